import { changeStakeRules, countMinute, type CountedMinutes, type Database } from 'db';
import { SESSION_WARNING_MINUTES } from '../../../contract/limit-values.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { Clock } from '../../core/clock.ts';
import type { Logger } from '../../core/observability/logger.ts';

const MINUTE_MS = 60_000;

export interface PlayMinutesOptions {
  db: Pick<Database, 'pool' | 'orm'>;
  clock: Clock;
  log: Logger;
  /** The players whose pages are connected to this process now. */
  connected(): Iterable<bigint>;
}

/**
 * Counts how long players are here: each minute in which a page of theirs was connected to any process, once. A player who
 * has used up what they allow themselves is refused every stake until the next day.
 */
export interface PlayMinutes {
  /** A player's page has connected: this minute counts, however short the visit. */
  seen(userId: bigint): void;
  /** Counts the minute that has just ended. */
  count(): Promise<void>;
  stop(): Promise<void>;
}

export const createPlayMinutes = ({ db, clock, log, connected }: PlayMinutesOptions): PlayMinutes => {
  const visitors = new Set<bigint>();

  const isNews = ({ minutes, limit }: CountedMinutes): boolean =>
    minutes === limit - SESSION_WARNING_MINUTES || minutes === limit;

  const follow = async (counted: CountedMinutes): Promise<void> => {
    const { userId, minutes, limit } = counted;
    if (minutes >= limit) await changeStakeRules(db, { userId, now: () => clock.now() });
    if (isNews(counted)) await tellPlayerChanged(db.orm.em.fork(), userId);
  };

  const count = async (): Promise<void> => {
    const here = new Set([...visitors, ...connected()]);
    visitors.clear();
    if (here.size === 0) return;
    const minute = Math.floor(clock.now() / MINUTE_MS) - 1;
    for (const counted of await countMinute(db.orm.em.fork(), [...here], minute)) await follow(counted);
  };

  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const waitForMinute = (): void => {
    timer = setTimeout(
      () => {
        running = count().catch((error: unknown) => log.error({ err: error }, 'a minute of play was not counted'));
        waitForMinute();
      },
      MINUTE_MS - (clock.now() % MINUTE_MS),
    );
    timer.unref();
  };
  waitForMinute();

  return {
    seen: (userId) => void visitors.add(userId),
    count,
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
};
