import { useCallback } from 'react';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

const DAY_MS = 86_400_000;

/** Names a Moscow day by its number: "22 November". */
export const useDayName = (): ((day: number) => string) => {
  const locale = localeOf[useLanguage()];
  return useCallback(
    (day) => dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day * DAY_MS),
    [locale],
  );
};
