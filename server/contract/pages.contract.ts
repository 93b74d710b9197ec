import type { Language } from './languages.ts';

/** Title and description of a page for search engines and previews of links. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** The pages' words in one language. */
export interface PageTexts {
  readonly locale: string; // BCP 47, for <html lang>
  readonly pages: Readonly<Record<string, PageWords>>; // by path
  readonly other: PageWords; // words of every other path
}

/** The file `pages.json`, which the build of the web app writes for the server. */
export interface PagesFile {
  readonly picture: string; // path of the picture that previews of links show
  readonly addresses: readonly string[]; // addresses of all pages, as react-router writes them: "/ref/:referer", "/dev/gallery/*"
  readonly languages: Readonly<Record<Language, PageTexts>>;
}
