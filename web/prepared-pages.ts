import react from '@vitejs/plugin-react';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Language, PreparedPages } from 'server/contract';
import { build, type Plugin, type Rolldown } from 'vite';
import { appManifest } from './app-manifest.ts';
import { dictionariesOf, pageScripts, stylesOf } from './page-files.ts';
import type { Prepared } from './src/app/prepared/prepare.tsx';

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

/** Links to what the main page needs beside the files that index.html names already. */
const headOf = (bundle: Bundle, index: string, language: string): string => {
  const scripts = pageScripts(bundle);
  const modules = [...scripts, ...dictionariesOf(bundle, scripts, language)].filter((name) => !index.includes(name));
  const styles = stylesOf(bundle, scripts).filter((name) => !index.includes(name));
  return [
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...modules.map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`),
  ].join('');
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
const templateOf = (index: string): Pick<PreparedPages, 'template' | 'preloader'> => {
  const places: [RegExp, string][] = [
    [/(?<=<html lang=")[^"]*(?=")/, '{{locale}}'],
    [/(?<=<title>)[^<]*(?=<\/title>)/, '{{title}}'],
    [/(?<=<meta name="description" content=")[^"]*(?=")/, '{{description}}'],
    [/(?<=<link rel="manifest" href=")[^"]*(?=")/, '{{manifest}}'],
    [/(?=<script type="module")/, '{{head}}'], // styles before scripts
    [/(?<=<div id="root">)[\s\S]*(?=<\/div>\s*<noscript>)/, '{{root}}'],
  ];
  const preloader = places.at(-1)?.[0].exec(index)?.[0] ?? '';
  let template = index;
  for (const [place, name] of places) {
    if (!place.test(template)) throw new Error(`index.html has no place for ${name}`);
    template = template.replace(place, name);
  }
  return { template, preloader };
};

/**
 * Writes `pages.json` for the server: what each page is called in each language, and the main page as everybody sees it
 * first, so that a browser shows it before it has read a script.
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
        const prepared = await prepareAll(root);
        const languages = Object.fromEntries(
          Object.entries(prepared).map(([language, one]) => {
            check(bundle, one.main);
            return [language, { ...one, mainHead: headOf(bundle, index, language) }];
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
