import type { ReactNode } from 'react';
import type { TournamentInfo, TournamentResult } from 'server/contract';
import type { Participation } from '../../features/tournament/participation.ts';
import { RankingTable, Results } from '../../features/tournament/ranking-table.tsx';
import { Summary, TakePart, type Taking } from '../../features/tournament/summary.tsx';
import { ShareTable, Terms } from '../../features/tournament/terms.tsx';
import { ExhibitList, nothing, type Exhibits } from './exhibit.tsx';

const LATER = Date.UTC(2099, 11, 31, 21);
const DAY = 20_780;
const SHARES = [30, 20, 14, 10, 8, 6, 4, 3, 3, 2];
const BANK = 4_800_000;

const face = (nick: string, compointStatus: number) => ({ nick, compointStatus, avatar: 'avatar-2', player: nick });
const rows = SHARES.map((_share, index) => ({
  ...face(index === 3 ? 'WWWWWWWWWWWWWWW' : `player${index + 1}`, 15 - index),
  place: index + 1,
  betAmount: 1_234_567_890 - index * 100_000_000,
}));
const result = (day: number, places: TournamentResult['places']): TournamentResult => ({
  day,
  bank: BANK,
  bankTon: 300,
  places,
});
const paid = rows.map((row, index) => ({ ...row, prize: (BANK * (SHARES[index] ?? 0)) / 100 }));

const info = (changes: Partial<TournamentInfo> = {}, counting: number | null = null): TournamentInfo => ({
  tournament: {
    day: DAY,
    bank: BANK,
    bankTon: 300,
    endsAt: LATER,
    shares: SHARES,
    prizes: SHARES.map((share) => (BANK * share) / 100),
    minStakes: SHARES.map((share) => (80 * BANK * share) / 100),
    players: 1234,
    counting,
  },
  users: rows,
  lastWinner: null,
  own: null,
  ...changes,
});

const taking = (state: Participation, changes: Partial<Taking> = {}): Taking => ({
  state,
  level: 1,
  busy: false,
  problem: undefined,
  onParticipate: nothing,
  ...changes,
});
const take = (state: Participation, changes?: Partial<Taking>): ReactNode => <TakePart {...taking(state, changes)} />;
const isFourth = ({ place }: { place: number }): boolean => place === 4;

const exhibits: Exhibits = {
  Summary: {
    open: <Summary info={info({ lastWinner: face('winner', 7) })} taking={taking('open')} />,
    registered: (
      <Summary info={info({ own: { place: null, betAmount: 0, prizePlace: null } })} taking={taking('registered')} />
    ),
    ranked: (
      <Summary info={info({ own: { place: 2, betAmount: 50_000_000, prizePlace: 4 } })} taking={taking('registered')} />
    ),
    behind: (
      <Summary
        info={info({ own: { place: 1234, betAmount: 50_000, prizePlace: null } })}
        taking={taking('registered')}
      />
    ),
    counting: <Summary info={info({}, DAY - 1)} taking={taking('open')} />,
    off: <Summary info={info()} taking={taking('off')} />,
  },
  TakePart: {
    loading: take('loading'),
    visitor: take('visitor'),
    level: take('level'),
    closed: take('closed'),
    busy: take('open', { busy: true }),
    refused: take('open', { problem: 'problem' }),
  },
  RankingTable: {
    today: <RankingTable caption="caption" rows={rows} isOwn={isFourth} />,
    paid: <RankingTable caption="caption" rows={paid} isOwn={isFourth} />,
  },
  ShareTable: { default: <ShareTable tournament={info().tournament} /> },
  Terms: { default: <Terms /> },
  Results: {
    default: <Results days={[result(DAY - 1, paid), result(DAY - 2, [])]} isOwn={isFourth} />,
    empty: <Results days={[]} isOwn={isFourth} />,
  },
};

/** The daily tournament in its states. */
export const TournamentSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
