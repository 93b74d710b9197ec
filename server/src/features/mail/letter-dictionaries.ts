import type { Language } from '../../../contract/languages.ts';
import { lettersEn } from './letters.messages.en.ts';
import { lettersKz } from './letters.messages.kz.ts';
import { lettersTr } from './letters.messages.tr.ts';
import { lettersRu, type LetterDictionary } from './letters.messages.ts';
import { lettersUa } from './letters.messages.ua.ts';
import { lettersUz } from './letters.messages.uz.ts';

/** Our letters in every language. */
export const letterDictionaries: Readonly<Record<Language, LetterDictionary>> = {
  ru: lettersRu,
  en: lettersEn,
  ua: lettersUa,
  kz: lettersKz,
  uz: lettersUz,
  tr: lettersTr,
};
