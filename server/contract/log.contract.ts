import { z } from 'zod';

/** GET /api/log/checkpoint: text/plain, a signed note in the C2SP checkpoint format. GET /api/log/key: the verifier key. */

/** GET /api/log/proof/inclusion?index=&size= */
export const inclusionQuery = z.object({ index: z.coerce.number().int().min(0), size: z.coerce.number().int().min(1) });
export const inclusionAnswer = z.object({
  index: z.int(),
  size: z.int(),
  leafHash: z.string(), // hex
  proof: z.array(z.string()), // hex, leaf to root
});
export type InclusionAnswer = z.infer<typeof inclusionAnswer>;

/** GET /api/log/proof/consistency?from=&to= */
export const consistencyQuery = z.object({ from: z.coerce.number().int().min(1), to: z.coerce.number().int().min(1) });
export const consistencyAnswer = z.object({ from: z.int(), to: z.int(), proof: z.array(z.string()) });
export type ConsistencyAnswer = z.infer<typeof consistencyAnswer>;

/** GET /api/log/round/{game}/{id}: the answer of the call fairness.round, for who has no socket. */

/** GET /api/log/entries?from=&to=: NDJSON, one exported entry a line, `to` exclusive. */
export const entriesQuery = z.object({
  from: z.coerce.number().int().min(0),
  to: z.coerce.number().int().min(0).optional(),
});

/** Most entries that one answer of /api/log/entries holds. */
export const ENTRIES_LIMIT = 10_000;
