import { versionsToApprove } from 'db';
import type { Games } from 'games-engine';
import type { Pool } from 'pg';
import type { Waiting } from '../../../contract/studio.contract.ts';
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
  pool: Pool;
  games: Games;
  proposals(): Promise<readonly WaitingGuardrails[]>;
}

const waitingFor =
  (kind: Waiting['kind'], viewer: bigint) =>
  ({ id, game, version, author, authorId, reason, createdAt }: WaitingGuardrails): Waiting => ({
    kind,
    id,
    game,
    version,
    author,
    isOwn: authorId === viewer,
    reason,
    at: createdAt,
  });

/** What waits for a decision, the oldest first. Only admins decide about guardrails. */
export const readInbox = async (
  { pool, games, proposals }: Sources,
  { staff, player }: StaffCaller,
): Promise<Waiting[]> => {
  const versions = (await versionsToApprove(pool)).map(waitingFor('version', staff.actorId));
  const guardrails = player.roles.includes('admin')
    ? (await proposals()).map(waitingFor('guardrails', staff.actorId))
    : [];
  return [...versions, ...guardrails]
    .filter(({ game }) => games.find(game) !== undefined)
    .toSorted((a, b) => a.at - b.at);
};
