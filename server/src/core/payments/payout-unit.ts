import { DEFAULT_PAYWAY, TON_DEDUCTION_NANO } from '../../../contract/features/cashbox-values.ts';
import type { PayoutUnit } from './withdrawal-sum.ts';

const MONEY_DECIMALS = 2;
const TON_DECIMALS = 9;
const COIN_DECIMALS = 8;
const TOKEN_DECIMALS = 6; // of USDT and TRX on their networks
const tokens = /(?:^|\/)(?:usdt|trx)$/;

/** What is paid out by a payway. */
export interface PaidOut {
  paywayId: number;
  isCrypto: boolean;
  code: string; // of the method: a coin's
  courseMicro: bigint; // of the payway's currency
}

/** How a payway pays out. Undefined while nobody knows what its coin is worth. */
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

/** What a payout is shown in: RUB, BTC, USDT. `code`: of the method. */
export const payoutUnitName = (isCrypto: boolean, code: string, currency: string): string =>
  isCrypto ? code.slice(code.lastIndexOf('/') + 1).toUpperCase() : currency;

/** What TON's deduction is worth, in base hundredths, rounded down: it covers the network's own fee. */
export const deductionMinorOf = (paywayId: number, courseMicro: bigint): bigint =>
  paywayId === DEFAULT_PAYWAY ? (TON_DEDUCTION_NANO * courseMicro) / 10_000_000_000_000n : 0n;
