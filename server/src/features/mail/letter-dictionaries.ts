import type { Language } from '../../../contract/languages.ts';
import { texts, type ServerTexts } from '../../core/i18n/texts.ts';

/** The words of one letter; {{name}} marks what is filled in. */
export interface LetterWords {
  subject: string;
  body: readonly string[]; // paragraphs under the greeting
  button?: string; // on what opens the letter's link
  note?: string; // advice for a letter that was not expected
}

/** Letters whose words differ: some kinds of letter have two. */
export type LetterVariant = keyof ServerTexts['mail']['letters'];

/** All words of our letters in one language. */
export type LetterDictionary = Readonly<Record<Exclude<keyof ServerTexts['mail'], 'letters'>, string>> & {
  readonly letters: Readonly<Record<LetterVariant, LetterWords>>;
};

/** Our letters in every language. */
export const letterDictionaries = texts('mail') as unknown as Readonly<Record<Language, LetterDictionary>>;
