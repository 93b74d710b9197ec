import { toPercent, type Fraction } from 'games-engine';
import { formatCount, formatMultiplier, formatNumber, formatPercent, withPercentSign } from '../format/format.ts';
import { useLanguage } from '../i18n/messages.ts';

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
  const language = useLanguage();
  const ofShare = (share: number, options: Intl.NumberFormatOptions): string =>
    withPercentSign(formatNumber(share * 100, language, options), language);
  return {
    percent: (share) => formatPercent(toPercent(share, PERCENT_DECIMALS), language),
    share: (share) =>
      share > 0 && share < TINY
        ? ofShare(share, { notation: 'scientific', maximumSignificantDigits: 3 })
        : ofShare(share, { maximumSignificantDigits: 4 }),
    plain: (value) => formatNumber(value, language, { maximumSignificantDigits: 6 }),
    times: (value) => formatMultiplier(value, language),
    whole: (value) => formatCount(value, language),
  };
};
