import { solvency as stored } from 'db';
import { z } from 'zod';
import { solvency as contract, STATEMENTS_LIMIT } from '../../../contract/features/solvency.contract.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { createCustodian, type Custodian } from '../../providers/custodian/custodian.client.ts';
import { createCustodianSimulator } from '../../providers/custodian/custodian.simulator.ts';
import { createOwnShares } from './own-shares.ts';
import { createReserves } from './reserves.ts';
import { recordOf, stateSolvency } from './statement-job.ts';

const LOOK_MS = 60_000; // a new day, or a run that was killed
const SANDBOX = '/sandbox/custodian';

const variables = z
  .object({
    RESERVES_URL: variable(z.url({ protocol: /^https$/ }).optional(), {
      takes: 'the https:// address of whoever holds the keys of the reserves, or nothing',
      means:
        'asked once a day which addresses hold reserves and for signatures of what is owed, by `server/src/providers/custodian/custodian.contract.ts`. Without it reserves are simulated in a sandbox, and elsewhere none are stated',
      unset: 'simulated, or none',
    }),
    RESERVES_TOKEN: variable(z.string().min(16).optional(), {
      takes: 'our token there, at least 16 characters; needed with RESERVES_URL',
      means: 'our account there',
    }),
  })
  .refine(({ RESERVES_URL, RESERVES_TOKEN }) => RESERVES_URL === undefined || RESERVES_TOKEN !== undefined, {
    path: ['RESERVES_TOKEN'],
  });

interface OpenCustodian {
  custodian: Custodian | undefined;
  isSimulated: boolean;
  simulator?: ReturnType<typeof createCustodianSimulator>;
}

const openCustodian = ({ readVariables, settings, secrets, localUrl }: FeatureTools): OpenCustodian => {
  const { RESERVES_URL, RESERVES_TOKEN } = readVariables(variables);
  if (RESERVES_URL !== undefined && RESERVES_TOKEN !== undefined)
    return { custodian: createCustodian({ baseUrl: () => RESERVES_URL, token: RESERVES_TOKEN }), isSimulated: false };
  if (!settings.allowSandbox) return { custodian: undefined, isSimulated: false };
  const token = secrets.keyFor('sandbox.custodian').toString('hex');
  const secretKeys = ['1', '2'].map((n) => secrets.keyFor(`sandbox.custodian.${n}`));
  return {
    custodian: createCustodian({ baseUrl: () => localUrl() + SANDBOX, token }),
    isSimulated: true,
    simulator: createCustodianSimulator({ token, secretKeys }),
  };
};

/** States once a day in the log what the house owes to its players: each checks that their balance is in it. */
export const solvency = defineFeature({
  contract,
  variables: [variables],
  open(tools) {
    const { db, em, clock, log, publicLog } = tools;
    const { pool } = db;
    const { custodian, isSimulated, simulator } = openCustodian(tools);
    const shares = createOwnShares(pool);
    const reserves = createReserves({ custodian, isSimulated, origin: publicLog.origin, em, log });
    const statementOf = async (day: number) => {
      const [statement] = await stored.publishedStatements(pool, [day]);
      return statement;
    };
    return {
      calls: {
        'solvency.statements': {
          async handle() {
            const days = await stored.publishedDays(pool, STATEMENTS_LIMIT);
            const statements = await stored.publishedStatements(
              pool,
              days.map(({ day }) => day),
            );
            const found = new Map(statements.map((statement) => [statement.day, recordOf(statement)]));
            return {
              statements: days.flatMap(({ day, index }) => {
                const record = found.get(day);
                return record ? [{ record, index }] : [];
              }),
            };
          },
        },
        'solvency.own': {
          async handle(_, { player }) {
            const [newest] = await stored.publishedDays(pool, 1);
            const statement = newest?.hasShares ? await statementOf(newest.day) : undefined;
            if (!newest || !statement) return { proof: null };
            return {
              proof: {
                record: recordOf(statement),
                index: newest.index,
                player: player.publicId,
                shares: await shares.find(statement, player.userId),
              },
            };
          },
        },
      },
      jobs: [
        {
          name: 'statement',
          everyMs: LOOK_MS,
          run: () =>
            stateSolvency({
              pool,
              now: () => clock.now(),
              reserves,
              onPublished(day) {
                log.info({ day }, 'the statement of solvency was published');
                publicLog.notify();
              },
            }),
        },
      ],
      routes: async (app) => {
        if (simulator) await app.register(simulator, { prefix: SANDBOX });
      },
    };
  },
});
