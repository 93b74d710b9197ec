import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

/** Writes a day as YYYY-MM-DD in the page's language. */
export const useDay = (): ((day: string) => string) => {
  const locale = localeOf[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`));
};
