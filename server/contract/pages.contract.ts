import type { Language } from './languages.ts';

/** What a page says about itself before any script runs. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** What a page shows to everybody before any script runs. HTML. */
export interface PreparedView {
  readonly head: string; // the files that it needs
  readonly scripts: string; // what makes it work, once it is seen
  readonly root: string;
}

/** The cookie of who has answered the age notice. */
export const ADULT_COOKIE = 'adult';

/** What the build of the web app has prepared in one language. */
export interface PreparedLanguage {
  readonly locale: string; // BCP 47, for <html lang>
  readonly pages: Readonly<Record<string, PageWords>>; // by path
  readonly other: PageWords; // of every other path
  readonly views: Readonly<Record<string, PreparedView>>; // by path: the pages that are there before their scripts
  readonly ageNotice: string; // HTML: above a view, for who has not answered it
}

/** The file `pages.json` of the built web app. */
export interface PreparedPages {
  /** index.html with `{{locale}}`, `{{title}}`, `{{description}}`, `{{manifest}}`, `{{head}}`, `{{scripts}}` and `{{root}}` to be filled in. */
  readonly template: string;
  readonly other: PreparedView; // every page without a view of its own: waits for its scripts
  readonly languages: Readonly<Record<Language, PreparedLanguage>>;
}
