import type { Fraction } from 'games-engine';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/messages.ts';
import { decimalMark, formatCount, formatMultiplier, formatOrdinal, formatPercent } from './format.ts';

/** Writes figures in the interface's language. Amounts of money need a currency too: see `useMoney`. */
export interface Format {
  count(count: number | bigint): string;
  ordinal(number: number): string;
  percent(percent: Fraction | number | string, places?: number): string;
  multiplier(value: Fraction | number | string): string;
  mark: string; // decimal mark of the language
  /** A plain decimal text with the language's mark and no grouping: what a field holds. */
  field(text: string): string;
}

/** The formatters of the interface's language. Keeps its identity while the language stays. */
export const useFormat = (): Format => {
  const language = useLanguage();
  return useMemo(
    () => ({
      count: (count) => formatCount(count, language),
      ordinal: (number) => formatOrdinal(number, language),
      percent: (percent, places) => formatPercent(percent, language, places),
      multiplier: (value) => formatMultiplier(value, language),
      mark: decimalMark(language),
      field: (text) => text.replace('.', decimalMark(language)),
    }),
    [language],
  );
};
