import { formatMinor, HOUSE_ZONE } from 'games-engine';
import { dateFormat } from '../../core/i18n/dates.ts';
import { formatDecimal, formatNumber, withPercentSign } from '../../core/format/format.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

const MIN_P = 0.0001;

/** Figures as the interface's language writes them. */
export const useFigures = () => {
  const language = useLanguage();
  const number = (value: number, digits = 0): string =>
    formatNumber(value, language, { maximumFractionDigits: digits });
  const percentOf = (share: number): string =>
    withPercentSign(
      formatNumber(share * 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      language,
    );
  const momentFormat = dateFormat(localeOf[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: HOUSE_ZONE,
    timeZoneName: 'short',
  });
  return {
    amount: (minor: number): string => formatDecimal(formatMinor(BigInt(minor)), language),
    number,
    /** An exact decimal, such as "95.00": its digits stay. */
    decimal: (text: string): string => formatDecimal(text, language),
    /** A moment (ms since epoch), with the zone that it is told in: auditors compare across houses. */
    moment: (at: number): string => momentFormat.format(at),
    percent: (share: number | null): string => (share === null ? '—' : percentOf(share)),
    /** A probability: what is below a ten-thousandth is only said to be. */
    chance: (p: number): string => (p < MIN_P ? `< ${number(MIN_P, 4)}` : number(p, 4)),
  };
};
