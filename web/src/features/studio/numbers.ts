import { toPercent, type Fraction } from 'games-engine';
import { numbersOf } from '../../core/i18n/locales.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

/** Numbers of the analysis as the interface's language writes them. */
export interface NumberText {
  percent(share: Fraction): string; // exact up to six decimals, cut off after them
  share(share: number): string; // a probability: small ones keep three digits
  plain(value: number): string;
  times(value: number): string; // a multiple of the stake
  whole(value: number): string;
}

const PERCENT_DECIMALS = 6;
const TINY = 1e-4; // from here down a percentage would be all zeros

export const useNumberText = (): NumberText => {
  const locale = numbersOf[useLanguage()];
  const format = (value: number | string, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, options).format(value as Intl.StringNumericLiteral);
  const plain = (value: number): string => format(value, { maximumSignificantDigits: 6 });
  return {
    percent: (share) =>
      `${format(toPercent(share, PERCENT_DECIMALS), { maximumFractionDigits: PERCENT_DECIMALS })}\u00a0%`,
    share: (share) =>
      share > 0 && share < TINY
        ? `${format(share * 100, { notation: 'scientific', maximumSignificantDigits: 3 })}\u00a0%`
        : `${format(share * 100, { maximumSignificantDigits: 4 })}\u00a0%`,
    plain,
    times: (value) => `×${plain(value)}`,
    whole: (value) => format(value, { maximumFractionDigits: 0 }),
  };
};
