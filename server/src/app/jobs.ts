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
import { startJobs, type Job } from '../core/features/jobs.ts';
import type { Logger } from '../core/observability/logger.ts';
import { LedgerBreach } from '../core/observability/ledger-breach.ts';
import { emptySecretLetters } from '../features/mail/letter-lives.ts';

const ROLL_UP_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const KEEP_DAYS = 30; // days for which expired records stay: sessions for their owner to look at, counts of wrong sign-ins, letters

interface Dependencies {
  db: Pick<Database, 'pool' | 'orm'>;
  log: Logger;
  onRevealed(): void; // seeds wait to enter the log
}

/** The books' background work: house balances rolled up, invariants checked, what is old forgotten. */
export const startBooks = ({ db, log, onRevealed }: Dependencies): { rollUpSoon(): void; stop(): Promise<void> } => {
  let rollUp: NodeJS.Timeout | undefined;
  let rolling: Promise<unknown> = Promise.resolve();

  const check = async (): Promise<void> => {
    const breaches = await checkInvariants(db.pool);
    if (breaches.length > 0) throw new LedgerBreach(breaches);
  };
  const hourly = (name: string, run: () => Promise<unknown>): Job => ({
    name,
    everyMs: HOUR_MS,
    run: async () => void (await run()),
  });
  const em = () => db.orm.em.fork();
  const stopJobs = startJobs(
    'books',
    [
      hourly('check', check),
      hourly('reveal', async () => {
        if ((await revealIdlePairs(db, Date.now())) > 0) onRevealed();
      }),
      hourly('forget-sign-ins', () => forgetOldSignIns(em(), KEEP_DAYS)),
      hourly('forget-days', () => forgetOldDays(em(), Date.now())),
      hourly('forget-keys', () => forgetFormerKeys(em(), Date.now())),
      hourly('forget-codes', () => forgetOldCodes(em())),
      hourly('empty-letters', () => emptySecretLetters(em())),
      hourly('forget-letters', () => forgetOldLetters(em(), KEEP_DAYS)),
    ],
    { pool: db.pool, log },
  );

  return {
    // an idle site rolls nothing up: the timer starts with a bet
    rollUpSoon() {
      rollUp ??= setTimeout(() => {
        rollUp = undefined;
        rolling = rollUpHouse(db.pool).catch((error: unknown) =>
          log.error({ err: error }, 'rolling up the house failed: it is tried again'),
        );
      }, ROLL_UP_EVERY_MS);
    },
    async stop() {
      clearTimeout(rollUp);
      await Promise.all([stopJobs(), rolling]);
    },
  };
};
