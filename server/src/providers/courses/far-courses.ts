import { hash } from 'node:crypto';
import { decimalOf } from '../../core/payments/decimal.ts';

const USD_MICRO = 80_500_000;
const PERIOD_MS = 6 * 3_600_000;
const SWING = 0.004; // part of the course, up and down

/** Base units per unit, times a million, around which each simulated course moves. */
const middles: Readonly<Record<string, number>> = {
  USD: USD_MICRO,
  EUR: 93_400_000,
  UAH: 1_920_000,
  KZT: 154_000,
  UZS: 6_700,
  TRY: 1_900_000,
  TON: 160_000_000,
  btc: 95_000 * USD_MICRO,
  ltc: 95 * USD_MICRO,
  eth: 3_300 * USD_MICRO,
  trx: 0.28 * USD_MICRO,
  'trc20/usdt': USD_MICRO,
  'erc20/usdt': USD_MICRO,
  'bep20/usdt': USD_MICRO,
};

export const farCodes: readonly string[] = Object.keys(middles);

/** Courses that a person has set: decimal text by code. */
export type SetCourses = Readonly<Record<string, string>>;

/** Phase of a course in its period: not all go up at once. */
const phaseOf = (code: string): number => hash('sha256', code, 'buffer').readUInt32BE() / 2 ** 32;

/** A course at a time (ms since epoch): always the same for the same time. */
const driftedMicro = (code: string, at: number): bigint => {
  const turn = 2 * Math.PI * (at / PERIOD_MS + phaseOf(code));
  return BigInt(Math.round((middles[code] ?? 1) * (1 + SWING * Math.sin(turn))));
};

/** All courses at a time, as decimal text. */
export const farCourses = (at: number, set: SetCourses): Record<string, string> =>
  Object.fromEntries(farCodes.map((code) => [code, set[code] ?? decimalOf(driftedMicro(code, at), 6)]));
