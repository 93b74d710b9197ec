import { STOPPED_BY_RETURNS, stopCandidate, versionsInForce, type Database } from 'db';
import type { Clock } from '../../core/clock.ts';
import type { Job } from '../../core/features/jobs.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import type { Logger } from '../../core/observability/logger.ts';
import { readTrial, shownBand } from './trial-gate.ts';

const EVERY_MS = 60_000;

interface Tools {
  db: Pick<Database, 'pool' | 'orm'>;
  games: ServerGames;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}

/** Ends each trial whose measured return has left its band. The trail says so, and the designers' inbox shows it. */
export const endStrayTrials = async ({ db, games, clock, log }: Tools): Promise<void> => {
  for (const { game, hosting } of games.all) {
    const inForce = await versionsInForce(db.orm.em.fork(), game.id);
    const [active, candidate] = [
      inForce.find(({ status }) => status === 'active'),
      inForce.find(({ candidateSalt }) => candidateSalt !== null),
    ];
    if (!active || !candidate) continue;
    const now = clock.now();
    const { band, rounds } = await readTrial({ pool: db.pool, games, now }, candidate, active.id);
    if (!band?.isOutside) continue;
    const { isOutside: _, ...figures } = shownBand(band);
    const facts = { cause: STOPPED_BY_RETURNS, rounds, ...figures };
    const scope = { game: game.id, id: candidate.id, isShared: hosting === 'shared', facts };
    const stopped = await stopCandidate(db.pool, scope, { actorId: null, reason: '', at: now });
    if (stopped !== undefined)
      log.warn({ game: game.id, version: candidate.version, ...facts }, 'a trial ended by itself');
  }
};

/** Watches the returns of trials. */
export const trialJob = (tools: Tools): Job => ({
  name: 'trials',
  everyMs: EVERY_MS,
  run: () => endStrayTrials(tools),
});
