import type { SettledBet } from './play-result.ts';

/** What was played since the page was opened or the figures were reset. Amounts are base hundredths. */
export interface SessionStats {
  bets: number;
  wins: number;
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

const thin = (points: readonly ProfitPoint[], stride: number): ProfitPoint[] =>
  points.filter(({ bet }, index) => bet % stride === 0 || index === points.length - 1);

const addPoint = (points: readonly ProfitPoint[], point: ProfitPoint, stride: number): ProfitPoint[] => {
  const last = points.at(-1);
  const kept = last && last.bet % stride !== 0 ? points.slice(0, -1) : points;
  return [...kept, point];
};

/** The figures with one more bet. */
export const addBet = (stats: SessionStats, { won, stakeMinor, payoutMinor }: SettledBet): SessionStats => {
  const bets = stats.bets + 1;
  const profitMinor = stats.profitMinor + payoutMinor - stakeMinor;
  const points = addPoint(stats.points, { bet: bets, profit: Number(profitMinor) }, stats.stride);
  const full = points.length > MAX_POINTS;
  const stride = full ? stats.stride * 2 : stats.stride;
  return {
    bets,
    wins: stats.wins + (won ? 1 : 0),
    wageredMinor: stats.wageredMinor + stakeMinor,
    profitMinor,
    points: full ? thin(points, stride) : points,
    stride,
  };
};
