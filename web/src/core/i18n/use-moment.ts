import { useCallback } from 'react';
import { dateFormat } from './dates.ts';
import { localeOf } from './locales.ts';
import { useLanguage } from './messages.ts';

/** Says a moment (ms since epoch) as a person would, in the interface's language: "21 Nov 2026, 14:05". */
export const useMoment = (): ((at: number) => string) => {
  const locale = localeOf[useLanguage()];
  return useCallback(
    (at: number) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at),
    [locale],
  );
};
