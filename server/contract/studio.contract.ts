import { z } from 'zod';
import { gameId, versionNumber } from './ids.ts';
import { minor } from './money.ts';
import { reason } from './reason.ts';
import { forStaff } from './staff.contract.ts';

export * from './studio-values.ts';

/** Refusals beside those of staff, 400 (with the failing field) and 404 (no such version). */
export const studioCodes = {
  notFound: 404,
  ownVersion: 'OWN_VERSION', // an author does not approve their own work
  wrongStatus: 'WRONG_STATUS', // not in the status that this needs: `status` says which it has; perhaps somebody was first
  guardrails: 'GUARDRAILS', // a finding blocks: `studio.version` lists them
  outside: 'OUTSIDE_GUARDRAILS', // the guardrails in force now do not let it be played
  sameContent: 'SAME_CONTENT', // a version of this content is there already: `version` says which
  candidateRuns: 'CANDIDATE_RUNS', // one candidate a game
  noCandidate: 'NO_CANDIDATE',
  trialNeeded: 'TRIAL_NEEDED', // tried too little to be played by everybody: `rounds`, `players` and `hours` say how much it was
  scheduleTime: 'SCHEDULE_TIME', // it is not later than now, or more than `SCHEDULE_DAYS` away
  scheduled: 'ALREADY_SCHEDULED', // a version waits for one time only
  notScheduled: 'NOT_SCHEDULED',
  byThird: 'OVERRIDE_BY_THIRD', // neither author nor approver puts it into force without its trial
} as const;

/**
 * The life of a version: draft → checked → approved → active → retired → active …; for a share of players or rounds an
 * approved one may be the candidate, and is then active or approved again. A rejected one is set aside for good.
 */
export const versionStatuses = ['draft', 'checked', 'approved', 'candidate', 'active', 'retired', 'rejected'] as const;
export type VersionStatus = (typeof versionStatuses)[number];

/** Events of a version. `replaced`: its author saved another one based on it. */
export const versionEventKinds = [
  'saved',
  'checked', // also when a finding blocked (`isFailed`): the version is a draft then as before
  'approved',
  'rejected',
  'replaced',
  'activated',
  'retired',
  'candidate.started',
  'candidate.lit',
  'candidate.stopped',
] as const;

/** A version of a game's config without its content, which never changes. Times: ms since epoch. */
export const versionSchema = z.object({
  id: z.int(),
  game: gameId,
  version: z.int(), // 1, 2, 3 … per game
  status: z.enum(versionStatuses),
  hash: z.string(), // SHA-256 of the content (RFC 8785), hex
  author: z.string().nullable(), // nick; null: came with the program
  isOwn: z.boolean(), // the caller is its author, and may not approve it
  approver: z.string().nullable(), // nick
  reason: z.string(), // the author's
  basedOn: z.int().nullable(), // the number of the version that it was made from
  createdAt: z.int(),
  approvedAt: z.int().nullable(),
  activatedAt: z.int().nullable(), // the last time
  sharePpm: z.int().nullable(), // share of a candidate: players, or rounds of a shared game, per million
  isWaiting: z.boolean(), // a candidate that nobody plays yet: its lottery waits for a beacon
});
export type Version = z.infer<typeof versionSchema>;

/** Guardrail's finding about one place of a config: see the engine's `Finding`. */
export const findingSchema = z.object({
  rule: z.string(), // the guardrail, a key of dictionaries
  severity: z.enum(['error', 'warning']), // an error keeps a version from being checked
  where: z.string(), // a field's path, or the class of bets where it is worst; empty: the whole config
  got: z.union([z.number(), z.string()]), // shares as numbers, amounts in base hundredths
  allowed: z.object({ min: z.number().optional(), max: z.number().optional() }),
  classes: z.int().optional(), // number of affected classes
  stakeMinor: z.string().optional(), // the stake where it is worst, base hundredths
});
export type VersionFinding = z.infer<typeof findingSchema>;

/** Measured return of a trial and the band that a fair game keeps to, per million of the stakes. */
export const trialBandSchema = z.object({
  returnPpm: z.int(),
  expectedPpm: z.int(), // by the rules, for the bets that were placed
  lowPpm: z.int(),
  highPpm: z.int(),
});

/** One line of a version's trail: who, when, why. Lines are never changed. */
export const versionEventSchema = z.object({
  id: z.string(),
  kind: z.enum(versionEventKinds),
  isFailed: z.boolean(), // for a check: something blocked
  actor: z.string().nullable(), // nick; null: the program
  reason: z.string(),
  sharePpm: z.int().nullable(), // share of players at a candidate's start
  isOverride: z.boolean(), // activated without the trial that it needs
  left: trialBandSchema.nullable(), // a trial that ended by itself: its return left this band
  at: z.int(),
});
export type VersionEvent = z.infer<typeof versionEventSchema>;

/** The last time that a version was to become active. Times: ms since epoch. */
export const versionScheduleSchema = z.object({
  at: z.int(),
  author: z.string(), // nick
  reason: z.string(),
  isOverride: z.boolean(), // without the trial that it needs
  state: z.enum(['waiting', 'done', 'cancelled', 'refused']),
  endedAt: z.int().nullable(),
  endedBy: z.string().nullable(), // nick; null: the program
  refusal: z.string().nullable(), // code, most often one of `scheduleRefusals`
});
export type VersionSchedule = z.infer<typeof versionScheduleSchema>;

/** A version with all that is needed to judge it. */
export const versionDetailsSchema = versionSchema.extend({
  config: z.record(z.string(), z.unknown()),
  rtpPercent: z.string(), // exact, before the floor of a payout: "95.00"; of a draw "0.00": nothing is staked
  findings: z.array(findingSchema).nullable(), // findings of the last check; null: never checked
  schedule: versionScheduleSchema.nullable(), // null: there never was one
  events: z.array(versionEventSchema), // the newest first
});
export type VersionDetails = z.infer<typeof versionDetailsSchema>;

/** Result of one version of a candidate's run. Base money (real and bonus), base hundredths. */
export const versionResultSchema = z.object({
  id: z.int(),
  version: z.int(),
  hash: z.string(),
  rounds: z.int(),
  players: z.int(),
  stakeMinor: minor,
  payoutMinor: minor,
  rtpPercent: z.number().nullable(), // payouts / stakes; null: no rounds
  lowPercent: z.number().nullable(), // 95 % interval of it; null: fewer than two rounds
  highPercent: z.number().nullable(),
  exactRtpPercent: z.string(), // RTP that the rules promise
});
export type VersionResult = z.infer<typeof versionResultSchema>;

/** The last run of a game's candidate, beside the active version of the same time. */
export const candidateRunSchema = z.object({
  sharePpm: z.int(),
  startedAt: z.int(),
  endedAt: z.int().nullable(), // null: it runs
  candidate: versionResultSchema,
  active: versionResultSchema,
});

/** The gate before everybody: how much a version was tried beside the one that is active now. */
export const versionTrialSchema = z.object({
  isNeeded: z.boolean(), // false: it is in force, was so before, or nothing is staked on it
  isOpen: z.boolean(), // tried enough, or needs no trial
  rounds: z.int(),
  players: z.int(),
  minutes: z.int(),
  isStopped: z.boolean(), // its last trial ended by itself
  band: trialBandSchema.extend({ isOutside: z.boolean() }).nullable(), // null: nothing can be said yet
  mayOverride: z.boolean(), // the caller is neither its author nor its approver
});
export type VersionTrial = z.infer<typeof versionTrialSchema>;

/** A kind of bets as it was played; `id` is that of a class of the engine's analysis. */
export const playedClassSchema = z.object({
  id: z.string(),
  weight: z.number(), // weight of these bets against the others; no whole number where it was estimated
  stakeMinor: minor, // on average, base hundredths
});

/**
 * Something that waits for another person than its author: a checked version, or proposed guardrails; or for anybody: a
 * version whose trial ended by itself, or that did not become active at its time.
 */
export const waitingSchema = z.object({
  kind: z.enum(['version', 'guardrails', 'stopped', 'refused']),
  id: z.int(),
  game: gameId,
  version: z.int(),
  author: z.string().nullable(), // nick; null: came with the program
  isOwn: z.boolean(), // the caller is its author: somebody else decides
  reason: z.string(), // the author's
  at: z.int(), // ms since epoch, when it was made
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Recent traffic of a game, all players together: nothing in it is about one. Base money (real and bonus). */
export const playedTrafficSchema = z.object({
  since: z.int(), // ms since epoch: `TRAFFIC_DAYS` ago, or the oldest bet where `MAX_TRAFFIC_BETS` are younger
  bets: z.int(), // bets of finished rounds; 0: nobody has played
  counted: z.int(), // bets that the classes are made of; the others are of rare kinds or no longer allowed
  classes: z.array(playedClassSchema), // the most played ones of what the active version allows
});
export type PlayedTraffic = z.infer<typeof playedTrafficSchema>;

/** Days that an activation may be planned ahead. */
export const SCHEDULE_DAYS = 90;

/** Days that `studio.traffic` looks back. */
export const TRAFFIC_DAYS = 30;

/** Most bets that it looks at: the last ones. Enough for a share to be right to two thousandths. */
export const MAX_TRAFFIC_BETS = 100_000;

/** Most kinds of bets that it tells apart. */
export const MAX_TRAFFIC_CLASSES = 50;

/**
 * Pushed on channel `studio` as `changed` to connections that have called `studio.versions`, after any change in
 * whatever process: read what is shown of this game again.
 */
export const studioChangedSchema = z.object({ game: gameId });
export type StudioChanged = z.infer<typeof studioChangedSchema>;

/** Remarks that a version shows. */
export const COMMENTS_SHOWN = 100;

/** Versions that a page of the history holds. */
export const VERSIONS_PAGE = 50;

const one = z.object({ id: versionNumber });
const changed = z.object({ version: versionSchema }); // as it is now

export const studioCalls = forStaff('studio', {
  /** The history of a game, the newest version first; `before`: the number where the last page ended (its `next`). */
  'studio.versions': {
    auth: true,
    cost: 'read',
    ofDraws: true,
    payload: z.object({ game: gameId, before: versionNumber.optional() }),
    answer: z.object({
      versions: z.array(versionSchema),
      next: z.int().nullable(),
      active: versionSchema,
      candidate: versionSchema.nullable(),
    }),
  },
  /**
   * Versions of all games that wait for a decision, the oldest first; guardrails only for admins, who decide about
   * them.
   */
  'studio.inbox': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({ waiting: z.array(waitingSchema) }),
  },
  'studio.version': { auth: true, cost: 'read', payload: one, answer: versionDetailsSchema },
  /**
   * A new draft. A version's content never changes, so each save is a version of its own; one's own draft or checked
   * version that it is `basedOn` (an id) is set aside as replaced.
   */
  'studio.save': {
    auth: true,
    ofDraws: true,
    cost: 'change',
    payload: z.object({ game: gameId, config: z.record(z.string(), z.unknown()), reason, basedOn: versionNumber }),
    answer: changed,
  },
  /** Runs the guardrails on a draft; it is checked when none blocks. A checked version may be checked again. */
  'studio.check': {
    auth: true,
    cost: 'survey',
    payload: one,
    answer: changed.extend({ findings: z.array(findingSchema) }),
  },
  /** By another person than the author, after the guardrails were run again. */
  'studio.approve': { auth: true, cost: 'change', payload: one.extend({ reason }), answer: changed },
  /** Sets aside a version that has not been active; its author may, too. */
  'studio.reject': { auth: true, cost: 'change', payload: one.extend({ reason }), answer: changed },
  /** Remarks on a version, the oldest first; the last `COMMENTS_SHOWN`. */
  'studio.comments': {
    auth: true,
    cost: 'read',
    payload: one,
    answer: z.object({
      comments: z.array(z.object({ id: z.int(), author: z.string(), text: z.string(), at: z.int() })),
    }),
  },
  'studio.comment': {
    auth: true,
    cost: 'change',
    payload: one.extend({ text: reason }),
    answer: z.object({ success: z.literal(true) }),
  },
  /** The gate that `studio.activate` asks. */
  'studio.trial': { auth: true, cost: 'survey', payload: one, answer: versionTrialSchema },
  /**
   * An approved version, or the candidate, is what the next round pins. A candidate of another version ends. It has been
   * tried enough, or somebody who is neither author nor approver overrides that by name.
   */
  'studio.activate': {
    auth: true,
    cost: 'change',
    payload: one.extend({ reason, isOverride: z.boolean().optional() }),
    answer: changed,
  },
  /**
   * An approved version, or the candidate, becomes active at a time (ms since epoch) as if its caller activated it then:
   * guardrails, trial, the caller's right and an override are judged at that time. The override is checked now, too.
   */
  'studio.schedule': {
    auth: true,
    cost: 'change',
    payload: one.extend({ at: z.int(), reason, isOverride: z.boolean().optional() }),
    answer: z.object({ schedule: versionScheduleSchema }),
  },
  /** Anybody who designs takes the time back while it is to come. */
  'studio.unschedule': {
    auth: true,
    cost: 'change',
    payload: one,
    answer: z.object({ schedule: versionScheduleSchema }),
  },
  /** A version that was active before is active again, at once: it was approved then. `to`: its id. */
  'studio.rollback': {
    auth: true,
    ofDraws: true,
    cost: 'change',
    payload: z.object({ game: gameId, to: versionNumber, reason }),
    answer: changed,
  },
  /** Tries an approved version with a share of players, or of a shared game's rounds: at most all but one in a million. */
  'studio.candidate.start': {
    auth: true,
    cost: 'change',
    payload: one.extend({ sharePpm: z.int().min(1).max(999_999), reason }),
    answer: changed,
  },
  'studio.candidate.stop': { auth: true, cost: 'change', payload: z.object({ game: gameId, reason }), answer: changed },
  /** Shares and mean stakes of the kinds of bets of the last `TRAFFIC_DAYS` days, at most `MAX_TRAFFIC_BETS` bets. */
  'studio.traffic': { auth: true, cost: 'survey', payload: z.object({ game: gameId }), answer: playedTrafficSchema },
  'studio.candidate.results': {
    auth: true,
    cost: 'survey',
    payload: z.object({ game: gameId }),
    answer: z.object({ run: candidateRunSchema.nullable() }), // null: the game has never had a candidate
  },
});
