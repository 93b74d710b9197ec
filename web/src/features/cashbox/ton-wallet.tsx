import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { formatNumber } from '../../core/format/format.ts';
import { legacy } from '../../core/connection/connection.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { useCashQuery } from './cash-query.ts';
import styles from './cashbox.module.css';
import { askSandboxWallet, hasSandboxWallet } from './ton-bridge.ts';
import { tonMessages } from './ton.messages.ts';
import { usePaymentAct } from './use-payment-act.ts';
import { useMinimum } from './use-minimum.ts';
import { clockText, useSecondsUntil } from './use-time-left.ts';

/** Where the player's own wallet pays to, and until when that is watched for. */
interface Order {
  readonly own: string; // the player's wallet
  readonly wallet: string; // ours
  readonly memo: string;
  readonly minAmount: string;
  readonly expiresAt: number;
}

/** Has the wallet prove whose it is, and gets where it pays to. Undefined: the player has closed the window. */
const connect = async (): Promise<Order | undefined> => {
  const proof = await askSandboxWallet(async () => (await legacy('cash:getTonProof', {})).payload);
  if (!proof) return undefined;
  const { wallet: own } = await legacy('cash:connectTon', proof);
  const target = await legacy('cash:getWalletTON', {});
  const { expiresAt } = await legacy('cash:setTimerWalletTON', {});
  return { own, ...target, expiresAt };
};

const Course = (): ReactNode => {
  const t = useMessages(tonMessages);
  const language = useLanguage();
  const { data } = useCashQuery('cash:getCourseTON', {});
  if (!data) return null;
  return <p className={styles.note}>{t('course', { course: `${formatNumber(data.course, language)} RUB` })}</p>;
};

const Transfer = ({ order, onEnd }: { order: Order; onEnd(): void }): ReactNode => {
  const t = useMessages(tonMessages);
  const minimum = useMinimum();
  const seconds = useSecondsUntil(order.expiresAt);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <>
      <p>{t('connected', { wallet: order.own })}</p>
      <CopyValue label={t('to')} value={order.wallet} />
      <CopyValue label={t('memo')} value={order.memo} />
      <p>{t('minimum', { amount: minimum({ name: 'TON', minAmount: order.minAmount }) })}</p>
      <Course />
      <p role="timer" aria-label={t('timeLeft')}>
        {t('timeLeft')}: <strong>{clockText(seconds)}</strong>
      </p>
    </>
  );
};

/** Paying in TON from a connected wallet. Only where there is a wallet to connect. */
export const TonWallet = (): ReactNode => {
  const t = useMessages(tonMessages);
  const [order, setOrder] = useState<Order>();
  const act = usePaymentAct();
  const { data: hasWallet } = useQuery({ queryKey: ['ton-wallet'], queryFn: hasSandboxWallet, staleTime: Infinity });
  if (!hasWallet) return null;
  const start = async (): Promise<void> => setOrder(await act.run(connect));
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      {!order && <p className={styles.note}>{t('text')}</p>}
      {order ? (
        <Transfer order={order} onEnd={() => setOrder(undefined)} />
      ) : (
        <Button loading={act.busy} onClick={() => void start()}>
          {t('connect')}
        </Button>
      )}
      {act.refusal && (
        <p role="alert" className={styles.problem}>
          {act.refusal.text}
        </p>
      )}
    </section>
  );
};
