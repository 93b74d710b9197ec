import { formatNumber } from '../../core/format/format.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

const DIGITS = 4;

/** Says the least that is taken of a coin, rounded up: it is an amount in the house's money at the course of now. */
export const useMinimum = (): ((coin: { name: string; minAmount: string }) => string) => {
  const language = useLanguage();
  return ({ name, minAmount }) => {
    const amount = formatNumber(minAmount, language, { maximumSignificantDigits: DIGITS, roundingMode: 'ceil' });
    return `${amount} ${name}`;
  };
};
