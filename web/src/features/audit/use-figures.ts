import { formatMinor } from 'games-engine';
import { localeOf, numbersOf } from '../../core/i18n/locales.ts';
import { useLanguage } from '../../core/i18n/messages.ts';
import { formatDecimal } from '../../core/money/format.ts';

const LEAST_P = 0.0001;

/** Figures as the interface's language writes them. */
export const useFigures = () => {
  const language = useLanguage();
  const [locale, numbers] = [localeOf[language], numbersOf[language]];
  const number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(numbers, { maximumFractionDigits: digits }).format(value);
  const percentFormat = new Intl.NumberFormat(numbers, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const momentFormat = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  return {
    amount: (minor: number): string => formatDecimal(formatMinor(BigInt(minor)), language),
    number,
    /** An exact decimal, such as "95.00": its digits stay. */
    decimal: (text: string): string => formatDecimal(text, language),
    /** A moment (ms since epoch), with the zone that it is told in: auditors compare across houses. */
    moment: (at: number): string => momentFormat.format(at),
    percent: (share: number | null): string => (share === null ? '—' : percentFormat.format(share)),
    /** A probability: what is below a ten-thousandth is only said to be. */
    chance: (p: number): string => (p < LEAST_P ? `< ${number(LEAST_P, 4)}` : number(p, 4)),
  };
};
