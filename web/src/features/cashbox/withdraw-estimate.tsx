import { COURSE_ONE } from 'games-engine';
import type { ReactNode } from 'react';
import { DEFAULT_PAYWAY, type Payway } from 'server/contract';
import { formatNumber, formatUnitsMinor } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { courseOf } from '../../core/money/course.ts';
import { useMoney } from '../../core/money/money.ts';
import { Facts } from '../../core/ui/facts.tsx';
import { readAmount } from './fields.tsx';
import { estimateWithdrawal } from './withdraw-sums.ts';

const PPM_OF_PERCENT = 10_000;
const COURSE_DIGITS = 6;

export interface EstimateLinesProps {
  payway: Payway;
  amount: string; // as it is typed
}

/** Estimate of a withdrawal, while it is typed. */
export const EstimateLines = ({ payway, amount }: EstimateLinesProps): ReactNode => {
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
