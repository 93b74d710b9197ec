import { COURSE_ONE, formatMinor } from 'games-engine';
import type { ReactNode } from 'react';
import { TON_DEDUCTION_NANO, DEFAULT_PAYWAY, type Payway } from 'server/contract';
import { formatNumber, formatUnitsMinor } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { courseOf } from '../../core/money/course.ts';
import { useMoney } from '../../core/money/money.ts';
import { Facts } from '../../core/ui/facts.tsx';
import { readAmount } from './fields.tsx';

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

const PPM_OF_PERCENT = 10_000;
const COURSE_DIGITS = 6;

/** Estimate of a withdrawal, while it is typed. */
export const EstimateLines = ({ payway, amount }: { payway: Payway; amount: string }): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const language = useLanguage();
  const { format } = useMoney();
  const { percent } = useFormat();
  const { id, course, currency, feePpm } = payway;
  const courseMicro = courseOf({ name: currency.name, course });
  const amountMinor = readAmount(amount) ?? 0n;
  const isTon = id === DEFAULT_PAYWAY;
  const { feeMinor, debitMinor, arrives } = estimateWithdrawal(amountMinor, {
    courseMicro,
    feePpm,
    isTon,
  });
  const arriving =
    payway.crypto === 1
      ? `≈ ${formatNumber(arrives, language, { maximumFractionDigits: 9 })} ${currency.name}`
      : formatUnitsMinor(amountMinor, currency, language);
  const courseText = formatNumber(course, language, { maximumSignificantDigits: COURSE_DIGITS });
  return (
    <Facts
      layout="rows"
      facts={[
        [t('fact.course'), courseMicro !== COURSE_ONE && `1 ${currency.name} = ${courseText} RUB`],
        [t('fact.fee', { percent: percent(feePpm / PPM_OF_PERCENT) }), format(feeMinor)],
        [t('fact.debit'), format(debitMinor)],
        [t('fact.arrives'), arriving],
      ]}
    />
  );
};
