import type { Language } from 'server/contract';
import { numbersOf } from './locales.ts';

const LEAST_GROUPED = 1000;

/** A whole number, 0 or more, as a language writes it. Below a thousand all of ours write it alike, and nothing has to be loaded for that. */
export const formatCount = (count: number, language: Language): string =>
  count < LEAST_GROUPED ? String(count) : new Intl.NumberFormat(numbersOf[language]).format(count);
