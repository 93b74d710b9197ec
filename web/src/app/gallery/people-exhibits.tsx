import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { avatarIds } from 'assets';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Profile, UserCard } from 'server/contract';
import { CallError } from '../../core/connection/call-error.ts';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { vipName } from '../../core/vip/vip-level.ts';
import { Button } from '../../core/ui/button.tsx';
import { VipCard } from '../../core/vip/vip-card.tsx';
import { VipEmblem } from '../../core/vip/vip-emblem.tsx';
import { ExhibitList, Held, nothing, type Exhibits, type States } from './exhibit.tsx';

const AvatarPicker = lazy(async () => ({
  default: (await import('../../core/avatar/avatar-picker.tsx')).AvatarPicker,
}));
const PlayerCardDialog = lazy(async () => ({
  default: (await import('../../features/profile/player-card-dialog.tsx')).PlayerCardDialog,
}));

const ID = 'player0';
const levels = Array.from({ length: 16 }, (_, level) => level);

const card: UserCard = {
  id: ID,
  nick: 'player0',
  avatar: 'avatar-1',
  compointStatus: 7,
  statusName: 'VIP7',
  roles: [],
  registered: '2026-11',
  stats: { totalBet: 12_345_600, totalGames: 4321, maxWin: 990_000, maxCoef: 29.7 },
  isHidden: false,
  isOwn: false,
};

/** A cache that holds one answer and asks for none. */
const holding = (answer: UserCard | CallError | undefined): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const queryKey = ['users.card', { userId: ID }];
  if (answer instanceof CallError) {
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: answer });
  } else if (answer) client.setQueryData(queryKey, answer);
  return client;
};

const Card = ({ name, answer }: { name: string; answer: UserCard | CallError | undefined }): ReactNode => {
  const [client] = useState(() => holding(answer));
  return (
    <QueryClientProvider client={client}>
      <Held first={false}>
        {(open, set) => (
          <>
            <Button onClick={() => set(true)}>{name}</Button>
            <Suspense>
              <PlayerCardDialog subject={ID} open={open} onClose={() => set(false)} />
            </Suspense>
          </>
        )}
      </Held>
    </QueryClientProvider>
  );
};

const answers = {
  default: card,
  'moderator admin': { ...card, roles: ['moderator', 'admin'], nick: 'W'.repeat(24) },
  hidden: { ...card, nick: 'pl***', registered: null, stats: null, isHidden: true },
  loading: undefined,
  unknown: new CallError({ code: 404, msg: '' }),
  failed: new CallError({ code: 500, msg: '' }),
} as const satisfies Record<string, UserCard | CallError | undefined>;

const profileAt = (compointStatus: number, compointCounter: number): Profile =>
  ({ compointStatus, compointCounter }) as Profile;

const cards: States = Object.fromEntries(
  Object.entries(answers).map(([name, answer]) => [name, <Card key={name} name={name} answer={answer} />]),
);

const exhibits: Exhibits = {
  avatar: Object.fromEntries(
    [...avatarIds, 'unknown'].map((id) => [
      id,
      <img key={id} src={avatarUrl(id)} width={88} height={88} alt={id} loading="lazy" />,
    ]),
  ),
  AvatarPicker: {
    default: (
      <Suspense>
        <AvatarPicker avatar="avatar-2" onSaved={nothing} submitLabel="onSaved" />
      </Suspense>
    ),
  },
  VipEmblem: Object.fromEntries(
    levels.map((level) => [`${level} ${vipName(level) ?? ''}`, <VipEmblem key={level} level={level} />]),
  ),
  VipCard: {
    first: <VipCard profile={profileAt(1, 0)} />,
    half: <VipCard profile={profileAt(2, 25_000)} />,
    last: <VipCard profile={profileAt(15, 999_999_999)} />,
    loading: <VipCard profile={profileAt(-1, 0)} />,
  },
  PlayerCardDialog: cards,
};

/** Pictures, levels and cards of players. */
export const PeopleSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
