import { languages, type Language } from '../../../contract/languages.ts';

/** Messages of one group (a game or an area) in every language; `{{name}}` marks what is filled in. */
export type MessageGroup<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** The text of a message. A key that its group does not have is looked up in `general`, then in Russian. */
export type Translate = (lang: Language, group: string, key: string, values?: object) => string;

const fill = (text: string, values: object): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(Reflect.get(values, name) ?? ''));

/** A translator over groups of messages. `general` must have the key `generic`, the last resort. */
export const createTranslate = (groups: Readonly<Record<string, MessageGroup>>): Translate => {
  const find = (lang: Language, group: string, key: string): string | undefined =>
    groups[group]?.[lang][key] ?? groups['general']?.[lang][key];
  return (lang, group, key, values = {}) =>
    fill(find(lang, group, key) ?? find(languages[0], group, key) ?? find(lang, 'general', 'generic') ?? key, values);
};
