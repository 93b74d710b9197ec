import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { formatNumber } from '../../../core/format/format.ts';
import { legacy, serverNow } from '../../../core/connection/connection.ts';
import { useLanguage, useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { CopyValue } from '../../../core/ui/copy.tsx';
import { lazyPart } from '../../../core/ui/lazy-part.ts';
import { useCashQuery } from '../cash-query.ts';
import styles from '../cashbox.module.css';
import { usePaymentAct } from '../use-payment-act.ts';
import { clockText, useSecondsUntil } from '../use-time-left.ts';
import type { TonConnection, TonProof } from './ton-connection.ts';

const TonTransfer = lazyPart(async () => (await import('./ton-transfer.tsx')).TonTransfer);
const WalletDialog = lazyPart(async () => (await import('./wallet-dialog.tsx')).WalletDialog);

/** Payment expected from the player's own wallet, and the end of its watch. */
interface Order {
  readonly own: string; // the player's wallet
  readonly wallet: string; // ours
  readonly memo: string;
  readonly payload: string; // the memo, as a transfer carries it
  readonly minAmount: string;
  readonly expiresAt: number;
}

/** Opens TonConnect, which loads now: most players never need it. */
const open = async (): Promise<TonConnection> => {
  const [{ openTonConnection }, { payload }] = await Promise.all([
    import('./ton-connection.ts'),
    legacy('cash:getTonProof', {}),
  ]);
  return openTonConnection({ payload, origin: location.origin, now: serverNow });
};

/** Shows the server whose wallet it is, and gets where it pays to. */
const orderBy = async (proof: TonProof): Promise<Order> => {
  const { wallet } = await legacy('cash:connectTon', proof);
  const target = await legacy('cash:getWalletTON', {});
  const { expiresAt } = await legacy('cash:setTimerWalletTON', {});
  return { own: wallet, ...target, expiresAt };
};

const Course = (): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  const language = useLanguage();
  const { data } = useCashQuery('cash:getCourseTON', {});
  if (!data) return null;
  return <p className={styles.note}>{t('course', { course: `${formatNumber(data.course, language)} RUB` })}</p>;
};

interface OrderViewProps {
  order: Order;
  connection: TonConnection;
  onEnd(): void;
}

const OrderView = ({ order, connection, onEnd }: OrderViewProps): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  const seconds = useSecondsUntil(order.expiresAt);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <>
      <p className={styles.wallet}>{t('connected', { wallet: order.own })}</p>
      <Course />
      <Suspense>
        <TonTransfer connection={connection} target={order} />
      </Suspense>
      <p className={styles.note}>{t('byHand')}</p>
      <CopyValue label={t('to')} value={order.wallet} />
      <CopyValue label={t('memo')} value={order.memo} />
      <p role="timer" aria-label={t('timeLeft')}>
        {t('timeLeft')}: <strong>{clockText(seconds)}</strong>
      </p>
      <Button onClick={onEnd}>{t('disconnect')}</Button>
    </>
  );
};

/** Paying in TON from a connected wallet. */
export const TonWallet = (): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  const [connection, setConnection] = useState<TonConnection>();
  const [order, setOrder] = useState<Order>();
  const act = usePaymentAct();
  useEffect(() => () => connection?.close(), [connection]);
  const end = (): void => {
    setOrder(undefined);
    setConnection(undefined);
  };
  const start = async (): Promise<void> => setConnection(await act.run(open));
  const finish = async (proof: TonProof): Promise<void> => {
    const order = await act.run(() => orderBy(proof));
    if (order) setOrder(order);
    else end();
  };
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      {order && connection ? (
        <OrderView order={order} connection={connection} onEnd={end} />
      ) : (
        <>
          <p className={styles.note}>{t('text')}</p>
          <Button loading={act.busy} onClick={() => void start()}>
            {t('connect')}
          </Button>
        </>
      )}
      {connection && !order && (
        <Suspense>
          <WalletDialog connection={connection} onProof={(proof) => void finish(proof)} onClose={end} />
        </Suspense>
      )}
      {act.refusal && (
        <p role="alert" className={styles.problem}>
          {act.refusal.text}
        </p>
      )}
    </section>
  );
};
