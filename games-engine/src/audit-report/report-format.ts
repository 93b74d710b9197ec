import { z } from 'zod';
import { configEventKinds } from '../core/record.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const minor = z.int(); // hundredths
const share = z.number();

const person = z.strictObject({ id: z.string(), nick: z.string() });
const band = z.strictObject({ high: share, low: share });

/** Return of a game's stakes in a unit: rounds that are over. Shares of the stakes; null without any. */
const returned = z.strictObject({
  band95: band.nullable(), // band of `realised` in 95 of 100 fair histories
  band999: band.nullable(), // in 999 of 1000
  expected: share.nullable(), // return of fair rules, the floors of payouts included; null where a config is unknown
  game: z.string(),
  method: z.string(), // method of the standard error: see `rtpMethods` of the contract
  p: share.nullable(), // probability that a fair game departs at least as far
  payoutsMinor: minor,
  realised: share.nullable(),
  rounds: count,
  stakesMinor: minor,
  standardError: share.nullable(),
  unit: z.string(),
  z: z.number().nullable(),
});

/** Void rounds of a shared game, beside all that ended. */
const voided = z.strictObject({
  ended: count, // settled or void
  game: z.string(),
  reasons: z.array(
    z.strictObject({
      notReturned: count, // rounds with a stake that was not given back
      reason: z.string(), // empty: the round's log gives none
      rounds: count,
      stakesMinor: minor,
    }),
  ),
  share: share.nullable(), // void of ended
});

/** Draws of a game. The bins hold every draw; each test's name says how to read its p. */
const drawn = z.strictObject({
  bins: z.array(z.strictObject({ count, expected: z.number(), from: z.int(), to: z.int() })),
  draws: count,
  game: z.string(),
  tests: z.array(z.strictObject({ name: z.string(), p: share, statistic: z.number().nullable() })), // none with too few draws
});

const gap = z.strictObject({
  expected: z.string(),
  found: z.string(),
  game: z.string().nullable(),
  kind: z.string(),
  ref: z.string(),
});

const matched = z.strictObject({
  game: z.string(),
  ledgerPayoutsMinor: minor,
  ledgerStakesMinor: minor,
  payoutsMinor: minor, // returned stakes of void rounds included
  stakes: count,
  stakesMinor: minor,
  unit: z.string(),
});

/** A config that was in force in the report's time or that its rounds pin, and through whose hands it went. */
const config = z.strictObject({
  approver: person.nullable(),
  author: person.nullable(), // null: it came with the program
  config: z.record(z.string(), z.unknown()),
  events: z.array(
    z.strictObject({
      actor: z.string().nullable(), // public id; null: the program
      at: count,
      event: z.enum(configEventKinds),
      leaf: count.nullable(), // null until the log has it
      sharePpm: count.nullable(), // players per million of a candidate
    }),
  ),
  game: z.string(),
  hash,
  leaf: count.nullable(),
  parSheet: z.strictObject({ format: z.string(), issuedAt: z.string(), sha256: hash }).nullable(), // null: not of its game's any more
  version: z.int().min(1),
});

/** Rounds of a game that a report cannot tell about, by reason. */
const unchecked = z.strictObject({
  game: z.string(),
  notInLog: count, // counted here, and not among the leaves of the head
  open: count, // not over, so not counted
  secret: count, // with a player's seed that is not revealed yet
  simulated: count, // drawn with a beacon whose key the house may hold
  thirdParty: count, // drawn by random.org, whose signature says that it was
  version1: count, // shared rounds that the house could have chosen
});

/** A signed audit report: what the house's database says of a piece of time, to be held against its log. Times: ms since epoch. */
export const reportSchema = z.strictObject({
  configs: z.array(config),
  draws: z.array(drawn),
  format: z.literal('glasshouse.audit-report/1'),
  gaps: z.strictObject({
    checked: z.strictObject({ logEntries: count, pairs: count, rounds: count, sharedRounds: count }),
    count,
    found: z.array(gap), // the first of each kind
  }),
  ledger: z.strictObject({ games: z.array(matched), stakes: count, unmatched: count }),
  log: z.strictObject({
    checkpoint: z.string(), // the signed head under which the report was made
    key: z.string(), // the log's verifier key
    leaves: z.strictObject({ from: count, to: count }).nullable(), // hold all rounds that are counted; null: none is
  }),
  madeAt: count,
  madeBy: person,
  returns: z.array(returned),
  subject: z.strictObject({
    from: count,
    game: z.string().nullable(), // null: every game
    to: count, // not in it
    version: z.int().min(1).nullable(), // version of the game's config; null: every version
  }),
  unchecked: z.array(unchecked),
  voids: z.array(voided),
});
export type AuditReport = z.infer<typeof reportSchema>;

/** A report with the note that signs it, as it is published. */
export const signedReportSchema = z.strictObject({ note: z.string(), report: reportSchema });
export type SignedReport = z.infer<typeof signedReportSchema>;

/** A person as PAR sheets of reports name them: the nick may change, the id does not. */
export const personText = (who: { id: string; nick: string } | null): string =>
  who === null ? '' : `${who.nick} (${who.id})`;
