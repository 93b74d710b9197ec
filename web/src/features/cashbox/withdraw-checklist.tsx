import { CircleCheck, CircleX, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WithdrawChecklist } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { coinPicture } from './payway-icon.tsx';
import styles from './withdraw-checklist.module.css';

type Condition = WithdrawChecklist['conditions'][number];

/** Pages on which a condition can be met. */
const remedies = { identity: '/helpdesk/faq', deposit: '/cash/deposit', wagering: '/main', bonus: '/bonus' } as const;

const Met = ({ children }: { children: ReactNode }): ReactNode => (
  <li className={styles.met}>
    <CircleCheck aria-hidden="true" size={18} />
    {children}
  </li>
);

const Unmet = ({
  condition: { name },
  list,
  of,
}: {
  condition: Condition;
  list: WithdrawChecklist;
  of: number;
}): ReactNode => {
  const t = useMessages('cashbox', 'checklist');
  const { format } = useMoney();
  return (
    <li className={styles.unmet}>
      <CircleX aria-hidden="true" size={18} />
      <span>{name === 'wagering' ? t('no.wagering', { amount: format(list.leftToStake) }) : t(`no.${name}`)}</span>
      <Link to={remedies[name]}>{t(`do.${name}`)}</Link>
      {name === 'wagering' && of > 0 && <ProgressBar done={Math.max(0, of - list.leftToStake)} of={of} />}
    </li>
  );
};

export interface ChecklistViewProps {
  list: WithdrawChecklist;
  of: number; // stakes that the last deposits asked for, base hundredths
}

/** States how much can leave, and what that waits for: what is met in a line, the rest with where it is met. */
export const ChecklistView = ({ list, of }: ChecklistViewProps): ReactNode => {
  const t = useMessages('cashbox', 'checklist');
  const moment = useMoment();
  const { currency, format } = useMoney();
  const { conditions, available, needsDocuments, depositUntil } = list;
  const met = conditions.filter(({ isMet, name }) => isMet && name !== 'bonus');
  return (
    <>
      <div className={styles.available}>
        <img src={coinPicture(currency.name)} alt="" width={48} height={48} />
        <p>
          <span>{t('available')}</span>
          <strong>{format(available)}</strong>
        </p>
      </div>
      <ul className={styles.list} aria-label={t('title')}>
        {conditions
          .filter(({ isMet }) => !isMet)
          .map((condition) => (
            <Unmet key={condition.name} condition={condition} list={list} of={of} />
          ))}
        {needsDocuments && (
          <li className={styles.asked}>
            <FileText aria-hidden="true" size={18} />
            <span>{t('documents')}</span>
            <Link to="/settings/kyc">{t('do.documents')}</Link>
          </li>
        )}
        {met.map(({ name }) => (
          <Met key={name}>
            {name === 'deposit' && depositUntil !== null ? (
              <span title={t('until', { time: moment(depositUntil) })}>{t('yes.deposit')}</span>
            ) : (
              t(`yes.${name as 'identity' | 'deposit' | 'wagering'}`)
            )}
          </Met>
        ))}
      </ul>
    </>
  );
};
