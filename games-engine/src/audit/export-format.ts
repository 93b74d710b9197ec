import { z } from 'zod';
import { logAmount, logName } from '../core/log-shape.ts';
import { configEventKinds } from '../core/record.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/** A config that entered the log before an exported range, with its inclusion proof in the head's tree. */
export const earlierConfigSchema = z.object({ index: count, proof: z.array(hash), record: z.unknown() });
export type EarlierConfig = z.infer<typeof earlierConfigSchema>;

export const keyRecordSchema = z.strictObject({
  accepted: z.string(),
  after: z.string(),
  at: count,
  before: z.string(),
  kind: z.literal('key'),
  number: z.int().min(1),
  signature: z.string(),
});

/** A change of the log's key, with its inclusion proof in the head's tree. */
export const placedKeySchema = z.strictObject({ index: count, proof: z.array(hash), record: keyRecordSchema });

/**
 * The first line of an export. It ties the entries [from, to) to a signed head: `left` goes on from the tree of `from`
 * leaves, `consistency` leads from the tree of `to` leaves to the head's.
 */
export const headerSchema = z.strictObject({
  checkpoint: z.string(), // the signed note
  configs: z.array(earlierConfigSchema),
  consistency: z.array(hash),
  from: count,
  key: z.string(), // the verifier key
  keys: z.array(placedKeySchema).optional(), // every change of it in the head's tree; none: left out
  kind: z.literal('header'),
  left: z.array(hash),
  to: count, // exclusive
});
/** Answer of /api/log/keys. */
export const keyListSchema = z.object({ checkpoint: z.string(), key: z.string(), keys: z.array(placedKeySchema) });

export type ExportHeader = z.infer<typeof headerSchema>;

/** Every other line: one entry of the log. */
export interface ExportEntry {
  hash: string;
  index: number;
  record: unknown;
  serverSeed: string | null; // seed of a round whose pair was revealed when this was exported
}

export const entrySchema = z.strictObject({ hash, index: count, record: z.unknown(), serverSeed: hash.nullable() });

export const seedRecordSchema = z.strictObject({
  at: count,
  commitment: hash,
  kind: z.literal('seed'),
  rounds: count,
  serverSeed: hash,
});

export const pairRecordSchema = z.strictObject({ at: count, kind: z.literal('pair'), pair: hash });

export const configRecordSchema = z.strictObject({
  at: count,
  config: z.record(z.string(), z.unknown()),
  game: z.string(),
  kind: z.literal('config'),
  version: z.int().min(1),
});

export const commitmentRecordSchema = z.strictObject({
  at: count,
  commitment: hash,
  game: z.string(),
  kind: z.literal('commitment'),
  round: hash.nullable(),
});

export const configEventRecordSchema = z.strictObject({
  actor: z.string().min(1).max(64).nullable(),
  at: count,
  details: z.record(z.string(), z.unknown()),
  event: z.enum(configEventKinds),
  game: z.string(),
  hash,
  kind: z.literal('config.event'),
  reason: z.string(),
  version: z.int().min(1),
});

export const guardrailRecordSchema = z.strictObject({
  after: z.record(z.string(), z.unknown()),
  approver: z.string().min(1).max(64),
  at: count,
  author: z.string().min(1).max(64),
  before: z.record(z.string(), z.unknown()).nullable(),
  decision: z.string(),
  game: z.string(),
  kind: z.literal('guardrail'),
  reason: z.string(),
  version: z.int().min(1),
});

const MAX_UNITS = 16;
const MAX_PROOFS = 1000;

export const solvencyRecordSchema = z.strictObject({
  at: count,
  day: count,
  kind: z.literal('solvency'),
  ledger: z.string().regex(/^\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?$/),
  reserves: z.strictObject({
    proofs: z
      .array(
        z.strictObject({
          address: z.string().regex(/^0x[0-9a-f]{40}$/),
          asset: logName,
          quantity: z.string().regex(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/),
          scheme: z.literal('eip191'),
          signature: z.string().regex(/^[0-9a-f]{130}$/),
          unit: logName,
          worthMinor: logAmount,
        }),
      )
      .max(MAX_PROOFS),
    simulated: z.boolean(),
  }),
  units: z
    .array(z.strictObject({ leaves: count, root: hash, total: logAmount, unassigned: logAmount, unit: logName }))
    .min(1)
    .max(MAX_UNITS),
});

/** An entry's line as it is exported, without its line feed, from its record's canonical text. */
export const entryLine = (hashHex: string, index: number, record: string, serverSeed: string | null): string => {
  const seed = serverSeed === null ? 'null' : `"${serverSeed}"`;
  return `{"hash":"${hashHex}","index":${index},"record":${record},"serverSeed":${seed}}`;
};
