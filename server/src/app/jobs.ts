import {
  checkInvariants,
  forgetFormerKeys,
  forgetOldCodes,
  forgetOldDays,
  forgetOldLetters,
  forgetOldSignIns,
  revealIdlePairs,
  rollUpHouse,
  type Database,
} from 'db';
import type { Logger } from '../core/observability/logger.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import { emptySecretLetters } from '../features/mail/letter-lives.ts';

const ROLL_UP_EVERY_MS = 60_000;
const CHECK_EVERY_MS = 3_600_000;
const KEEP_DAYS = 30; // days for which expired records stay: sessions for their owner to look at, counts of wrong sign-ins, letters

interface Dependencies {
  db: Pick<Database, 'pool' | 'orm'>;
  log: Logger;
  metrics: Metrics;
  onRevealed(): void; // seeds wait to enter the log
}

/** The books' background work: house balances rolled up, invariants checked. Any number of processes may run it. */
export const startJobs = ({
  db,
  log,
  metrics,
  onRevealed,
}: Dependencies): { rollUpSoon(): void; stop(): Promise<void> } => {
  let rollUp: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const run = (what: string, work: () => Promise<void>): void => {
    running = running
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, `${what} failed: it is tried again`));
  };

  const check = async (): Promise<void> => {
    const breaches = await checkInvariants(db.pool);
    metrics.ledgerBreaches.set(breaches.length);
    if (breaches.length > 0)
      log.error({ breaches: breaches.map(({ invariant }) => invariant) }, 'the books do not add up');
  };
  const checking = setInterval(() => {
    run('checking the books', check);
    run('revealing idle pairs', async () => {
      if ((await revealIdlePairs(db, Date.now())) > 0) onRevealed();
    });
    run('forgetting old sessions', () => forgetOldSignIns(db.orm.em.fork(), KEEP_DAYS));
    run('forgetting old days of play', () => forgetOldDays(db.orm.em.fork(), Date.now()));
    run('forgetting former keys', () => forgetFormerKeys(db.orm.em.fork(), Date.now()));
    run('forgetting old codes', () => forgetOldCodes(db.orm.em.fork()));
    run('emptying letters', () => emptySecretLetters(db.orm.em.fork()));
    run('forgetting old letters', () => forgetOldLetters(db.orm.em.fork(), KEEP_DAYS));
  }, CHECK_EVERY_MS);
  checking.unref();

  return {
    // an idle site rolls nothing up: the timer starts with a bet
    rollUpSoon() {
      rollUp ??= setTimeout(() => {
        rollUp = undefined;
        run('rolling up the house', () => rollUpHouse(db.pool));
      }, ROLL_UP_EVERY_MS);
    },
    async stop() {
      clearTimeout(rollUp);
      clearInterval(checking);
      await running;
    },
  };
};
