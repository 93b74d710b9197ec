import { CircleCheck, Eye, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paymentStates, type Payment } from 'server/contract';
import { formatDecimal, formatNumber, formatReference } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { formatMinor } from 'games-engine';
import { IconButton } from '../../core/ui/button.tsx';
import styles from './history.module.css';
import type { HistoryKind } from './history-filter.ts';
import { PaymentStatus } from './payment-status.tsx';

export interface HistoryTableProps {
  kind: HistoryKind;
  payments: readonly Payment[];
  onShow(id: number): void;
  onCancel(payment: Payment): void;
  onPrice(payment: Payment): void;
}

const Actions = ({
  payment,
  onShow,
  onCancel,
  onPrice,
}: Omit<HistoryTableProps, 'kind' | 'payments'> & { payment: Payment }): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const { id, state, code, askedAgain } = payment;
  const named = formatReference(id, useLanguage());
  return (
    <span className={styles.rowActions}>
      {askedAgain && (
        <IconButton label={t('priceOne', { id: named })} onClick={() => onPrice(payment)}>
          <CircleCheck aria-hidden="true" size={18} />
        </IconButton>
      )}
      {code === 2 && state === paymentStates.created && (
        <IconButton label={t('cancelOne', { id: named })} onClick={() => onCancel(payment)}>
          <Undo2 aria-hidden="true" size={18} />
        </IconButton>
      )}
      <IconButton label={t('showOne', { id: named })} onClick={() => onShow(id)}>
        <Eye aria-hidden="true" size={18} />
      </IconButton>
    </span>
  );
};

/** The amount without its unit, which has a column of its own. */
const Amount = ({ payment: { coin, amount } }: { payment: Payment }): ReactNode => {
  const language = useLanguage();
  if (coin) return formatNumber(coin.amount, language, { minimumFractionDigits: 2, maximumFractionDigits: 18 });
  return amount > 0 ? formatDecimal(formatMinor(BigInt(amount)), language) : '—';
};

/** A list of payments. Where it is wider than its place it scrolls by itself, also by keyboard. */
export const HistoryTable = ({ kind, payments, ...acts }: HistoryTableProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const moment = useMoment();
  return (
    <div className={styles.scroll} role="region" aria-label={t(`kind.${kind}`)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('col.id')}</th>
            <th scope="col" className={styles.number}>
              {t('col.amount')}
            </th>
            <th scope="col">{t('col.currency')}</th>
            {kind === 'withdraw' && <th scope="col">{t('col.receiver')}</th>}
            <th scope="col">{t('col.status')}</th>
            {kind === 'deposit' && <th scope="col">{t('col.date')}</th>}
            <th scope="col">
              <span className="visually-hidden">{t('col.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td>{payment.id}</td>
              <td className={styles.number}>
                <Amount payment={payment} />
              </td>
              <td>{payment.coin?.unit ?? payment.currency.name}</td>
              {kind === 'withdraw' && <td className={styles.receiver}>{payment.purseNumber}</td>}
              <td>
                <PaymentStatus payment={payment} />
              </td>
              {kind === 'deposit' && <td>{moment(payment.createdAt)}</td>}
              <td>
                <Actions payment={payment} {...acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
