import react from '@vitejs/plugin-react';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Language, PreparedPages, PreparedView } from 'server/contract';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildAfterPaint, type AfterPaint } from './after-paint.ts';
import { appManifest } from './app-manifest.ts';
import { SCRIPTS } from './head-order.ts';
import { dictionariesOf, pageScripts, stylesOf } from './page-files.ts';
import type { Prepared, View } from './src/app/prepared/prepare.tsx';

const run = promisify(execFile);
const MOST_HTML_BYTES = 16 * 1024 * 1024;

type Bundle = Rolldown.OutputBundle;

/** Runs the application's own components once per language, in a process that dies with what they leave behind. */
const prepareAll = async (root: string): Promise<Record<Language, Prepared>> => {
  const outDir = await mkdtemp(join(tmpdir(), 'glasshouse-prepared-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      plugins: [react()],
      build: {
        outDir,
        target: 'esnext',
        minify: false,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(root, 'src/app/prepared/prepare.tsx'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'prepare.mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    const program = `
      globalThis.location = new URL('http://prepared.invalid/');
      const { prepareAll } = await import(${JSON.stringify(pathToFileURL(join(outDir, 'prepare.mjs')).href)});
      process.stdout.write(JSON.stringify(await prepareAll()), () => process.exit());`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
      maxBuffer: MOST_HTML_BYTES,
    });
    return JSON.parse(stdout.replaceAll('file:///assets/', '/assets/')) as Record<Language, Prepared>;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

/** What a view needs: the styles that index.html does not name already, and its scripts, once it is painted. */
const viewOf = (
  bundle: Bundle,
  index: string,
  afterPaint: AfterPaint,
  language: string,
  { parts, html }: View,
): PreparedView => {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)?.fileName ?? '';
  const scripts = pageScripts(bundle, parts);
  const modules = [...scripts, ...dictionariesOf(bundle, scripts, language)].filter((name) => name !== entry);
  const styles = stylesOf(bundle, scripts).filter((name) => !index.includes(name));
  const list = [...modules, entry].map((name) => `/${name}`).join(' ');
  return {
    head: styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`).join(''),
    scripts: `<script async src="${afterPaint.script}" data-worker="${afterPaint.worker}" data-modules="${list}"></script>`,
    root: html,
  };
};

/** Refuses a page that names what the build does not have: a file, or a class of a stylesheet. */
const check = (bundle: Bundle, html: string): void => {
  for (const [, file = ''] of html.matchAll(/(?:src|srcSet|href)="\/(assets\/[^"]+)"/gi))
    if (!bundle[file]) throw new Error(`the prepared page shows ${file}, which the build does not have`);
  const sheets = Object.values(bundle)
    .filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
    .map((output) => String((output as Rolldown.OutputAsset).source))
    .join('\n');
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  for (const name of classes.filter((each) => each.startsWith('_')))
    if (!sheets.includes(`.${name}`))
      throw new Error(`the prepared page has the class ${name}, which no stylesheet has`);
};

/** The page with places to fill in. Each must be there, once. */
const templateOf = (index: string): Pick<PreparedPages, 'template' | 'other'> => {
  const scripts = index.match(SCRIPTS) ?? [];
  const places: [RegExp, string][] = [
    [/(?<=<html lang=")[^"]*(?=")/, '{{locale}}'],
    [/(?<=<title>)[^<]*(?=<\/title>)/, '{{title}}'],
    [/(?<=<meta name="description" content=")[^"]*(?=")/, '{{description}}'],
    [/(?<=<link rel="manifest" href=")[^"]*(?=")/, '{{manifest}}'],
    [/(?=\s*<\/head>)/, '{{head}}{{scripts}}'], // styles before scripts
    [/(?<=<div id="root">)[\s\S]*(?=<\/div>\s*<noscript>)/, '{{root}}'],
  ];
  const preloader = places.at(-1)?.[0].exec(index)?.[0] ?? '';
  let template = index.replace(SCRIPTS, '');
  for (const [place, name] of places) {
    if (!place.test(template)) throw new Error(`index.html has no place for ${name}`);
    template = template.replace(place, name);
  }
  return { template, other: { head: '', scripts: scripts.join(''), root: preloader } };
};

/**
 * Writes `pages.json` for the server: what each page is called in each language, and some of them as everybody sees them
 * first, so that a browser shows them before it has read a script.
 */
export const preparedPages = (): Plugin => {
  let root = '';
  return {
    name: 'glasshouse:prepared-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const index = await readFile(join(dir, 'index.html'), 'utf8');
        const [prepared, afterPaint] = await Promise.all([prepareAll(root), buildAfterPaint(root, dir)]);
        const languages = Object.fromEntries(
          Object.entries(prepared).map(([language, one]) => {
            const views = Object.entries(one.views).map(([path, view]) => {
              check(bundle, view.html);
              return [path, viewOf(bundle, index, afterPaint, language, view)] as const;
            });
            return [language, { ...one, views: Object.fromEntries(views) }];
          }),
        ) as PreparedPages['languages'];
        const pages: PreparedPages = { ...templateOf(index), languages };
        await writeFile(join(dir, 'pages.json'), JSON.stringify(pages));
        for (const language of Object.keys(languages) as Language[])
          await writeFile(
            join(dir, `manifest.${language}.webmanifest`),
            JSON.stringify(appManifest(bundle, languages, language)),
          );
      },
    },
  };
};
