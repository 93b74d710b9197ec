import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { newyearDefaultConfig } from 'games-engine/newyear';
import { robberyDefaultConfig } from 'games-engine/robbery';
import { Suspense, useState, type ReactNode } from 'react';
import type {
  NewyearInfo,
  NewyearListedPrize,
  NewyearOrdered,
  NewyearSpun,
  NewyearWonThing,
  OfficeNewyearOrder,
} from 'server/contract';
import { NewyearOdds, RobberyOdds } from '../../features/bonus/chances/chances-dialog.tsx';
import { DrumPart, NewyearResult } from '../../features/bonus/newyear/newyear-dialog.tsx';
import { AddressFacts, OfficeOrdersView } from '../../features/bonus/newyear/office-orders.tsx';
import { OrdersPart } from '../../features/bonus/newyear/order-dialog.tsx';
import { PrizeTable } from '../../features/bonus/newyear/prizes-dialog.tsx';
import { ExhibitList, type Exhibits } from './exhibit.tsx';

const DAY_MS = 86_400_000;
const AT = Date.UTC(2026, 11, 20, 9);
const ROUND = '0192f0c1-0000-7000-8000-000000000001';

const info: NewyearInfo = {
  edition: '2026',
  from: AT - 10 * DAY_MS,
  until: AT + 36 * DAY_MS,
  spins: 7,
  days: 4,
  deposited: 65_000,
  depositTickets: 4,
  pending: { tickets: 2, stake: 50_000 },
  spent: 9,
};
const titles: Readonly<Record<string, string>> = {
  headphones: 'Headphones',
  smartphone: 'Smartphone',
  sweets: 'Box of sweets',
};
const prizes: NewyearListedPrize[] = newyearDefaultConfig.prizes.map(({ name, kind, amountMinor, weight }) => ({
  name,
  title: titles[name] ?? name,
  title_count: kind === 'item' ? '2/10' : '',
  type: kind === 'item' ? 3 : kind === 'dic' ? 2 : 1,
  amount: amountMinor,
  count: kind === 'item' ? 2 : 0,
  weight,
  equivalent: kind === 'item' ? 1_000_000 : 0,
}));
const won: NewyearWonThing = {
  id: '2026-3',
  round: ROUND,
  at: AT,
  name: 'headphones',
  title: 'Headphones',
  title_count: '1',
  type: 3,
  amount: 0,
  count: 1,
};
const ordered: NewyearOrdered = {
  ...won,
  id: '2026-2',
  orderedAt: AT,
  shipsBy: AT + 7 * DAY_MS,
  shippedAt: null,
  tracking: '',
};
const shipped: NewyearOrdered = { ...ordered, id: '2026-1', shippedAt: AT + DAY_MS, tracking: 'KZ 123 456 789' };
const order: OfficeNewyearOrder = {
  id: 1,
  player: { userId: 'abcdefghijkl', nick: 'player01' },
  prize: 'smartphone',
  country: 'Kazakhstan',
  at: AT,
  shipsBy: AT + 7 * DAY_MS,
  shippedAt: null,
  shippedBy: null,
  tracking: '',
  others: [{ kind: 'telegram', userId: 'mnopqrstuvwx', nick: 'player02' }],
};
const sent: OfficeNewyearOrder = {
  ...order,
  id: 2,
  shippedAt: AT + DAY_MS,
  shippedBy: 'finance01',
  tracking: 'KZ 123',
  others: [],
};
const address = {
  fullName: 'Ann Lee',
  country: 'Kazakhstan',
  region: 'Almaty',
  cite: 'Almaty',
  address: 'Abay 1, 2',
  index: '050000',
  telegram: '@ann',
};
const prize = { account: 'real', amount: 50_000, status: 'done', isEquivalent: false } as const;
const thing = { account: null, amount: 0, status: null, isEquivalent: false } as const;

const resultOf = (...gifts: NewyearSpun['given'][]): ReactNode => (
  <NewyearResult
    spun={gifts.map((one, index) => ({
      id: `0192f0c1-0000-7000-8000-00000000000${index}`,
      given: one,
      outcome: { prize: 'headphones', prizeMinor: '0' },
    }))}
    titleOf={() => 'Headphones'}
  />
);

const exhibits: Exhibits = {
  DrumPart: {
    tickets: <DrumPart info={info} config={newyearDefaultConfig} prizes={prizes} />,
    none: <DrumPart info={{ ...info, spins: 0 }} config={newyearDefaultConfig} prizes={prizes} />,
  },
  NewyearResult: {
    credited: resultOf(prize),
    waiting: resultOf({ ...prize, status: 'waiting' }),
    thing: resultOf(thing),
    instead: resultOf({ ...prize, isEquivalent: true }),
    many: resultOf(prize, { ...prize, account: 'dic' }, thing, thing, { ...prize, status: 'waiting' }),
  },
  PrizeTable: { list: <PrizeTable prizes={prizes} config={newyearDefaultConfig} /> },
  OrdersPart: {
    none: <OrdersPart open={[]} orders={[]} />,
    'open ordered shipped': <OrdersPart open={[won]} orders={[ordered, shipped]} />,
  },
  OfficeOrdersView: {
    none: <OfficeOrdersView orders={[]} now={AT} />,
    'late watched shipped': <OfficeOrdersView orders={[order, sent]} now={AT + 9 * DAY_MS} />,
  },
  RobberyOdds: { levels: <RobberyOdds config={robberyDefaultConfig} /> },
  NewyearOdds: { prizes: <NewyearOdds config={newyearDefaultConfig} /> },
  AddressFacts: { kept: <AddressFacts address={address} />, erased: <AddressFacts address={null} /> },
};

/** The New Year drum, its prizes and orders in their states, without calls. */
export const NewyearSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <ExhibitList exhibits={exhibits} />
      </Suspense>
    </QueryClientProvider>
  );
};
