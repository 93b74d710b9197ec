import { z } from 'zod';
import { defineContract } from '../feature.ts';

const amount = z.string(); // hundredths, as the log has them

/** Debt in one unit, as its leaf has it: the engine's OwedInUnit. */
const owedSchema = z.object({ leaves: z.int(), root: z.string(), total: amount, unassigned: amount, unit: z.string() });

/** A statement as its leaf of the log: the engine's SolvencyRecord. It is hashed as it is (RFC 8785). */
const statementRecordSchema = z.object({
  at: z.int(), // ms since epoch
  day: z.int(), // days since the epoch
  kind: z.literal('solvency'),
  ledger: z.string(),
  reserves: z.object({
    proofs: z
      .array(
        z.object({
          address: z.string(),
          asset: z.string(),
          quantity: z.string(),
          scheme: z.literal('eip191'),
          signature: z.string(),
          unit: z.string(),
          worthMinor: amount,
        }),
      )
      .readonly(),
    simulated: z.boolean(),
  }),
  units: z.array(owedSchema).readonly(),
});

/** A published statement. `index`: of its entry in the log; null until the sequencer has reached it. */
export const statementSchema = z.object({ record: statementRecordSchema, index: z.int().nullable() });
export type SolvencyStatement = z.infer<typeof statementSchema>;

/** A player's own balance in one unit, with its proof: the engine's OwnShare. */
const ownShareSchema = z.object({
  amountMinor: amount,
  parts: z
    .array(
      z.object({
        amountMinor: amount,
        index: z.int(),
        path: z.array(z.object({ hash: z.string(), sum: amount })).readonly(),
        salt: z.string(),
      }),
    )
    .readonly(),
  unit: z.string(),
});

/** Most statements that a list has. */
export const STATEMENTS_LIMIT = 30;

const solvencyCalls = {
  /** Published statements, newest first. */
  'solvency.statements': {
    auth: false,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({ statements: z.array(statementSchema).readonly() }), // at most STATEMENTS_LIMIT
  },
  /** The caller's own shares of the newest statement with their proofs; of others it tells sums alone. Null: there is none yet. */
  'solvency.own': {
    auth: true,
    cost: 'survey',
    payload: z.object({}),
    answer: z.object({
      proof: statementSchema.extend({ player: z.string(), shares: z.array(ownShareSchema).readonly() }).nullable(),
    }),
  },
} as const;

export const solvency = defineContract({ calls: solvencyCalls });
