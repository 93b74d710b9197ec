import { stakeAccounts, voidReasons } from 'games-engine';
import { z } from 'zod';
import { drawsAnswerSchema, rtpAnswerSchema } from './audit-statistics.contract.ts';
import { auditedConfigSchema, auditedGuardrailSchema, auditedVersionSchema } from './audited-versions.contract.ts';
import { gameId, publicPlayerId, uuid, versionNumber } from './ids.ts';
import { minor } from './money.ts';
import { forStaff } from './staff.contract.ts';

const time = z.int().min(0); // ms since epoch
const range = { from: time, to: time }; // `to` exclusive
const optionalRange = { from: time.optional(), to: time.optional() };

/** True when the range does not end before it begins. */
export const inOrder = ({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean =>
  from === undefined || to === undefined || from < to;
export const wrongOrder = { path: ['to'], error: 'after from' };

/** Refusals beside those of staff and 400 (with the field). */
export const auditCodes = {
  tooWide: 'RANGE_TOO_WIDE', // the answer would have taken too long: ask for less time
  noHead: 'NO_HEAD', // the log has signed nothing yet: a report would stand under no head
} as const;

/** Most rows of a page, and most rows of a list that has no pages. */
export const AUDIT_LIMIT = 100;

/** Stakes that audit.matching compares at once, unless fewer are asked for. */
export const MATCHING_PAGE = 20_000;

/** Most points of time that one answer of audit.rtp has. */
export const AUDIT_BUCKETS = 200;

const limit = z.int().min(1).max(AUDIT_LIMIT).optional();

/** Units are never added up with each other. Real and bonus money are BASE. */
export const auditUnits = ['BASE', 'USDIC'] as const;
export type AuditUnit = (typeof auditUnits)[number];
const unit = z.enum(auditUnits).optional(); // BASE unless given

/** State of a stake's round: still played, settled or void. */
export const auditStates = ['open', 'settled', 'void'] as const;

/** Result of a settled stake: it was paid back more than itself, less or as much, or nothing. */
export const auditOutcomes = ['won', 'returned', 'lost'] as const;

/** One stake: a solo round, or a bet of a shared one. Amounts are hundredths of the staking account's unit. */
export const auditedRoundSchema = z.object({
  id: uuid, // the stake's id; in a solo game the round's
  roundId: uuid,
  game: gameId,
  number: z.int(), // solo: the nonce; shared: the round's number
  player: publicPlayerId,
  nick: z.string(),
  account: z.enum(stakeAccounts),
  stakeMinor: minor,
  payoutMinor: minor.nullable(), // null unless settled
  state: z.enum(auditStates),
  version: z.int(), // version of the config
  choice: z.record(z.string(), z.unknown()),
  outcome: z.record(z.string(), z.unknown()).nullable(), // null until drawn
  commitment: z.string(),
  at: z.int(), // when the stake was accepted
  logIndex: z.int().nullable(), // the round's entry in the transparency log; null until it has one
});
export type AuditedRound = z.infer<typeof auditedRoundSchema>;

export const voidedRoundSchema = z.object({
  id: uuid,
  game: gameId,
  number: z.int(),
  version: z.int(),
  reason: z.enum(voidReasons).nullable(), // null: the log of the round does not say, which is a fault
  bets: z.int(),
  stakesMinor: minor,
  isReturned: z.boolean(), // every stake was given back
  openedAt: z.int(),
  at: z.int(),
  logIndex: z.int().nullable(),
});
export type VoidedRound = z.infer<typeof voidedRoundSchema>;

/**
 * Kinds of gaps. nonce: a seed pair's nonces do not run from 0 to its count. number: a game's shared rounds are not
 * numbered one after the other. chain: a chain's rounds do not use its seeds in order, or one is not the hash of the
 * next. seed: a revealed seed does not hash to its commitment. event: the events of a shared round do not run from 0.
 * leaf: the log's indexes do not run from 0 to its size. unlogged: a finished round, a revealed seed, a config, an
 * event of one or a commitment is not in the log though its turn has passed. unplayed: the log has an entry of
 * something that does not exist. approval: a version's status, author or approver differs from its trail. head: a
 * signed head differs from its row, or heads and entries end at different sizes.
 */
export const gapKinds = [
  'nonce',
  'number',
  'chain',
  'seed',
  'event',
  'leaf',
  'unlogged',
  'unplayed',
  'approval',
  'debt',
  'head',
] as const;
export type GapKind = (typeof gapKinds)[number];

export const gapSchema = z.object({
  kind: z.enum(gapKinds),
  ref: z.string(), // a commitment, a round's id, a leaf's index, a size: what to look for
  game: gameId.nullable(),
  expected: z.string(),
  found: z.string(),
});
export type Gap = z.infer<typeof gapSchema>;

export const gapsAnswerSchema = z.object({
  checked: z.object({ pairs: z.int(), rounds: z.int(), sharedRounds: z.int(), logEntries: z.int() }),
  count: z.int(),
  gaps: z.array(gapSchema), // at most AUDIT_LIMIT of each kind
});

/** Stakes and payouts of a game and unit, by its rounds and by the ledger. */
export const matchedGameSchema = z.object({
  game: gameId,
  unit: z.enum(auditUnits),
  stakes: z.int(), // number of stakes
  stakesMinor: minor,
  payoutsMinor: minor, // returned stakes of void rounds included
  ledgerStakesMinor: minor,
  ledgerPayoutsMinor: minor,
});
export type MatchedGame = z.infer<typeof matchedGameSchema>;

/** An entry that is missing (`foundMinor` null), that no round asks for (`dueMinor` null), or that differs. */
export const unmatchedSchema = z.object({
  id: z.string(), // id of the stake
  game: z.string().nullable(), // null where the ledger alone knows of it
  line: z.int(),
  dueMinor: minor.nullable(),
  foundMinor: minor.nullable(),
});
export type Unmatched = z.infer<typeof unmatchedSchema>;

/** One page of compared stakes. The sums of all pages add up to the answer for the range. */
export const matchingAnswerSchema = z.object({
  games: z.array(matchedGameSchema),
  count: z.int(),
  unmatched: z.array(unmatchedSchema), // at most AUDIT_LIMIT
  /** Start of the next page and its time (ms since epoch); null at the end. */
  next: z.object({ begin: z.guid(), at: z.int() }).nullable(),
});
export type MatchingAnswer = z.infer<typeof matchingAnswerSchema>;

const roundsPayload = z
  .object({
    game: gameId.optional(),
    player: publicPlayerId.optional(), // the public id
    version: versionNumber.optional(), // needs a game, as does `drawn`
    minStakeMinor: minor.min(0).optional(),
    maxStakeMinor: minor.min(0).optional(),
    outcome: z.enum(auditOutcomes).optional(),
    drawn: z.int().min(0).optional(), // the number, roll, segment or ticket that was drawn; not of mines
    state: z.enum(auditStates).optional(),
    ...optionalRange,
    cursor: uuid.optional(),
    limit,
  })
  .refine(inOrder, wrongOrder)
  .refine(({ game, version, drawn }) => game !== undefined || (version === undefined && drawn === undefined), {
    path: ['game'],
  });

const game = { game: gameId };

export const auditCalls = forStaff('audit', {
  /** Stakes, newest first. `cursor` is the last page's `next`. */
  'audit.rounds': {
    auth: true,
    cost: 'survey',
    payload: roundsPayload,
    answer: z.object({ rounds: z.array(auditedRoundSchema), next: uuid.nullable() }),
  },
  /** Rounds count where they end if they are shared, else where they begin. */
  'audit.rtp': {
    auth: true,
    cost: 'survey',
    payload: z
      .object({
        ...game,
        ...range,
        version: versionNumber.optional(),
        unit,
        buckets: z.int().min(1).max(AUDIT_BUCKETS).optional(), // 60 unless given
      })
      .refine(inOrder, wrongOrder),
    answer: rtpAnswerSchema,
  },
  'audit.draws': {
    auth: true,
    cost: 'survey',
    payload: z.object({ ...game, ...range }).refine(inOrder, wrongOrder),
    answer: drawsAnswerSchema,
  },
  /** Settled stakes by what they were paid, the greatest first. */
  'audit.largestWins': {
    auth: true,
    cost: 'survey',
    payload: z.object({ game: gameId.optional(), ...range, unit, limit }).refine(inOrder, wrongOrder),
    answer: z.object({ rounds: z.array(auditedRoundSchema) }),
  },
  /** Void rounds, newest first. */
  'audit.voided': {
    auth: true,
    cost: 'survey',
    payload: z
      .object({ game: gameId.optional(), ...optionalRange, cursor: uuid.optional(), limit })
      .refine(inOrder, wrongOrder),
    answer: z.object({ rounds: z.array(voidedRoundSchema), next: uuid.nullable() }),
  },
  /** Records that should exist and do not: `gaps` is empty in an honest house. */
  'audit.gaps': {
    auth: true,
    cost: 'survey',
    payload: z.object(optionalRange).refine(inOrder, wrongOrder),
    answer: gapsAnswerSchema,
  },
  /** Every stake and payout of the range against the entries of the ledger, a page at a time. `begin`: of a page's `next`. */
  'audit.matching': {
    auth: true,
    cost: 'survey',
    payload: z
      .object({ ...optionalRange, begin: z.guid().optional(), most: z.int().min(1).max(MATCHING_PAGE).optional() })
      .refine(inOrder, wrongOrder),
    answer: matchingAnswerSchema,
  },
  /** Each time that a config came into force, newest first. */
  'audit.configs': {
    auth: true,
    cost: 'survey',
    payload: z.object({ game: gameId.optional() }),
    answer: z.object({ configs: z.array(auditedConfigSchema) }),
  },
  /** The newest changes of guardrails. */
  'audit.guardrails': {
    auth: true,
    cost: 'survey',
    payload: z.object({ game: gameId.optional() }),
    answer: z.object({ changes: z.array(auditedGuardrailSchema) }),
  },
  /** A version with its trail; null where the game has no such version. */
  'audit.version': {
    auth: true,
    ofDraws: true,
    cost: 'survey',
    payload: z.object({ ...game, version: versionNumber }),
    answer: z.object({ version: auditedVersionSchema.nullable() }),
  },
});
