import { z } from 'zod';
import { gameId, publicPlayerId } from './ids.ts';
import { findingSchema, versionEventKinds, versionStatuses } from './studio.contract.ts';

const person = z.object({ userId: publicPlayerId, nick: z.string() });

/** A config as it came into force. */
export const auditedConfigSchema = z.object({
  game: gameId,
  version: z.int(),
  hash: z.string(),
  at: z.int(),
  author: person.nullable(), // null: came with the program
  reason: z.string(),
  isCandidate: z.boolean(), // for a share of players only
  isActive: z.boolean(), // still, and for them
  rtpPercent: z.string(), // exact RTP before payouts are floored: "95.00"; empty if the game cannot read the config
});
export type AuditedConfig = z.infer<typeof auditedConfigSchema>;

/** Event of a version: a leaf of the log. */
export const auditedVersionEventSchema = z.object({
  kind: z.enum(versionEventKinds),
  actor: person.nullable(), // null: the program
  reason: z.string(),
  at: z.int(),
  findings: z.array(findingSchema).nullable(), // the check's findings; null when unreadable
  sharePpm: z.int().nullable(), // players per million at a candidate's start
  details: z.record(z.string(), z.unknown()), // as the log has them
  logIndex: z.int().nullable(), // null until the log has it
});
export type AuditedVersionEvent = z.infer<typeof auditedVersionEventSchema>;

const versionContent = z.object({
  version: z.int(),
  hash: z.string(),
  config: z.record(z.string(), z.unknown()),
  rtpPercent: z.string(), // promised RTP, as in audit.configs
});

/** A version of a game's config, through whose hands it went, and what it changed. */
export const auditedVersionSchema = versionContent.extend({
  game: gameId,
  status: z.enum(versionStatuses),
  author: person.nullable(), // null: came with the program
  approver: person.nullable(), // null: nobody
  issuedAt: z.int(), // date of the PAR sheet: when the version first came into force, or was saved if it never did
  logIndex: z.int().nullable(), // index of its content's leaf; null unless it was in force
  events: z.array(auditedVersionEventSchema), // the oldest first
  tookOverFrom: versionContent.nullable(), // in force for everybody when this one first came into force
  basedOn: versionContent.nullable(),
});
export type AuditedVersion = z.infer<typeof auditedVersionSchema>;

/** A change of the bounds that configs of a game are held to, as it came into force: a leaf of the log. */
export const auditedGuardrailSchema = z.object({
  game: gameId,
  version: z.int(), // 1, 2, 3 … per game; those left out were refused
  author: person,
  reason: z.string(), // the author's
  approver: person,
  decision: z.string(), // the approver's reason
  at: z.int(), // ms since epoch
  before: z.record(z.string(), z.unknown()), // see the engine's `GuardBounds`; the program's own before the first change
  after: z.record(z.string(), z.unknown()),
  logIndex: z.int().nullable(), // null until the log has it
});
export type AuditedGuardrail = z.infer<typeof auditedGuardrailSchema>;
