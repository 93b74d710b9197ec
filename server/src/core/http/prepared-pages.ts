import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../../contract/languages.ts';
import type { PreparedPages } from '../../../contract/pages.contract.ts';
import { escapeHtml } from './escape-html.ts';

/** The main page, by every address that it has. */
const MAIN = /^\/(?:main|ref\/[^/]+|ads\/[^/]+)?\/?$/;

/** Who opens a page, as far as its first view differs. */
export interface PageVisitor {
  language: Language;
  isAdult: boolean; // has answered the age notice
}

/** The page that a path is answered with. It is the same for all such visitors. */
export type PageAt = (path: string, visitor: PageVisitor) => string;

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

const own = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Reads what the build has prepared; undefined when it has not. */
export const readPreparedPages = (root: string): PageAt | undefined => {
  const file = `${root}/pages.json`;
  if (!existsSync(file)) return undefined;
  const prepared = JSON.parse(readFileSync(file, 'utf8')) as PreparedPages;
  const absent = languages.filter((language) => !prepared.languages[language]);
  if (absent.length > 0) throw new Error(`${file} has nothing in ${absent.join(', ')}: build the web app again`);
  return (path, { language, isAdult }) => {
    const { locale, pages, other, views, ageNotice } = prepared.languages[language];
    const address = MAIN.test(path) ? '/main' : path.replace(/(?<=.)\/$/, '');
    const { title, description } = own(pages, address) ?? other;
    const view = own(views, address);
    const { head, scripts, root } = view ?? prepared.other;
    return fill(prepared.template, {
      locale,
      title: escapeHtml(title),
      description: escapeHtml(description),
      manifest: `/manifest.${language}.webmanifest`,
      head,
      scripts,
      root: view && !isAdult ? root + ageNotice : root,
    });
  };
};
