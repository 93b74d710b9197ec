import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Limit, LimitKind } from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import type { LimitRowProps } from './limit-form.tsx';
import styles from './limits.module.css';
import { useLimitsChange } from './limits-query.ts';

const LimitForm = lazy(async () => ({ default: (await import('./limit-form.tsx')).LimitForm }));

/** An amount of a limit as a person reads it: money, or minutes. */
export const useAmountText = (kind: LimitKind): ((amount: number) => string) => {
  const t = useMessages('limits', 'main');
  const { format } = useMoney();
  return (amount) => (kind === 'session' ? t('minutes', { count: amount }) : format(amount));
};

/** Used part of a limit, as a bar; said in words beside it. */
const UsageBar = ({ used, amount }: Pick<Limit, 'used' | 'amount'>): ReactNode => {
  const share = Math.min(1, used / amount);
  return (
    <div className={styles.bar} data-full={share >= 1 || undefined} aria-hidden="true">
      <span style={{ transform: `scaleX(${share})` }} />
    </div>
  );
};

const Usage = ({ limit }: { limit: Limit }): ReactNode => {
  const t = useMessages('limits', 'main');
  const amountText = useAmountText(limit.kind);
  const momentOf = useMoment();
  return (
    <>
      <UsageBar used={limit.used} amount={limit.amount} />
      <p className={styles.note}>{t('limit.used', { used: amountText(limit.used), at: momentOf(limit.resetsAt) })}</p>
    </>
  );
};

/** True when a moment has come; renders again when it does. */
const useHasCome = (at: number): boolean => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, at - serverNow()) + 1);
    return () => clearTimeout(timer);
  }, [at]);
  return now >= at;
};

interface PendingProps extends Pick<Limit, 'kind' | 'period'> {
  raise: NonNullable<Limit['pending']>;
}

/** Requested limit, the time from which it may be confirmed, and the way to leave the limit as it is. */
const Pending = ({ kind, period, raise: { amount, at, until } }: PendingProps): ReactNode => {
  const t = useMessages('limits', 'main');
  const amountText = useAmountText(kind);
  const momentOf = useMoment();
  const isReady = useHasCome(at);
  const { pending: isBusy, change } = useLimitsChange();
  const key = isReady ? ('limit.ready' as const) : ('limit.pending' as const);
  const shown = { amount: amount === null ? '' : amountText(amount), at: momentOf(at), until: momentOf(until) };
  const keep = async (): Promise<void> => {
    if (await change('limits.cancelPending', { kind, period })) toast.success(t('saved.kept'));
  };
  const confirm = async (): Promise<void> => {
    const isDone = await change('limits.confirmPending', { kind, period });
    if (isDone) toast.success(t(amount === null ? 'saved.removed' : 'saved.raised'));
  };
  return (
    <div className={styles.pending}>
      <span>{t(amount === null ? `${key}.none` : key, shown)}</span>
      <span className={styles.buttons}>
        {isReady && (
          <Button loading={isBusy} onClick={() => void confirm()}>
            {t('limit.confirm')}
          </Button>
        )}
        <Button loading={isBusy} onClick={() => void keep()}>
          {t('limit.keep')}
        </Button>
      </span>
    </div>
  );
};

/** One limit: what it is, what is used of it, what follows it; its form opens below. */
export const LimitRow = ({ kind, period, limit }: LimitRowProps): ReactNode => {
  const t = useMessages('limits', 'main');
  const amountText = useAmountText(kind);
  const [open, setOpen] = useState(false);
  const name = `${t(`kind.${kind}`)}, ${t(`period.${period}`).toLowerCase()}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.period}>{t(`period.${period}`)}</span>
        <span className={limit ? styles.amount : styles.none}>
          {limit ? amountText(limit.amount) : t('limit.none')}
        </span>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(limit ? 'limit.change' : 'limit.set')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      {limit && <Usage limit={limit} />}
      {limit?.pending && <Pending kind={kind} period={period} raise={limit.pending} />}
      <Suspense>
        {open && <LimitForm kind={kind} period={period} limit={limit} name={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </li>
  );
};
