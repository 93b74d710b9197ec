import {
  auditedVersion,
  versionContents,
  type AuditedVersionEvent as EventRow,
  type AuditedVersionRow,
  type Queryable,
  type VersionContent,
} from 'db';
import type { Games } from 'games-engine';
import { shownFinding, type LoggedFinding } from 'games-engine/analysis';
import { z } from 'zod';
import type { AuditedVersion, AuditedVersionEvent } from '../../../contract/audited-versions.contract.ts';
import { findingSchema } from '../../../contract/studio.contract.ts';
import { numberOrNull, promiseOf } from './views.ts';

type Person = AuditedVersion['author'];

const personOf = (event: EventRow | undefined): Person =>
  event?.actorId == null ? null : { userId: event.actorId, nick: event.actorNick ?? '' };

const findings = z.array(findingSchema.extend({ per: z.int().min(1).optional() }));
const share = z.int();

const shownEvent = (event: EventRow): AuditedVersionEvent => ({
  kind: event.kind,
  actor: personOf(event),
  reason: event.reason,
  at: event.at,
  findings:
    findings.safeParse(event.details['findings']).data?.map((each) => shownFinding(each as LoggedFinding)) ?? null,
  sharePpm: share.safeParse(event.details['sharePpm']).data ?? null,
  details: event.details,
  logIndex: numberOrNull(event.logIndex),
});

/** True for an event that brings its version into force, for everybody or for some. */
export const isComingIntoForce = ({ kind }: EventRow): boolean => kind === 'activated' || kind === 'candidate.started';

/** The time that a version's PAR sheet bears, so that everybody's sheet of it is the same to the byte. */
const issuedAt = (events: readonly EventRow[]): number => (events.find(isComingIntoForce) ?? events[0])?.at ?? 0;

/** Author and approver of a version, by its trail. */
export const handsOf = (events: readonly EventRow[]): Pick<AuditedVersion, 'author' | 'approver' | 'issuedAt'> => ({
  author: personOf(events.find(({ kind }) => kind === 'saved')),
  approver: personOf(events.findLast(({ kind }) => kind === 'approved')),
  issuedAt: issuedAt(events),
});

const shownContent = (games: Games, row: VersionContent) => ({
  version: row.version,
  hash: row.hash,
  config: row.config,
  rtpPercent: promiseOf(games, row),
});

const shownVersion = (
  games: Games,
  row: AuditedVersionRow,
  others: ReadonlyMap<number, VersionContent>,
): AuditedVersion => {
  const other = (id: number | null) => {
    const found = id === null ? undefined : others.get(id);
    return found ? shownContent(games, found) : null;
  };
  return {
    ...shownContent(games, row),
    ...handsOf(row.events),
    game: row.game,
    status: row.status,
    logIndex: numberOrNull(row.logIndex),
    events: row.events.map(shownEvent),
    tookOverFrom: other(row.tookOverFrom),
    basedOn: other(row.basedOn),
  };
};

/** A version of a game with its trail and what it changed, or null when the game has no such version. */
export const answerVersion = async (
  client: Queryable,
  games: Games,
  which: { game: string; version: number },
): Promise<AuditedVersion | null> => {
  const row = await auditedVersion(client, which);
  if (!row) return null;
  const ids = [row.basedOn, row.tookOverFrom].filter((id) => id !== null);
  return shownVersion(games, row, await versionContents(client, ids));
};
