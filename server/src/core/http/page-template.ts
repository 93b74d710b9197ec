import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../../contract/languages.ts';
import type { PagesFile, PageWords } from '../../../contract/pages.contract.ts';
import { escapeHtml } from './escape-html.ts';

/** The main page, by every address that it has. */
const MAIN = /^\/(?:main|ref\/[^/]+|r\/[^/]+|ads\/[^/]+)?\/?$/;

/** Placeholder of a page's own tags in index.html. */
const PLACE = /<!-- page\b[\s\S]*<!-- \/page -->/;
const LANGUAGE = /(?<=<html lang=")[^"]*(?=")/;

/** Visitor of a page: `origin` is the site's address as they know it. */
export interface PageVisitor {
  language: Language;
  origin: string;
}

/** An address of the site as a preview of a link asks for it. */
export interface PageAddress {
  path: string;
  query: URLSearchParams;
  language: Language;
}

/** The words and the picture of one address. */
export interface PagePreview extends PageWords {
  path: string; // with its parameters: what previews are made of again
  picture: { path: string; width: number; height: number };
}

/** Gives the preview of an address; undefined: that of its page. */
export type PreviewOf = (address: PageAddress) => Promise<PagePreview | undefined>;

/** The pages of the built web app. */
export interface Pages {
  /** True when a path is an address of the site. */
  has(path: string): boolean;
  /** The document that a path is answered with. It is the same for all such visitors. */
  at(path: string, visitor: PageVisitor, preview?: PagePreview): string;
}

/** A pattern of react-router as an expression: `:name` is one part of a path, a `*` at its end all that follow. */
const expressionOf = (address: string): string =>
  address
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : RegExp.escape(part)))
    .join('/')
    .replace(/\/\.\*$/, '(?:/.*)?');

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const graph = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** Tags that make a preview large, with the words for who does not see its picture. */
const cardTags = ({ title, picture: { width, height } }: PagePreview): string[] => [
  graph('image:width', String(width)),
  graph('image:height', String(height)),
  graph('image:alt', title),
  named('twitter:card', 'summary_large_image'),
];

/** Reads the built web app; undefined when there is none. */
export const readPages = (root: string): Pages | undefined => {
  const file = `${root}/pages.json`;
  if (!existsSync(file)) return undefined;
  const { picture, addresses, languages: texts } = JSON.parse(readFileSync(file, 'utf8')) as PagesFile;
  const absent = languages.filter((language) => !texts[language]);
  if (absent.length > 0) throw new Error(`${file} has nothing in ${absent.join(', ')}: build the web app again`);
  const index = readFileSync(`${root}/index.html`, 'utf8');
  if (!PLACE.test(index) || !LANGUAGE.test(index))
    throw new Error(`${root}/index.html has no place for a page's language and tags`);
  const known = new RegExp(`^(?:${addresses.map(expressionOf).join('|')})/?$`, 'i');
  const at: Pages['at'] = (path, { language, origin }, preview) => {
    const { locale, pages, other } = texts[language];
    const address = MAIN.test(path) ? '/main' : path.replace(/(?<=.)\/$/, '');
    const { title, description } = preview ?? (Object.hasOwn(pages, address) ? pages[address] : undefined) ?? other;
    const tags = [
      `<title>${escapeHtml(title)}</title>`,
      named('description', description),
      `<link rel="canonical" href="${escapeHtml(origin + address)}">`,
      `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
      graph('type', 'website'),
      graph('site_name', 'Glasshouse'),
      graph('title', title),
      graph('description', description),
      graph('url', origin + (preview?.path ?? address)),
      graph('image', origin + (preview?.picture.path ?? picture)),
      ...(preview ? cardTags(preview) : []),
    ];
    return index.replace(LANGUAGE, locale).replace(PLACE, () => tags.join('\n    '));
  };
  return { has: (path) => known.test(path), at };
};
