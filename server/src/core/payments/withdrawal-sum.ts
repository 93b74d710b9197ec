const MICRO = 1_000_000n;
const MINOR = 100n;

/** Unit of a payway's payouts. Courses: base units per unit, times a million. */
export interface PayoutUnit {
  courseMicro: bigint; // course of the arriving unit: the coin's, or the currency's own
  decimals: number; // digits after the point that the receiver's amount has
  deductionParts: bigint; // taken from what arrives, in the smallest parts of it
}

export interface WithdrawalTerms {
  amountMinor: bigint; // hundredths of the payway's currency
  courseMicro: bigint; // course of that currency
  feePpm: number;
  unit: PayoutUnit;
}

/** Sums of a withdrawal. Amounts in base hundredths, but for `arrives`. */
export interface WithdrawalSum {
  baseMinor: bigint; // the amount, rounded up
  feeMinor: bigint; // rounded up
  debitMinor: bigint; // both: what leaves the balance
  arrives: string; // decimal text, rounded down
  sentMinor: bigint; // value of the arriving amount, rounded down
}

const ceilDivide = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;

/** 1.5 of 9 decimals → "1.5"; at least two decimals are written: 100 → "100.00". */
const textOf = (parts: bigint, decimals: number): string => {
  const digits = parts.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -decimals)}.${fraction}`;
};

/**
 * The one place where a withdrawal is counted: its quote, its hold and its payout are this. What leaves the balance is
 * rounded up to a hundredth of the base unit, what arrives down to the last digit of its coin or currency. The difference
 * is posted to `house.conversion`. Undefined when nothing would arrive.
 */
export const withdrawalSum = ({
  amountMinor,
  courseMicro,
  feePpm,
  unit,
}: WithdrawalTerms): WithdrawalSum | undefined => {
  const scale = 10n ** BigInt(unit.decimals);
  const parts = (amountMinor * courseMicro * scale) / (MINOR * unit.courseMicro) - unit.deductionParts;
  if (parts <= 0n) return undefined;
  const baseMinor = ceilDivide(amountMinor * courseMicro, MICRO);
  const feeMinor = ceilDivide(baseMinor * BigInt(feePpm), MICRO);
  return {
    baseMinor,
    feeMinor,
    debitMinor: baseMinor + feeMinor,
    arrives: textOf(parts, unit.decimals),
    sentMinor: (parts * unit.courseMicro * MINOR) / (scale * MICRO),
  };
};
