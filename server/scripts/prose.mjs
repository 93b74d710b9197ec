// Checks comments, test titles and names against .github/CONTRIBUTING.md. Named files, or every file that git knows.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './setup.mjs';

process.chdir(root);
const SOURCES = /\.(?:ts|tsx|mjs|mts)$/;
const OTHERS = /\.(?:messages|text)\b|locales\/|migration-\d|\.generated\./; // texts of players, and released migrations
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:[!&|?{;]\s{0,99}|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;
const RELATIVE = /^(?:what|whether|who|whom|whose|where|which|that|how|of)\b/i;
const CONTINUED = /^(?:what(?:ever)?|whether|who|whom|whose|where|which|that|how|why|of|and|or|but)\b/i;
const CALL = /^( *)(?:void |await )?(test|it|describe)(?:\.\w+)*[(`<]/;
const TITLE_LINE = /^ *(?:void |await )?(?:test|it|describe)(?:\.\w+)*(?:<[^(]*>)?(?:\(.*\)|`.*`)?\($/;
// a variable, a function or a parameter; a property of the wire or of a library keeps its name
const NAMES =
  /(?<!\w)(?:const|let|function) (of|told|given|made|own)(?= ?[=(:;])|[(,] ?(?:\.\.\.)?(of|told|given|made|own)(?=\??: [\w'([{][^;=]*\)(?::[^;]*)? =>|(?:, \w+)*\) =>)|(?<![\w.])((?:MOST|LEAST)(?:_[A-Z_]+)?)\b/g;

const faults = [];
const files =
  process.argv.length > 2 ? process.argv.slice(2) : execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');

/** The call to which a string in the first place belongs, when it is of a test. */
const callOf = (lines, at) => {
  const [line, column] = at;
  let head = lines[line].slice(0, column);
  let first = line;
  if (head.trim() === '') head = lines[(first = line - 1)] ?? '';
  if (TITLE_LINE.test(head.trimEnd())) return head.match(CALL);
  if (!/^\s*[\])}`].*\($/.test(head.trimEnd())) return null; // the end of a table of cases
  const [indent] = head.match(/^ */);
  while (first-- > 0)
    if (lines[first].match(/^ */)[0] === indent && CALL.test(lines[first])) return lines[first].match(CALL);
  return null;
};

for (const file of files.filter((name) => SOURCES.test(name) && !OTHERS.test(name))) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const isTest = /\.test\.tsx?$/.test(file);
  let line = 0;
  let begin = 0; // index of this line
  let commented = -2; // line of the comment before
  let code = '';
  let end = 0;
  const report = (what, found) => faults.push(`${file}:${line + 1} ${what}: ${found.slice(0, 90)}`);
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    for (let next; (next = text.indexOf('\n', begin)) !== -1 && next < index; begin = next + 1) line += 1;
    code += text.slice(end, index);
    end = index + token.length;
    if (/^\/[/*]/.test(token)) {
      const words = token.replace(/^\/\/|^\/\*\*?|\*\/$/g, '').replace(/^[\s*]+/, '');
      const follows = token.startsWith('//') && text.slice(begin, index).trim() === '' && commented === line - 1;
      if (!follows && RELATIVE.test(words)) report('a comment begins with a verb or names its thing', words);
      commented = token.startsWith('//') && text.slice(begin, index).trim() === '' ? line : -2;
    } else {
      code += "''";
      const title = token.slice(1, -1);
      if (isTest && CONTINUED.test(title) && callOf(lines, [line, index - begin]))
        report('a title is a whole sentence', title);
    }
  }
  code += text.slice(end);
  for (const [found, ...names] of code.matchAll(NAMES)) {
    const name = names.find(Boolean);
    line = lines.findIndex((each) => new RegExp(`\\b${name}\\b`).test(each) && !/^\s*(?:\*|\/\/)/.test(each));
    report('a name is a noun or an imperative, a limit MAX_ or MIN_', found.trim());
  }
}
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults of prose (.github/CONTRIBUTING.md, English)`);
process.exit(faults.length === 0 ? 0 : 1);
