import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../server/contract/languages.ts';

/** A folder a language, a file an area, in it a section for what is loaded together: `en/wheel.json` has `card` and `main`. */
export const LOCALES: readonly string[] = ['locales', 'src/testing/locales'].map((folder) =>
  join(import.meta.dirname, '..', folder),
);

const MESSAGES = join(import.meta.dirname, '../src/core/i18n/messages.ts');
const LONG_TEXT = join(import.meta.dirname, '../src/core/i18n/long-text.ts');

const PREFIX = '\0texts/';

/** A section's module: declared with its source language, or one of its translations, `…/card.en`. */
const MODULE = /^\0texts\/([a-z-]+)\/([a-z-]+)(?:\.([a-z]{2}))?$/;

/** A call that names a section: the module that makes it brings the section with it. */
const CALL = /\b(useMessages|texts|longTexts)\(\s*'([a-z-]+)',\s*'([a-z-]+)',?\s*\)/g;

/** The same for a section that comes later. */
const LAZY_CALL = /\blazyTexts\(\s*'([a-z-]+)',\s*'([a-z-]+)',?\s*\)/g;

export type Section = Readonly<Record<string, string>>;

export type ReadSection = (language: string, area: string, section: string) => { file: string; texts: Section };

/** Reads sections from the first of the folders that has their area. */
export const sectionReader =
  (folders: readonly string[] = LOCALES): ReadSection =>
  (language, area, section) => {
    const file = folders.map((folder) => join(folder, language, `${area}.json`)).find((each) => existsSync(each));
    if (!file) throw new Error(`no ${language}/${area}.json in ${folders.join(', ')}`);
    const texts = (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Section>>)[section];
    if (!texts) throw new Error(`${file} has no section "${section}"`);
    return { file, texts };
  };

const imports = (area: string, section: string, others: readonly string[]): string =>
  `{ ${others.map((language) => `${language}: () => import('virtual:texts/${area}/${section}.${language}')`).join(', ')} }`;

/**
 * Brings texts from the JSON files: a module a section, the source language with the code that names it, the others on
 * demand. `languageNames` are folders; the first is the source.
 */
export const texts = (languageNames: readonly string[] = languages, read: ReadSection = sectionReader()): Plugin => {
  const [source = '', ...others] = languageNames;
  return {
    name: 'glasshouse:texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:texts/') ? id.replace('virtual:texts/', PREFIX) : undefined),
    load(id) {
      const [, area, section, language] = MODULE.exec(id) ?? [];
      if (area === undefined || section === undefined) return undefined;
      const long = section.endsWith('-text');
      if (language === undefined && long)
        return `import { defineLongText } from ${JSON.stringify(LONG_TEXT)};
export default defineLongText('${area}', '${section}', ${imports(area, section, languageNames)});`;
      const { file, texts: words } = read(language ?? source, area, section);
      this.addWatchFile(file);
      const code = JSON.stringify(words);
      if (language !== undefined) return `export default ${code};`;
      return `import { defineMessages } from ${JSON.stringify(MESSAGES)};
export default defineMessages('${area}', '${section}', ${code}, ${imports(area, section, others)});`;
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || (code.search(CALL) < 0 && code.search(LAZY_CALL) < 0)) return undefined;
      const named = new Set([...code.matchAll(CALL)].map(([, , area, section]) => `${area}/${section}`));
      const rest = code.replace(LAZY_CALL, "import('virtual:texts/$1/$2').then((module) => module.default)");
      return { code: [...named].map((each) => `import 'virtual:texts/${each}';`).join('') + rest, map: null };
    },
  };
};
