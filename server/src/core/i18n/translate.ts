import { languageRules, languages, type Language } from '../../../contract/languages.ts';
import type ServerTexts from './texts.generated.d.ts';

/** Messages of one group (a game or an area) in every language; `{{name}}` marks what is filled in. */
export type MessageGroup<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Names that a text is filled in with: `{{name}}`. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type TextOf<Group, Key> = Group extends keyof ServerTexts
  ? Key extends keyof ServerTexts[Group]
    ? ServerTexts[Group][Key]
    : unknown
  : unknown;

/** Values of a text whose group and key are known here; of any other an object, or none. */
type Values<Group, Key> = [NamesIn<TextOf<Group, Key>>] extends [never]
  ? [values?: object]
  : [values: Readonly<Record<NamesIn<TextOf<Group, Key>>, string | number>>];

/** The text of a message. A key that its group does not have is looked up in `general`, then in Russian. */
export type Translate = <const Group extends string, const Key extends string>(
  lang: Language,
  group: Group,
  key: Key,
  ...values: Values<Group, Key>
) => string;

const DECIMAL = /^\d+\.(\d+)$/;

/** A decimal text as the language writes it; anything else as it is. Pages write the same amount beside the message. */
const written = (value: unknown, lang: Language): string => {
  const text = String(value ?? '');
  const places = DECIMAL.exec(text)?.[1]?.length;
  if (places === undefined) return text;
  const format = new Intl.NumberFormat(languageRules[lang].numbers, { minimumFractionDigits: places });
  return format.format(text as Intl.StringNumericLiteral);
};

const fill = (text: string, values: object, lang: Language): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(Reflect.get(values, name), lang));

/** A translator over groups of messages. `general` must have the key `generic`, the last resort. */
export const createTranslate = (groups: Readonly<Record<string, MessageGroup>>): Translate => {
  const find = (lang: Language, group: string, key: string): string | undefined =>
    groups[group]?.[lang][key] ?? groups['general']?.[lang][key];
  return (lang, group, key, ...[values = {}]) =>
    fill(
      find(lang, group, key) ?? find(languages[0], group, key) ?? find(lang, 'general', 'generic') ?? key,
      values,
      lang,
    );
};
