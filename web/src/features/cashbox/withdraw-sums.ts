import { COURSE_ONE, formatMinor } from 'games-engine';
import { TON_DEDUCTION_NANO } from 'server/contract';

const PPM = 1_000_000n;
const NANO_OF_HUNDREDTH = 10_000_000n; // 10^9 / 100
const NANO_DIGITS = 9;

const ceilDiv = (num: bigint, den: bigint): bigint => (num + den - 1n) / den;

/** Estimate of a withdrawal. The server's own figures count, and are shown before it is confirmed. */
export interface Estimate {
  readonly feeMinor: bigint; // base hundredths
  readonly debitMinor: bigint; // base hundredths, the fee among them
  readonly arrives: string; // decimal text in the payway's currency
}

const nanoText = (nano: bigint): string => {
  const digits = nano.toString().padStart(NANO_DIGITS + 1, '0');
  return `${digits.slice(0, -NANO_DIGITS)}.${digits.slice(-NANO_DIGITS)}`.replace(/0+$/, '').replace(/\.$/, '');
};

/** TON arrives less what its transfer costs. */
const tonArrives = (amountMinor: bigint): string => {
  const nano = amountMinor * NANO_OF_HUNDREDTH - TON_DEDUCTION_NANO;
  return nanoText(nano > 0n ? nano : 0n);
};

/** `amountMinor`: hundredths of the payway's currency; `courseMicro`: base units per unit of it, in millionths. */
export const estimateWithdrawal = (
  amountMinor: bigint,
  { courseMicro, feePpm, isTon }: { courseMicro: bigint; feePpm: number; isTon: boolean },
): Estimate => {
  const baseMinor = ceilDiv(amountMinor * courseMicro, COURSE_ONE);
  const feeMinor = ceilDiv(baseMinor * BigInt(feePpm), PPM);
  const arrives = isTon ? tonArrives(amountMinor) : formatMinor(amountMinor);
  return { feeMinor, debitMinor: baseMinor + feeMinor, arrives };
};

/** The most that a balance covers with its fee, hundredths of the payway's currency. `availableMinor`: base hundredths. */
export const mostOf = (availableMinor: bigint, terms: { courseMicro: bigint; feePpm: number }): bigint => {
  const debitOf = (amountMinor: bigint): bigint =>
    estimateWithdrawal(amountMinor, { ...terms, isTon: false }).debitMinor;
  let most = (availableMinor * COURSE_ONE * PPM) / (terms.courseMicro * (PPM + BigInt(terms.feePpm)));
  while (most > 0n && debitOf(most) > availableMinor) most -= 1n; // a few hundredths that are rounded up
  return most;
};
