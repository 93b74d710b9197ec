import { DEFAULT_PAYWAY, TON_DEDUCTION_NANO } from '../../../contract/features/cashbox-values.ts';
import type { PayoutUnit } from './withdrawal-sum.ts';

const MONEY_DECIMALS = 2;
const TON_DECIMALS = 9;
const COIN_DECIMALS = 8;
const TOKEN_DECIMALS = 6; // decimals of USDT and TRX on their networks
const tokens = /(?:^|\/)(?:usdt|trx)$/;

/** Unit that a payway pays out. */
export interface PaidOut {
  paywayId: number;
  isCrypto: boolean;
  code: string; // code of the method: a coin's
  courseMicro: bigint; // course of the payway's currency
}

/** Payout unit of a payway. Undefined while its coin has no course. */
export const payoutUnitOf = (
  { paywayId, isCrypto, code, courseMicro }: PaidOut,
  coinCourseMicro: bigint | undefined,
): PayoutUnit | undefined => {
  if (paywayId === DEFAULT_PAYWAY) return { courseMicro, decimals: TON_DECIMALS, deductionParts: TON_DEDUCTION_NANO };
  if (!isCrypto) return { courseMicro, decimals: MONEY_DECIMALS, deductionParts: 0n };
  if (coinCourseMicro === undefined) return undefined;
  const decimals = tokens.test(code) ? TOKEN_DECIMALS : COIN_DECIMALS;
  return { courseMicro: coinCourseMicro, decimals, deductionParts: 0n };
};

/** Displayed unit of a payout: RUB, BTC, USDT. `code`: of the method. */
export const payoutUnitName = (isCrypto: boolean, code: string, currency: string): string =>
  isCrypto ? code.slice(code.lastIndexOf('/') + 1).toUpperCase() : currency;

/** Value of TON's deduction, in base hundredths, rounded down: it covers the network's own fee. */
export const deductionMinorOf = (paywayId: number, courseMicro: bigint): bigint =>
  paywayId === DEFAULT_PAYWAY ? (TON_DEDUCTION_NANO * courseMicro) / 10_000_000_000_000n : 0n;
