import { type SettledBet, tellOwnBet } from '../result/result.ts';
import { currentSession, useSession } from '../../session/session.ts';
import { readSaved, save } from '../../store/saved.ts';
import { createStore, useStore, type Store } from '../../store/store.ts';

/** Play since the visit began or the figures were reset. Amounts are base hundredths. */
export interface SessionStats {
  bets: number;
  wins: number; // bets that were paid something
  wageredMinor: bigint;
  profitMinor: bigint;
  points: readonly ProfitPoint[]; // the first is always 0 at bet 0, the last is now
  stride: number; // bets between two kept points
}

/** The profit after a number of bets. For the chart only, hence a plain number. */
export interface ProfitPoint {
  bet: number;
  profit: number;
}

/** Most points a chart keeps: past it every second one goes, so that long play does not fill the memory. */
export const MAX_POINTS = 512;

export const emptyStats: SessionStats = {
  bets: 0,
  wins: 0,
  wageredMinor: 0n,
  profitMinor: 0n,
  points: [{ bet: 0, profit: 0 }],
  stride: 1,
};

const stepOf = (bet: number, stride: number): number => Math.floor(bet / stride);

/** One point for each stride, the last one of it; the first and the last of all stay. */
const thin = (points: readonly ProfitPoint[], stride: number): ProfitPoint[] =>
  points.filter(({ bet }, index) => {
    const next = points[index + 1];
    return index === 0 || !next || stepOf(bet, stride) !== stepOf(next.bet, stride);
  });

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** The figures with one more round. Every bet counts; the chart has one point for what they came to together. */
export const addRound = (stats: SessionStats, round: readonly SettledBet[]): SessionStats => {
  const bets = stats.bets + round.length;
  const wageredMinor = sum(round.map(({ stakeMinor }) => stakeMinor));
  const profitMinor = stats.profitMinor + sum(round.map(({ payoutMinor }) => payoutMinor)) - wageredMinor;
  const all = [...stats.points, { bet: bets, profit: Number(profitMinor) }];
  let { stride } = stats;
  let points = thin(all, stride);
  while (points.length > MAX_POINTS) {
    stride *= 2;
    points = thin(all, stride);
  }
  return {
    bets,
    wins: stats.wins + round.filter(({ won }) => won).length,
    wageredMinor: stats.wageredMinor + wageredMinor,
    profitMinor,
    points,
    stride,
  };
};

/** The figures as text holds them. */
export const packStats = ({ wageredMinor, profitMinor, ...rest }: SessionStats): object => ({
  ...rest,
  wageredMinor: wageredMinor.toString(),
  profitMinor: profitMinor.toString(),
});

const AMOUNT = /^-?\d{1,20}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isAmount = (value: unknown): value is string => typeof value === 'string' && AMOUNT.test(value);
const isPoint = (value: unknown): value is ProfitPoint => {
  const { bet, profit } = Object(value) as Partial<ProfitPoint>;
  return isCount(bet) && Number.isSafeInteger(profit);
};

/** Figures that were kept. Anything else starts over. */
export const unpackStats = (value: unknown): SessionStats => {
  const { bets, wins, wageredMinor, profitMinor, points, stride } = Object(value) as Record<string, unknown>;
  if (!isCount(bets) || !isCount(wins) || !isAmount(wageredMinor) || !isAmount(profitMinor)) return emptyStats;
  if (!isCount(stride) || stride === 0 || !Array.isArray(points) || points.length === 0) return emptyStats;
  if (points.length > MAX_POINTS || !points.every(isPoint)) return emptyStats;
  return { bets, wins, wageredMinor: BigInt(wageredMinor), profitMinor: BigInt(profitMinor), points, stride };
};

const stores = new Map<string, Store<SessionStats>>();

/** Storage key of a player's figures of a game: each account has its own on this tab. */
const nameOf = (game: string, player: number | undefined): string => `stats ${player ?? ''} ${game}`;

const storeOf = (name: string): Store<SessionStats> => {
  const store = stores.get(name) ?? createStore(unpackStats(readSaved(name, 'visit')));
  stores.set(name, store);
  return store;
};

/** The player's figures of a game since the visit began: they outlive a change of screen and a reload. */
export const useSessionStats = (game: string): SessionStats =>
  useStore(storeOf(nameOf(game, useSession().profile?.id)));

/** The last round that brought its player more than was staked on it. */
export const lastWin = createStore<{ readonly payoutMinor: bigint } | undefined>(undefined);

/** Adds the player's bets of one round. */
export const recordRound = (game: string, bets: readonly SettledBet[]): void => {
  const name = nameOf(game, currentSession().profile?.id);
  const next = addRound(storeOf(name).get(), bets);
  storeOf(name).set(next);
  save(name, packStats(next), 'visit');
  for (const bet of bets) tellOwnBet(bet);
  const sum = (field: 'stakeMinor' | 'payoutMinor'): bigint => bets.reduce((total, bet) => total + bet[field], 0n);
  if (sum('payoutMinor') > sum('stakeMinor')) lastWin.set({ payoutMinor: sum('payoutMinor') });
};

/** Starts the player's figures of a game over. */
export const resetStats = (game: string): void => {
  const name = nameOf(game, currentSession().profile?.id);
  storeOf(name).set(emptyStats);
  save(name, undefined, 'visit');
};
