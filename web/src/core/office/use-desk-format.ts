import type { Payment } from 'server/contract';
import { formatUnitsMinor, formatNumber } from '../format/format.ts';
import { useLanguage } from '../i18n/messages.ts';

const BASE = { name: 'RUB' }; // the base unit: staff compare amounts, whatever currency each of them plays in
const MAX_PLACES = 8;
const unitOf: Readonly<Record<string, string>> = { dic: 'DIC', dicLocked: 'DIC', usdic: 'USDIC', usdicLocked: 'USDIC' };

/** Amounts as the desk writes them. */
export const useDeskFormat = () => {
  const language = useLanguage();
  return {
    /** Base hundredths. */
    base: (amountMinor: number): string => formatUnitsMinor(BigInt(amountMinor), BASE, language),
    /** Base hundredths that were won or lost. */
    signed: (amountMinor: number): string => formatUnitsMinor(BigInt(amountMinor), BASE, language, { sign: true }),
    /** Hundredths of the unit of an account of bonuses. */
    onAccount: (account: string, amountMinor: number): string =>
      formatUnitsMinor(BigInt(amountMinor), { name: unitOf[account] ?? BASE.name }, language),
    /** Amount that its player asked for, in the payment's own currency. */
    asked: ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string =>
      formatUnitsMinor(BigInt(amount), currency, language),
    /** A plain decimal text: a course, an amount of a coin. */
    decimal: (text: string): string => formatNumber(text, language, { maximumFractionDigits: MAX_PLACES }),
  };
};
