import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const TEXT = /\/([a-z-]+)\.text\.([a-z]{2})\.ts$/;

/**
 * Makes files of long texts what they are, data: a page then reads them as JSON and compiles nothing, and each export
 * becomes the address of its text. In development they stay the modules that they are written as.
 */
export const longTexts = (): Plugin => ({
  name: 'glasshouse:long-texts',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    const [, name, language] = TEXT.exec(id.split('?')[0] ?? id) ?? [];
    if (name === undefined || language === undefined) return undefined;
    const text = ((await import(pathToFileURL(id).href)) as Record<string, object>)[language];
    if (!text) throw new Error(`${id} exports no "${language}"`);
    const file = this.emitFile({ type: 'asset', name: `${name}.${language}.json`, source: JSON.stringify(text) });
    return `export const ${language} = import.meta.ROLLUP_FILE_URL_${file};`;
  },
});
