import { useMessages } from '../../../core/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import type { NewyearOrderData, OfficeNewyearOrder } from 'server/contract';
import { useCallQuery } from '../../../core/connection/query.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import styles from '../../../core/office/office.module.css';
import { Note, Section } from '../../../core/office/section.tsx';
import { TrailItem } from '../../../core/office/trail.tsx';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/states.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { useAct } from '../../../core/ui/use-act.ts';
import { Facts } from '../../../core/ui/facts.tsx';
import { Loaded } from '../../../core/office/loaded.tsx';
import { Act } from '../../../core/office/act.tsx';

const ORDERS = 'officeNewyear.orders';
const MAX_TRACKING = 200;
const parts = ['fullName', 'country', 'region', 'cite', 'address', 'index', 'telegram'] as const;

const nothing = (): void => undefined;

/** A requested address; null: erased. */
export const AddressFacts = ({ address }: { address: NewyearOrderData | null }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const office = useMessages('bonus', 'newyear-office');
  if (!address) return <Note>{office('erased')}</Note>;
  return <Facts facts={parts.map((part) => [t(`field.${part}`), address[part]])} />;
};

const AddressPart = ({ order: { id, player, prize } }: { order: OfficeNewyearOrder }): ReactNode => {
  const t = useMessages('bonus', 'newyear-office');
  const [address, setAddress] = useState<NewyearOrderData | null>();
  const { busy, problem, run } = useAct<{ address: NewyearOrderData | null }>(nothing);
  if (address !== undefined) return <AddressFacts address={address} />;
  const show = async (): Promise<void> => {
    const found = await run((call) => call('officeNewyear.address', { id }));
    if (found) setAddress(found.address);
  };
  return (
    <>
      <Button loading={busy} aria-label={t('address.of', { nick: player.nick, prize })} onClick={() => void show()}>
        {t('address')}
      </Button>
      <p role="alert">{problem}</p>
    </>
  );
};

const ShipAct = ({ order: { id, player, prize } }: { order: OfficeNewyearOrder }): ReactNode => {
  const t = useMessages('bonus', 'newyear-office');
  const [tracking, setTracking] = useState('');
  return (
    <Act
      label={t('ship')}
      name={t('ship.of', { nick: player.nick, prize })}
      text={t('ship.text')}
      reason={false}
      done={t('done')}
      isPrimary
      rereads={[ORDERS]}
      send={(call) => call('officeNewyear.ship', { id, tracking })}
    >
      <TextField
        label={t('tracking')}
        value={tracking}
        maxLength={MAX_TRACKING}
        onChange={({ currentTarget: { value } }) => setTracking(value)}
      />
    </Act>
  );
};

const Others = ({ others }: Pick<OfficeNewyearOrder, 'others'>): ReactNode => {
  const t = useMessages('bonus', 'newyear-office');
  if (others.length === 0) return null;
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  return (
    <>
      <Note>{t('others')}</Note>
      <Facts
        facts={kinds.map((kind) => [
          t(`kind.${kind}`),
          others.flatMap((other) => (other.kind === kind ? [other.nick] : [])).join(', '),
        ])}
      />
    </>
  );
};

const Order = ({ order, now }: { order: OfficeNewyearOrder; now: number }): ReactNode => {
  const t = useMessages('bonus', 'newyear-office');
  const moment = useMoment();
  const { player, prize, country, at, shipsBy, shippedAt, shippedBy, tracking, others } = order;
  const state =
    shippedAt === null
      ? t('ordered', { at: moment(at), by: moment(shipsBy) })
      : t('shipped', { at: moment(shippedAt), by: shippedBy ?? '', tracking });
  return (
    <TrailItem title={[player.nick, prize, country].filter(Boolean).join(' · ')} facts={[state]}>
      {shippedAt === null && shipsBy < now && <p className={styles.strong}>{t('late')}</p>}
      <Others others={others} />
      <AddressPart order={order} />
      {shippedAt === null && (
        <div className={styles.actions}>
          <ShipAct order={order} />
        </div>
      )}
    </TrailItem>
  );
};

/** Orders of physical prizes, those to be shipped first. */
export const OfficeOrdersView = ({
  orders,
  now,
}: {
  orders: readonly OfficeNewyearOrder[];
  now: number;
}): ReactNode => {
  const t = useMessages('bonus', 'newyear-office');
  const titles = useMessages('bonus', 'titles');
  return (
    <Section title={titles('newyearOrders')}>
      <Note>{t('about')}</Note>
      {orders.length === 0 ? (
        <EmptyState>{t('none')}</EmptyState>
      ) : (
        <ol className={styles.trail}>
          {orders.map((order) => (
            <Order key={order.id} order={order} now={now} />
          ))}
        </ol>
      )}
    </Section>
  );
};

export const OfficeOrdersSection = (): ReactNode => {
  const query = useCallQuery(ORDERS, {});
  return (
    <Loaded query={query}>{({ orders }) => <OfficeOrdersView orders={orders} now={query.dataUpdatedAt} />}</Loaded>
  );
};
