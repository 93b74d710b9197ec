import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

/** A moment as a person says it. */
export const useMoment = (): ((at: number) => string) => {
  const locale = localeOf[useLanguage()];
  return (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
};

/** A country's name in the interface's language; its code when that is unknown. */
export const useCountry = (): ((code: string) => string) => {
  const locale = localeOf[useLanguage()];
  return (code) => {
    try {
      return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
    } catch {
      return code; // not a code of a country
    }
  };
};
