import { versionsRefused, versionsStopped, versionsToApprove, type EntityManager } from 'db';
import type { Games } from 'games-engine';
import type { Pool } from 'pg';
import type { Waiting } from '../../../contract/studio.contract.ts';
import { ownAccounts } from '../../core/auth/staff-gate.ts';
import type { StaffCaller } from '../../core/realtime/dispatcher.ts';

/** Proposed guardrails, as far as an inbox shows them. */
export interface WaitingGuardrails {
  id: number;
  game: string;
  version: number;
  authorId: bigint | null;
  author: string | null;
  reason: string;
  createdAt: number;
}

interface Sources {
  em: EntityManager;
  pool: Pool;
  games: Games;
  proposals(): Promise<readonly WaitingGuardrails[]>;
}

const waitingFor =
  (kind: Waiting['kind'], ownIds: ReadonlySet<bigint | null>) =>
  ({ id, game, version, author, authorId, reason, createdAt }: WaitingGuardrails): Waiting => ({
    kind,
    id,
    game,
    version,
    author,
    isOwn: ownIds.has(authorId),
    reason,
    at: createdAt,
  });

/** Versions that wait for a decision, whose trial ended by itself, or that did not become active at their time; the oldest first. Only admins decide about guardrails. */
export const readInbox = async (
  { em, pool, games, proposals }: Sources,
  { staff, player }: StaffCaller,
): Promise<Waiting[]> => {
  const versions = await versionsToApprove(em);
  const guardrails = player.roles.includes('admin') ? await proposals() : [];
  const authors = [...versions, ...guardrails].map(({ authorId }) => authorId);
  const ownIds = await ownAccounts(em, staff, authors);
  const nobodys: ReadonlySet<bigint> = new Set(); // anybody may decide what becomes of such a version
  const stopped = (await versionsStopped(em, pool)).map(waitingFor('stopped', nobodys));
  const refused = (await versionsRefused(em)).map(waitingFor('refused', nobodys));
  return [
    ...versions.map(waitingFor('version', ownIds)),
    ...guardrails.map(waitingFor('guardrails', ownIds)),
    ...stopped,
    ...refused,
  ]
    .filter(({ game }) => games.find(game) !== undefined)
    .toSorted((a, b) => a.at - b.at);
};
