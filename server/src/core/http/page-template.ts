import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../../contract/languages.ts';
import type { PagesFile } from '../../../contract/pages.contract.ts';
import { escapeHtml } from './escape-html.ts';

/** The main page, by every address that it has. */
const MAIN = /^\/(?:main|ref\/[^/]+|ads\/[^/]+)?\/?$/;

/** What index.html has in the place of a page's own tags. */
const PLACE = /<!-- page\b[\s\S]*<!-- \/page -->/;
const LANGUAGE = /(?<=<html lang=")[^"]*(?=")/;

/** Whom a page is for: `origin` is the site's address as they know it. */
export interface PageVisitor {
  language: Language;
  origin: string;
}

/** The document that a path is answered with. It is the same for all such visitors. */
export type PageAt = (path: string, visitor: PageVisitor) => string;

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const graph = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** Reads the built web app; undefined when there is none. */
export const readPages = (root: string): PageAt | undefined => {
  const file = `${root}/pages.json`;
  if (!existsSync(file)) return undefined;
  const { picture, languages: texts } = JSON.parse(readFileSync(file, 'utf8')) as PagesFile;
  const absent = languages.filter((language) => !texts[language]);
  if (absent.length > 0) throw new Error(`${file} has nothing in ${absent.join(', ')}: build the web app again`);
  const index = readFileSync(`${root}/index.html`, 'utf8');
  if (!PLACE.test(index) || !LANGUAGE.test(index))
    throw new Error(`${root}/index.html has no place for a page's language and tags`);
  return (path, { language, origin }) => {
    const { locale, pages, other } = texts[language];
    const address = MAIN.test(path) ? '/main' : path.replace(/(?<=.)\/$/, '');
    const { title, description } = (Object.hasOwn(pages, address) ? pages[address] : undefined) ?? other;
    const tags = [
      `<title>${escapeHtml(title)}</title>`,
      named('description', description),
      `<link rel="canonical" href="${escapeHtml(origin + address)}">`,
      `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
      graph('type', 'website'),
      graph('site_name', 'Glasshouse'),
      graph('title', title),
      graph('description', description),
      graph('url', origin + address),
      graph('image', origin + picture),
    ];
    return index.replace(LANGUAGE, locale).replace(PLACE, () => tags.join('\n    '));
  };
};
