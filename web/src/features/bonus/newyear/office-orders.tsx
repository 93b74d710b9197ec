import { useState, type ReactNode } from 'react';
import type { NewyearOrderData, OfficeNewyearOrder } from 'server/contract';
import { queryClient, useCallQuery } from '../../../core/connection/query.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { DeskState } from '../../../core/staff/desk-state.tsx';
import desk from '../../../core/staff/desk.module.css';
import { Fact, Section } from '../../../core/staff/facts.tsx';
import { ActDialog } from '../../../core/ui/act-dialog.tsx';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/states.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { useAct } from '../../../core/ui/use-act.ts';
import { newyearMessages } from './newyear.messages.ts';
import { bonusTitles } from '../bonus-titles.messages.ts';
import { newyearOfficeMessages } from './newyear-office.messages.ts';

const ORDERS = 'officeNewyear.orders';
const MAX_TRACKING = 200;
const parts = ['fullName', 'country', 'region', 'cite', 'address', 'index', 'telegram'] as const;

const reread = (): void => void queryClient.invalidateQueries({ queryKey: [ORDERS] });
const nothing = (): void => undefined;

/** A requested address; null: erased. */
export const AddressFacts = ({ address }: { address: NewyearOrderData | null }): ReactNode => {
  const t = useMessages(newyearMessages);
  const office = useMessages(newyearOfficeMessages);
  if (!address) return <p className={desk.muted}>{office('erased')}</p>;
  return (
    <dl className={desk.facts}>
      {parts.map((part) => (
        <Fact key={part} name={t(`field.${part}`)}>
          {address[part]}
        </Fact>
      ))}
    </dl>
  );
};

const AddressPart = ({ order: { id, player, prize } }: { order: OfficeNewyearOrder }): ReactNode => {
  const t = useMessages(newyearOfficeMessages);
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
  const t = useMessages(newyearOfficeMessages);
  const [open, setOpen] = useState(false);
  const [tracking, setTracking] = useState('');
  const { busy, problem, run } = useAct<object>(reread);
  const name = t('ship.of', { nick: player.nick, prize });
  const submit = async (): Promise<void> => {
    if (await run((call) => call('officeNewyear.ship', { id, tracking }), t('done'))) setOpen(false);
  };
  return (
    <>
      <Button variant="primary" aria-label={name} onClick={() => setOpen(true)}>
        {t('ship')}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        text={t('ship.text')}
        submit={t('ship')}
        busy={busy}
        problem={problem}
        onSubmit={() => void submit()}
      >
        <TextField
          label={t('tracking')}
          value={tracking}
          maxLength={MAX_TRACKING}
          onChange={({ currentTarget: { value } }) => setTracking(value)}
        />
      </ActDialog>
    </>
  );
};

const Others = ({ others }: Pick<OfficeNewyearOrder, 'others'>): ReactNode => {
  const t = useMessages(newyearOfficeMessages);
  if (others.length === 0) return null;
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  return (
    <>
      <p className={desk.muted}>{t('others')}</p>
      <dl className={desk.facts}>
        {kinds.map((kind) => (
          <Fact key={kind} name={t(`kind.${kind}`)}>
            {others.flatMap((other) => (other.kind === kind ? [other.nick] : [])).join(', ')}
          </Fact>
        ))}
      </dl>
    </>
  );
};

const Order = ({ order, now }: { order: OfficeNewyearOrder; now: number }): ReactNode => {
  const t = useMessages(newyearOfficeMessages);
  const moment = useMoment();
  const { player, prize, country, at, shipsBy, shippedAt, shippedBy, tracking, others } = order;
  return (
    <li className={desk.event}>
      <p className={desk.strong}>{[player.nick, prize, country].filter(Boolean).join(' · ')}</p>
      <p className={desk.faint}>
        {shippedAt === null
          ? t('ordered', { at: moment(at), by: moment(shipsBy) })
          : t('shipped', { at: moment(shippedAt), by: shippedBy ?? '', tracking })}
      </p>
      {shippedAt === null && shipsBy < now && <p className={desk.strong}>{t('late')}</p>}
      <Others others={others} />
      <AddressPart order={order} />
      {shippedAt === null && (
        <div className={desk.actions}>
          <ShipAct order={order} />
        </div>
      )}
    </li>
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
  const t = useMessages(newyearOfficeMessages);
  const titles = useMessages(bonusTitles);
  return (
    <Section title={titles('newyearOrders')}>
      <p className={desk.muted}>{t('about')}</p>
      {orders.length === 0 ? (
        <EmptyState>{t('none')}</EmptyState>
      ) : (
        <ul>
          {orders.map((order) => (
            <Order key={order.id} order={order} now={now} />
          ))}
        </ul>
      )}
    </Section>
  );
};

export const OfficeOrdersSection = (): ReactNode => {
  const { data, error, refetch, dataUpdatedAt } = useCallQuery(ORDERS, {});
  return data ? (
    <OfficeOrdersView orders={data.orders} now={dataUpdatedAt} />
  ) : (
    <DeskState error={error} retry={() => void refetch()} />
  );
};
