import { useCallback } from 'react';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

const DAY_MS = 86_400_000;

/** Names a day in the interface's language: "24 Nov 2026". */
export const useDay = (): ((day: number) => string) => {
  const locale = localeOf[useLanguage()];
  return useCallback(
    (day: number) => dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day * DAY_MS),
    [locale],
  );
};
