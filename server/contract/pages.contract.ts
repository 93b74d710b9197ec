import type { Language } from './languages.ts';

/** What a page says about itself before any script runs. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** What the build of the web app has prepared in one language. */
export interface PreparedLanguage {
  readonly locale: string; // BCP 47, for <html lang>
  readonly pages: Readonly<Record<string, PageWords>>; // by path
  readonly other: PageWords; // of every other path
  readonly main: string; // HTML: what the main page shows to everybody
  readonly mainHead: string; // HTML: the files that it needs
}

/** The file `pages.json` of the built web app. */
export interface PreparedPages {
  /** index.html with `{{locale}}`, `{{title}}`, `{{description}}`, `{{manifest}}`, `{{head}}` and `{{root}}` to be filled in. */
  readonly template: string;
  readonly preloader: string; // HTML: what every other page shows until it is there
  readonly languages: Readonly<Record<Language, PreparedLanguage>>;
}
