import type { Payment } from 'server/contract';
import { formatMoney, formatNumber, formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';

const COIN_DIGITS = 18;

/** Says an amount of coins, with every digit that its network has. */
export const useCoinText = (): ((coin: { amount: string; unit: string }) => string) => {
  const language = useLanguage();
  return ({ amount, unit }) => `${formatNumber(amount, language, { maximumFractionDigits: COIN_DIGITS })} ${unit}`;
};

/** Figures of a payment, as they were when it was made. */
export interface PaymentText {
  amount: string; // in the unit that was paid; empty while nothing has arrived
  /** Says base hundredths: at the payment's own course to a player who sees amounts in its currency. */
  base(minor: number): string;
}

/** Words a payment's figures. */
export const usePaymentText = (): ((payment: Payment) => PaymentText) => {
  const language = useLanguage();
  const coinText = useCoinText();
  const { currency: shown, format } = useMoney();
  return ({ amount, coin, currency, course }) => {
    const units = amount > 0 ? formatUnitsMinor(BigInt(amount), currency, language) : '';
    const isOwn = shown.id === currency.id;
    return {
      amount: coin ? coinText(coin) : units,
      base: (minor) => (isOwn ? formatMoney(minor, { ...shown, course }, language) : format(minor)),
    };
  };
};
