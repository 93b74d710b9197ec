import { z } from 'zod';
import type { DemoMonth } from './demo-month.ts';

const MAX_PLAYERS = 500;
const MAX_DAYS = 60;

const environment = z.object({
  DEMO_SEED: z.string().min(1).max(64).default('a month'),
  DEMO_PLAYERS: z.coerce.number().int().min(2).max(MAX_PLAYERS).default(40),
  DEMO_DAYS: z.coerce.number().int().min(1).max(MAX_DAYS).default(30),
  DEMO_SHARED_DAYS: z.coerce.number().int().min(0).max(MAX_DAYS).default(3),
});

/** Why no life is simulated here; undefined: it may be. */
export const refusalOf = ({ NODE_ENV, DATABASE_URL }: NodeJS.ProcessEnv): string | undefined => {
  if (NODE_ENV === 'production') return 'NODE_ENV is production: a house with real players gets no simulated ones.';
  if (DATABASE_URL !== undefined)
    return 'DATABASE_URL is set: simulated life goes into an embedded database of its own (DATA_DIR) and nowhere else.';
  return undefined;
};

/** Measures by variables. Throws ZodError. */
export const measuresOf = (env: NodeJS.ProcessEnv): DemoMonth => {
  const {
    DEMO_SEED: seed,
    DEMO_PLAYERS: players,
    DEMO_DAYS: days,
    DEMO_SHARED_DAYS: sharedDays,
  } = environment.parse(env);
  return { seed, players, days, sharedDays };
};
