import { minorAt, type Decimal } from 'db';
import { CRYPTO_BONUS_PPM } from '../../../contract/features/cashbox-values.ts';

const MAX_CREDIT_MINOR = 1_000_000_000_000n; // ten billion base units: more is a fault of somebody's program
const PPM = 1_000_000n;

/** What a deposit comes to, in base hundredths. */
export interface DepositPrice {
  baseMinor: bigint; // floored
  bonusMinor: bigint; // floored; from the house
  remainderMicro: bigint; // what the floor of `baseMinor` took off, in millionths of a hundredth: the trail states it
}

/**
 * The value of what arrived: amount × course, floored to a hundredth, and 5 % of it on top for crypto, floored too.
 * Undefined for an amount that is nothing or absurd.
 */
export const priceDeposit = (amount: Decimal, courseMicro: bigint, isCrypto: boolean): DepositPrice | undefined => {
  const { minor: baseMinor, remainderMicro } = minorAt(amount, courseMicro);
  if (baseMinor <= 0n || baseMinor > MAX_CREDIT_MINOR) return undefined;
  const bonusMinor = isCrypto ? (baseMinor * BigInt(CRYPTO_BONUS_PPM)) / PPM : 0n;
  return { baseMinor, bonusMinor, remainderMicro };
};

/** Whether a decimal amount is exactly so many hundredths. */
export const isExactly = ({ digits, scale }: Decimal, minor: bigint): boolean =>
  digits * 100n === minor * 10n ** BigInt(scale);
