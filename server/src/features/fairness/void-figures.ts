import { sumsOfShares, voidRoundRepository, weeksOfEnds, type Database } from 'db';
import { noCounts, noShares, voidReasons, weekOf, weekStart, type Games, type VoidLight } from 'games-engine';
import { VOID_WEEKS, type GameVoidRounds } from '../../../contract/fairness.contract.ts';
import { cachedFor } from '../../core/cached.ts';
import type { Clock } from '../../core/clock.ts';

interface Dependencies {
  db: Pick<Database, 'pool' | 'orm'>;
  clock: Clock;
  games: Games;
}

const FRESH_MS = 300_000;

/** Ends of shared rounds since a time, by game and week. */
export const voidsSince = async (pool: Database['pool'], games: Games, since: number): Promise<GameVoidRounds[]> => {
  const [ends, shares] = [await weeksOfEnds(pool, since), await sumsOfShares(pool, since)];
  return games.shared.map(({ id: game }) => {
    const weeks = new Map<number, GameVoidRounds['weeks'][number]>();
    for (const { week, reason, light, rounds } of ends.filter((row) => row.game === game)) {
      const counts = weeks.get(week) ?? { week, ...noCounts() };
      weeks.set(week, counts);
      counts.rounds += rounds;
      const known = voidReasons.find((each) => each === reason);
      if (known) counts.reasons[known] = (counts.reasons[known] ?? 0) + rounds;
      if (light === 'lit' || light === 'hidden') counts[light satisfies VoidLight] += rounds;
    }
    const sharesOf = (isAvoided: boolean) => {
      const { rounds, sum, squares } =
        shares.find((row) => row.game === game && row.isAvoided === isAvoided) ?? noShares();
      return { rounds, sum, squares };
    };
    return { game, weeks: [...weeks.values()], usual: sharesOf(false), avoided: sharesOf(true) };
  });
};

/** Public figures of void rounds. */
export const createVoidFigures = ({ db, clock, games }: Dependencies) => ({
  voidsOfWeeks: cachedFor(FRESH_MS, clock, () =>
    voidsSince(db.pool, games, weekStart(weekOf(clock.now()) + 1 - VOID_WEEKS)),
  ),
  async lightOf(id: string): Promise<{ round: number; signature: string } | undefined> {
    const { beaconRound, signature } = (await voidRoundRepository(db.orm.em.fork()).find(id)) ?? {};
    return typeof beaconRound === 'number' && typeof signature === 'string'
      ? { round: beaconRound, signature }
      : undefined;
  },
});
