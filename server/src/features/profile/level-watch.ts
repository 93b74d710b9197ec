import { rollUpStats, vipStatusesOf, type PlayerStats } from 'db';
import type { Pool } from 'pg';
import type { Logger } from '../../core/observability/logger.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 500; // players whose rounds are counted in one transaction

export interface LevelWatchOptions {
  pool: Pool;
  log: Logger;
  /** Called for each player who has reached another VIP level. */
  onLevel(userId: bigint): Promise<unknown>;
  /** Called with what was counted, whoever counted it first. */
  onCounted(stats: readonly PlayerStats[]): Promise<unknown>;
  everyMs?: number;
}

/** Counts what players have wagered some time after they played, so that others see their level and they hear of it. */
export interface LevelWatch {
  /** Remembers that a player has played. Costs next to nothing. */
  played(userId: bigint): void;
  /** Counts what was played, and stops. */
  close(): Promise<void>;
}

/** An idle site counts nothing: the timer starts with a bet. */
export const createLevelWatch = ({
  pool,
  log,
  onLevel,
  onCounted,
  everyMs = EVERY_MS,
}: LevelWatchOptions): LevelWatch => {
  const due = new Set<bigint>();
  let timer: NodeJS.Timeout | undefined;
  let counting: Promise<void> = Promise.resolve();

  const countSome = async (userIds: readonly bigint[]): Promise<void> => {
    const before = await vipStatusesOf(pool, userIds);
    const after = await rollUpStats(pool, userIds);
    await onCounted(after);
    for (const { userId, vipStatus } of after) if (vipStatus > (before.get(userId) ?? 1)) await onLevel(userId);
  };

  const count = async (): Promise<void> => {
    const userIds = [...due];
    due.clear();
    for (let from = 0; from < userIds.length; from += AT_ONCE) await countSome(userIds.slice(from, from + AT_ONCE));
  };

  const run = (): Promise<void> => {
    timer = undefined;
    counting = counting
      .then(count)
      .catch((error: unknown) => log.error({ err: error }, 'statistics were not counted: they are with the next bet'));
    return counting;
  };

  return {
    played(userId) {
      due.add(userId);
      timer ??= setTimeout(() => void run(), everyMs);
    },
    close() {
      clearTimeout(timer);
      return run();
    },
  };
};
