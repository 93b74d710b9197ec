import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const documents = ['*.md', '.github/*.md', '*/*.md', '*/docs/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }),
);

const readings = matches(read('server/READINGS.md'), /^\*\*([a-z-]+ \d+)\*\* ·/gm);

it('readings are numbered within their area, without gaps and in order', () => {
  const areas = matches(read('server/READINGS.md'), /^- `([a-z-]+)`: \[/gm);
  const numbered = areas.flatMap((area) => {
    const listed = readings.filter((reading) => reading.startsWith(`${area} `));
    return listed.map((_, index) => `${area} ${index + 1}`);
  });
  expect(readings).toEqual(numbered);
  expect(readings.length).toBeGreaterThanOrEqual(162);
});

it('a reading that code or a document names is there', () => {
  const code = globSync(['{db,games-engine,server,web}/{src,contract}/**/*.{ts,tsx}'], { cwd: root });
  const named = [...code, ...documents].flatMap((file) =>
    matches(read(file), /\bREADINGS, ([a-z-]+ \d+(?:(?:, | and )(?:[a-z-]+ )?\d+)*)/g).flatMap((list) => {
      let area = '';
      return list.split(/, | and /).map((part) => {
        const words = part.split(' ');
        if (words.length > 1) [area = ''] = words;
        return { file, reading: `${area} ${words.at(-1)}` };
      });
    }),
  );
  expect(named.filter(({ reading }) => !readings.includes(reading))).toEqual([]);
  expect(named).toContainEqual({ file: 'server/SECURITY.md', reading: 'accounts 19' });
});

it('a link from one document to a file of the project leads to it', () => {
  const dead = documents.flatMap((document) => {
    const folder = document.slice(0, document.lastIndexOf('/') + 1);
    const links = matches(read(document), /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g);
    return links
      .filter((link) => globSync(`${folder}${link}`, { cwd: root }).length === 0)
      .map((link) => `${document}: ${link}`);
  });
  expect(dead).toEqual([]);
});

it('a walk leads over files that are there and have the names that it says', () => {
  const steps = [...read('server/WALKS.md').matchAll(/^\| `([^`]+)` \| ((?:`\w+`(?:, )?)+) \|/gm)];
  const missing = steps.flatMap(([, file = '', names = '']) => {
    const source = globSync(file, { cwd: root }).length > 0 ? read(file) : undefined;
    if (source === undefined) return [file];
    return matches(names, /`(\w+)`/g)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(steps.length).toBeGreaterThan(40);
});

it('the README is read on two screens', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(900);
});
