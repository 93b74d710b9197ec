import { dayOf, rollUpStats, tournament, type Database } from 'db';
import type { Logger } from '../../core/observability/logger.ts';
import type { Clock } from '../../core/clock.ts';

const AT_ONCE = 200;
const COUNT_EVERY_MS = 1_000;

/** Rolls up the stakes of all entrants of a day. */
export const countEntrants = async ({ pool, orm }: Database, day: number): Promise<void> => {
  for (let after = 0n; ;) {
    const userIds = await tournament.tournamentEntryRepository(orm.em.fork()).page(day, { after, limit: AT_ONCE });
    if (userIds.length > 0) await rollUpStats(pool, userIds);
    const last = userIds.at(-1);
    if (last === undefined || userIds.length < AT_ONCE) return;
    after = last;
  }
};

/** Rolls players up soon after a bet, to keep the ranking current. */
export interface BetCounter {
  played(userId: bigint): void;
  close(): Promise<void>;
}

/** A crash may lose a hint: all entrants are rolled up periodically and before their day is settled. */
export const createBetCounter = ({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): BetCounter => {
  let waiting = new Set<bigint>();
  let timer: NodeJS.Timeout | undefined;
  let counting: Promise<void> = Promise.resolve();

  const count = async (): Promise<void> => {
    const played = [...waiting];
    waiting = new Set();
    const entrants = await tournament.tournamentEntryRepository(db.orm.em.fork()).among(dayOf(clock.now()), played);
    for (let from = 0; from < entrants.length; from += AT_ONCE)
      await rollUpStats(db.pool, entrants.slice(from, from + AT_ONCE));
  };

  const start = (): void => {
    counting = count()
      .catch((error: unknown) => log.error({ err: error }, 'bets of the tournament were not counted'))
      .then(() => {
        timer = undefined;
        if (waiting.size > 0) arm();
      });
  };
  const arm = (): void => {
    timer ??= setTimeout(start, COUNT_EVERY_MS).unref();
  };

  return {
    played(userId) {
      waiting.add(userId);
      arm();
    },
    async close() {
      waiting.clear();
      clearTimeout(timer);
      await counting;
      clearTimeout(timer);
    },
  };
};
