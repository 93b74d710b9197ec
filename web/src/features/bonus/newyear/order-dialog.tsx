import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { NewyearOrdered, NewyearWonThing } from 'server/contract';
import type { DialogProps } from '../../../core/features/feature.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { openModal } from '../../../core/modal/modal.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import styles from '../bonus.module.css';
import { LoadError, Loading } from '../loading.tsx';
import { LoadingDialog } from '../loading-dialog.tsx';
import { OrderForm } from './order-form.tsx';
import { useNewyearOrders } from './use-newyear.ts';

const Ordered = ({ order }: { order: NewyearOrdered }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const checks = useMessages('free-draw', 'main');
  const moment = useMoment();
  const { title, round, orderedAt, shipsBy, shippedAt, tracking } = order;
  return (
    <li>
      <strong>{title}</strong>
      <p>
        {shippedAt === null
          ? t('orders.ordered', { at: moment(orderedAt), by: moment(shipsBy) })
          : t('orders.shipped', { at: moment(shippedAt), tracking })}
      </p>
      <p className={styles.note}>
        <Link to={`/fairness/newyear/${round}`}>{checks('check')}</Link>
      </p>
    </li>
  );
};

/** A player's physical prizes: without an address yet, and ordered. */
export const OrdersPart = ({
  open,
  orders,
}: {
  open: readonly NewyearWonThing[];
  orders: readonly NewyearOrdered[];
}): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  return (
    <>
      {open.length === 0 ? <p>{t('orders.none')}</p> : <OrderForm things={open} />}
      {orders.length > 0 && (
        <section className={styles.card} aria-label={t('orders.mine')}>
          <h3>{t('orders.mine')}</h3>
          <ul className={styles.rows}>
            {orders.map((order) => (
              <Ordered key={order.id} order={order} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Body = (): ReactNode => {
  const { data, error, refetch } = useNewyearOrders();
  if (data) return <OrdersPart open={data.open} orders={data.orders} />;
  return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
};

/** The delivery of physical prizes. */
export const NewyearOrderDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  return (
    <LoadingDialog open={open} onClose={onClose} title={t('orders')}>
      <Body />
    </LoadingDialog>
  );
};

/** Leads winners to the delivery of their prizes, after the event too. */
export const ThingsPart = (): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const { data } = useNewyearOrders();
  if (!data) return null;
  const count = data.open.length + data.orders.filter(({ shippedAt }) => shippedAt === null).length;
  if (count === 0) return null;
  return (
    <Card className={styles.card}>
      <p>{t('orders.have', { count })}</p>
      <div>
        <Button onClick={() => openModal('newyearOrder')}>{t('orders')}</Button>
      </div>
    </Card>
  );
};
