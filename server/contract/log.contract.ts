import { z } from 'zod';

/**
 * GET /api/log/checkpoint: text/plain, the newest head as a signed note in the C2SP checkpoint format.
 * GET /api/log/keys: the newest head as `checkpoint`, `key` that signed it, and `keys`, every change of it in the head's tree, as
 * the header of an export has them.
 */

/** GET /api/log/key?at=: text/plain, the verifier key in force; `at`: at that time, ms since epoch. */
export const keyQuery = z.object({ at: z.coerce.number().int().min(0).optional() });

/**
 * GET /api/log/checkpoint/cosigned?quorum=&witness=: text/plain, the newest head that at least `quorum` witnesses have
 * cosigned, with all its lines (C2SP tlog-cosignature). `witness`, a verifier key, may stand several times: then only
 * these count. 404 while there is none.
 */
export const cosignedQuery = z.object({
  quorum: z.coerce.number().int().min(1).max(100).default(1),
  witness: z
    .union([
      z
        .string()
        .max(300)
        .transform((one) => [one]),
      z.array(z.string().max(300)).max(100),
    ])
    .optional(),
});

/**
 * GET /api/log/add-checkpoint?old=: text/plain, what a witness that knows the head of `old` entries is asked: the body of
 * add-checkpoint in C2SP tlog-witness. An `old` beyond the log is answered with the log's own size.
 */
export const addCheckpointQuery = z.object({ old: z.coerce.number().int().min(0) });

/**
 * POST /api/log/cosignature, text/plain: a checkpoint of this log with the lines of witnesses under it. Errors: 400 no
 * checkpoint, or a wrong signature; 403 no line of a configured witness; 404 not a head of this log; 429 too often.
 */
export const cosignatureAnswer = z.object({
  size: z.int(), // size of the head
  taken: z.int(), // lines that were new
});
export type CosignatureAnswer = z.infer<typeof cosignatureAnswer>;

/**
 * GET /api/log/closings: the closings of shared rounds that wait for their beacon, as signed notes (C2SP signed-note) that a
 * witness may cosign with its own time.
 */
export const closingsAnswer = z.object({ closings: z.array(z.string()) });

/**
 * POST /api/log/closing/cosignature, text/plain: one of these notes with the lines of witnesses under it. Errors: 400 no
 * closing, a wrong signature, or a time at which the beacon could be known; 403 no line of a configured witness; 404 no round
 * waits under this closing; 429 too often.
 */
export const closingCosignatureAnswer = z.object({
  roundId: z.string(),
  taken: z.int(), // lines that were new
});
export type ClosingCosignatureAnswer = z.infer<typeof closingCosignatureAnswer>;

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

/**
 * GET /api/log/entries?from=&to=&head=: NDJSON, one exported entry a line, `to` exclusive. `head`: the size of the signed
 * head that they are tied to; the newest when it is left out.
 */
export const entriesQuery = z.object({
  from: z.coerce.number().int().min(0),
  to: z.coerce.number().int().min(0).optional(),
  head: z.coerce.number().int().min(1).optional(),
});

/** Most entries that one answer of /api/log/entries holds. */
export const ENTRIES_LIMIT = 10_000;
