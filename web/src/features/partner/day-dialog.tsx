import type { ReactNode } from 'react';
import type { Earning } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { DataTable } from '../../core/ui/data-table.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { useDay } from './use-day.ts';
import styles from './partner.module.css';

/** A booked sum with the figures that it came of. */
const EarningLine = ({ earning }: { earning: Earning }): ReactNode => {
  const t = useMessages('partner', 'profit');
  const planName = useMessages('partner', 'plans');
  const { format } = useMoney();
  const nameOf = useDay();
  const { plan, from, to, formula, ceiling, before, amount } = earning;
  return (
    <li>
      <strong>{format(amount)}</strong>{' '}
      {t('earning', {
        plan: planName(`plan.${plan}`),
        from: from === 0 ? t('earning.ever') : nameOf(from),
        to: nameOf(to),
        formula: format(formula),
        ceiling: format(ceiling),
        before: format(before),
      })}
    </li>
  );
};

/** One day, opened: what each referral added, and what was booked. */
export const DayDialog = ({ day, onClose }: { day: number; onClose: () => void }): ReactNode => {
  const t = useMessages('partner', 'profit');
  const { format } = useMoney();
  const nameOf = useDay();
  const query = useCallQuery('partner.day', { day });
  return (
    <Dialog open onClose={onClose} title={nameOf(day)} size="wide">
      <Loaded query={query} height={240}>
        {({ referrals, earnings }) => (
          <div className={styles.inside}>
            {earnings.length > 0 && (
              <ul className={styles.earnings}>
                {earnings.map((earning) => (
                  <EarningLine key={earning.plan} earning={earning} />
                ))}
              </ul>
            )}
            <DataTable
              label={t('day.referrals')}
              rows={referrals}
              keyOf={({ id }) => id}
              columns={[
                { label: t('col.nick'), cell: ({ nick }) => nick },
                { label: t('step.bets'), cell: ({ bets }) => format(bets), isNumber: true },
                { label: t('step.wins'), cell: ({ wins }) => format(wins), isNumber: true },
                { label: t('step.bonuses'), cell: ({ bonuses }) => format(bonuses), isNumber: true },
                { label: t('step.fees'), cell: ({ fees }) => format(fees), isNumber: true },
                { label: t('step.ngr'), cell: ({ ngr }) => format(ngr), isNumber: true },
              ]}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};
