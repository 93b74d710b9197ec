import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CatalogueEvent, OfficeGame, OfficeProvider } from 'server/contract';
import { UnsettledView } from '../../features/catalogue/unsettled-screen.tsx';
import { GamesFilter } from '../../features/office-games/games-filter.tsx';
import { GamesView } from '../../features/office-games/games-section.tsx';
import { ProvidersView } from '../../features/office-games/providers-section.tsx';
import { TrailView } from '../../features/office-games/trail-section.tsx';
import { ExhibitList, LONG, nothing, type Exhibits } from './exhibit.tsx';

const AT = Date.UTC(2026, 10, 23, 12);

const game: OfficeGame = {
  id: 1,
  identifier: 'game',
  title: 'Lantern Ruby',
  provider: 'Amber Forge',
  category: 'slots',
  hidden: false,
  special: false,
  cashback: false,
  tournament: false,
  counts: true,
  place: 0,
  providerHidden: false,
  gone: false,
  lists: ['new', 'hot', 'popular'],
  rtp: 96.5,
  measured: { rtp: 94.21, rounds: 12_345, days: 30 },
  amount: 1_250_000,
};
const bare = { lists: [], rtp: 0, measured: null, amount: 0 };
const games: OfficeGame[] = [
  game,
  { ...game, ...bare, id: 2, hidden: true },
  { ...game, ...bare, id: 3, title: LONG, provider: LONG, providerHidden: true, gone: true, category: 'live' },
  { ...game, id: 4, special: true, cashback: true, tournament: true, counts: false, place: 12 },
];

const provider: OfficeProvider = { id: 1, title: 'Amber Forge', hidden: false, games: 84, hiddenGames: 0 };
const providers = [provider, { ...provider, id: 2, title: LONG, hidden: true, hiddenGames: 3 }];

const event: CatalogueEvent = {
  id: 2,
  actor: 'finance01',
  subject: 'Lantern Ruby',
  ownGame: null,
  isProvider: false,
  before: { hidden: false, special: true, counts: true, place: 0 },
  after: { hidden: true, special: false, counts: false, place: 3 },
  reason: LONG,
  at: AT,
};
const moved = { ...event, id: 1, subject: 'Amber Forge', isProvider: true, before: { place: 12 }, after: { place: 1 } };

const round = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  player: { userId: '1', nick: 'player' },
  game: 'Lantern Ruby',
  provider: 'Amber Forge',
  round: '7f760a700b25915064792f9954c31a3a',
  account: 'real',
  staked: 10_000,
  paid: 0,
  state: 'open',
  startedAt: AT,
  lastAt: AT,
} as const;
const late = { ...round, id: '0192f0c1-0000-7000-8000-000000000002', game: LONG, paid: 25_000, state: 'late' } as const;
const unsettled = { provider: 'Amber Forge', open: 1, closed: 320, late: 1, staked: 3_210_000 };

const exhibits: Exhibits = {
  UnsettledView: {
    empty: <UnsettledView rounds={[]} providers={[]} />,
    default: <UnsettledView rounds={[round, late]} providers={[unsettled]} />,
  },
  GamesFilter: {
    default: (
      <GamesFilter
        providers={providers}
        values={{ search: '', provider: '', category: '', state: '' }}
        onFilter={nothing}
      />
    ),
  },
  GamesView: {
    empty: <GamesView games={[]} total={0} page={1} size={50} onPage={nothing} />,
    default: <GamesView games={games} total={10_000} page={2} size={50} onPage={nothing} />,
  },
  ProvidersView: {
    empty: <ProvidersView providers={[]} />,
    default: <ProvidersView providers={providers} />,
  },
  TrailView: {
    empty: <TrailView events={[]} isFirst onNewest={nothing} onOlder={nothing} />,
    default: <TrailView events={[event, moved]} isFirst={false} onNewest={nothing} onOlder={nothing} />,
  },
};

/** The operator's catalogue in its states. It asks for nothing. */
export const OfficeGamesSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <ExhibitList exhibits={exhibits} />
    </QueryClientProvider>
  );
};
