import { languageRules, languages, type Language } from 'server/contract';

type Rule = keyof (typeof languageRules)[Language];

const ruleOf = (rule: Rule): Readonly<Record<Language, string>> =>
  Object.fromEntries(languages.map((language) => [language, languageRules[language][rule]])) as Record<
    Language,
    string
  >;

/** The language whose texts are the source of all others and the fallback. */
export const SOURCE_LANGUAGE = languages[0];

/** Our names of languages as BCP 47 has them: for `<html lang>`, Intl and plural rules. */
export const localeOf = ruleOf('locale');

/** Each language's name for itself. */
export const languageNames = ruleOf('name');

const byLocale = new Map<string, Language>(languages.map((language) => [localeOf[language], language]));

/** Our name of a BCP 47 language. */
export const languageOf = (locale: string | undefined): Language => byLocale.get(locale ?? '') ?? SOURCE_LANGUAGE;
