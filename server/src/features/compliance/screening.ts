import { compliance } from 'db';
import { houseDayText } from 'games-engine';
import { z } from 'zod';
import type { FeatureTools } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { allOrNone } from '../../core/payments/all-or-none.ts';
import { createScreening, type Screen } from '../../providers/screening/screening.client.ts';
import { createScreeningSimulator } from '../../providers/screening/screening.simulator.ts';

const SANDBOX = '/sandbox/screening';
const DAY_MS = 86_400_000;
const RETRY_MS = 900_000; // after a look that gave no answer
const OVERLAP_MS = 3_600_000; // a review is stored within this time of what it says
const CASE_DAYS = 10;
const MAX_AT_ONCE = 50; // people a run looks up; the next one goes on

export const screeningVariables = z
  .object({
    SCREENING_URL: variable(z.url({ protocol: /^https$/ }).optional(), {
      takes: 'the https:// address of a provider that screens people, or nothing',
      means:
        'players whose identity is proven are looked up there in lists of sanctions and public offices, then and once a day, by `server/src/providers/screening/screening.contract.ts`. Without it the provider is simulated in a sandbox, and elsewhere nobody is screened',
      unset: 'simulated, or off',
    }),
    SCREENING_TOKEN: variable(z.string().min(16).optional(), {
      takes: 'our token there, at least 16 characters; needed with SCREENING_URL',
      means: 'our account there',
    }),
  })
  .superRefine(allOrNone(['SCREENING_URL', 'SCREENING_TOKEN']));

/** Provider of screening; undefined: nobody is screened. */
export interface OpenScreening {
  screen: Screen | undefined;
  simulator?: { plugin: ReturnType<typeof createScreeningSimulator>; prefix: string };
}

export const openScreening = ({ readVariables, settings, secrets, localUrl }: FeatureTools): OpenScreening => {
  const { SCREENING_URL, SCREENING_TOKEN } = readVariables(screeningVariables);
  if (SCREENING_URL !== undefined && SCREENING_TOKEN !== undefined)
    return { screen: createScreening({ baseUrl: () => SCREENING_URL, token: SCREENING_TOKEN }) };
  if (!settings.allowSandbox) return { screen: undefined };
  const token = secrets.keyFor('sandbox.screening').toString('hex');
  return {
    screen: createScreening({ baseUrl: () => localUrl() + SANDBOX, token }),
    simulator: { plugin: createScreeningSimulator({ token }), prefix: SANDBOX },
  };
};

type Tools = Pick<FeatureTools, 'db' | 'inUnitOfWork' | 'clock' | 'log'>;

/** Looks one person up and stores the answer. Without an answer the next run but a few asks again. */
const screenOne = async (
  { db, inUnitOfWork, clock, log }: Tools,
  screen: Screen,
  person: compliance.ScreenedPerson,
): Promise<void> => {
  const { userId, holderName: name, bornDay } = person;
  try {
    const country = await compliance.countryOf(db.orm.em.fork(), userId);
    const entries = await screen({ name, born: houseDayText(bornDay), country });
    const at = clock.now();
    const stored = { entries, at, dueAt: at + DAY_MS, deadlineAt: at + CASE_DAYS * DAY_MS };
    await inUnitOfWork((unit) => compliance.storeScreening(unit, person, stored));
  } catch (error) {
    log.warn({ err: error, userId: String(userId) }, 'screening gave no answer: large withdrawals wait for one');
    await compliance.failScreening(db.orm.em.fork(), person, error instanceof Error ? error.message : 'unknown');
  }
};

/** Looks up the players who are due: those whose identity was proven since then, and everybody once a day. */
export const runScreening = async (tools: Tools, screen: Screen, since = 0): Promise<void> => {
  const { db, clock } = tools;
  const at = clock.now();
  await compliance.enrolScreening(db.pool, { since, at });
  const due = { at, retryAt: at + RETRY_MS, limit: MAX_AT_ONCE };
  for (const person of await compliance.takeDueScreenings(db.pool, due)) await screenOne(tools, screen, person);
};

/** The job of a process: its first run looks at all documents, as screening may have been off until then; the next ones at new ones. */
export const createScreeningJob = (tools: Tools, screen: Screen): (() => Promise<void>) => {
  let since = 0;
  return async () => {
    const at = tools.clock.now();
    await runScreening(tools, screen, since);
    since = at - OVERLAP_MS;
  };
};
