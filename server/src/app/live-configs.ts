import type { Games } from 'games-engine';
import type { Server } from 'socket.io';
import type { Database } from 'db';
import { createActiveConfigs, type ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { Logger } from '../core/observability/logger.ts';
import { configSource } from './data.ts';

/** The connections that look at versions. */
export const STUDIO_ROOM = 'studio';

/** Interval at which a process looks for missed news: a connection can be dead for long before it says so. */
const LOOK_EVERY_MS = 5000;

/** The configs that this process plays by, kept current. */
export interface LiveConfigs {
  configs: ActiveConfigs;
  /** The database tells of a change in some version of a game. */
  changed(game: string): void;
  /** Something may have changed unheard. */
  lookAgain(): void;
  close(): void;
}

interface Dependencies {
  db: Database;
  games: Games;
  log: Logger;
  calls: Server;
  /** Something happened to a version or to guardrails, which the log is to tell. */
  onChanged(): void;
  /** A trial may wait for its beacon. */
  lookForTrials(): void;
}

/** Reads the configs, and reads them again when the database tells of a change. */
export const openLiveConfigs = async ({
  db,
  games,
  log,
  calls,
  onChanged,
  lookForTrials,
}: Dependencies): Promise<LiveConfigs> => {
  const configs = await createActiveConfigs(configSource(db, games), (game: string) => {
    onChanged(); // the news of it may have been missed
    calls.local.emit('games', { type: 'configChanged', payload: { game } }); // other processes hear of it themselves
  });
  const lookAgain = (): void => {
    void configs.refresh().catch((error: unknown) => log.error({ err: error }, 'the configs could not be read again'));
    lookForTrials();
  };
  const timer = setInterval(lookAgain, LOOK_EVERY_MS);
  return {
    configs,
    changed(game) {
      onChanged();
      lookAgain();
      calls.local.to(STUDIO_ROOM).emit('studio', { type: 'changed', payload: { game } });
    },
    lookAgain,
    close: () => clearInterval(timer),
  };
};
