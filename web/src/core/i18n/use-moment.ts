import { createContext, useCallback, useContext } from 'react';
import { dateFormat } from './dates.ts';
import { localeOf } from './locales.ts';
import { useLanguage } from './messages.ts';

/** The zone in which moments of a page are told. Undefined: the reader's own; pages of the staff have the house's. */
export const MomentZone = createContext<string | undefined>(undefined);

/** Says a moment (ms since epoch) as a person would, in the interface's language: "21 Nov 2026, 14:05". */
export const useMoment = (): ((at: number) => string) => {
  const locale = localeOf[useLanguage()];
  const timeZone = useContext(MomentZone);
  return useCallback(
    (at: number) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
    [locale, timeZone],
  );
};
