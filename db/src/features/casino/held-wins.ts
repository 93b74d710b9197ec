import type { Queryable } from '../../core/pool.ts';
import { placeHold } from '../../ledger/holds.ts';

/** A win of a provider that waits for a person, or waited. Amounts: base hundredths. */
export interface HeldWin {
  id: string; // id of its transaction
  holdId: string;
  userId: bigint;
  account: 'real' | 'bonus'; // account of its round
  amountMinor: bigint;
  status: 'waiting' | 'released' | 'refused';
  createdAt: number; // ms since epoch
  needed: 1 | 2; // people who have to release it
  approvedBy: bigint | null; // the first of two
}

/** The same with what staff look at. */
export interface ShownHeldWin extends HeldWin {
  publicId: string;
  nick: string;
  game: string;
  provider: string;
  round: string; // the provider's id
  stakeMinor: bigint; // stake of the round
  payoutMinor: bigint;
  approvedByNick: string | null;
}

/** Sets a win aside that was just booked, in the transaction that booked it. */
export const holdWin = async (
  client: Queryable,
  {
    id,
    userId,
    account,
    amountMinor,
    needed,
    at,
  }: Pick<HeldWin, 'id' | 'userId' | 'account' | 'amountMinor' | 'needed'> & { at: number },
): Promise<void> => {
  const held = { userId, from: account, amountMinor, reason: 'providerWin', ref: id, at } as const;
  const { id: holdId } = await placeHold(client, { ...held, scope: 'held-win', key: id, requestHash: null });
  await client.query(
    'INSERT INTO held_win (transaction_id, hold_id, user_id, amount, created_at, needed) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, holdId, userId, amountMinor, at, needed],
  );
};

const COLUMNS = `h.transaction_id AS id, h.hold_id AS "holdId", h.user_id AS "userId", r.account_kind AS account, h.amount AS "amountMinor", h.status,
  h.created_at::float8 AS "createdAt", h.needed, h.approved_by AS "approvedBy"`;
const OF_ROUNDS =
  'held_win h JOIN slot_transaction t ON t.id = h.transaction_id JOIN slot_round r ON r.id = t.round_id';

/** A held win that stays as it is until the transaction ends. */
export const lockHeldWin = async (client: Queryable, id: string): Promise<HeldWin | undefined> => {
  const { rows } = await client.query<HeldWin>(
    `SELECT ${COLUMNS} FROM ${OF_ROUNDS} WHERE h.transaction_id = $1 FOR UPDATE OF h`,
    [id],
  );
  return rows[0];
};

/** Notes the first of two people. */
export const approveHeldWin = async (
  client: Queryable,
  id: string,
  { approvedBy, at }: { approvedBy: bigint; at: number },
): Promise<void> => {
  await client.query('UPDATE held_win SET approved_by = $2, approved_at = $3 WHERE transaction_id = $1', [
    id,
    approvedBy,
    at,
  ]);
};

/** Notes what a person decided. */
export const decideHeldWin = async (
  client: Queryable,
  id: string,
  decided: { status: 'released' | 'refused'; decidedBy: bigint; reason: string; at: number },
): Promise<void> => {
  await client.query(
    'UPDATE held_win SET status = $2, decided_by = $3, decided_at = $4, reason = $5 WHERE transaction_id = $1',
    [id, decided.status, decided.decidedBy, decided.at, decided.reason],
  );
};

/** Wins that wait for a person, the oldest first. */
export const waitingWins = async (client: Queryable, limit: number): Promise<ShownHeldWin[]> => {
  const { rows } = await client.query<ShownHeldWin>(
    `SELECT ${COLUMNS}, u.public_id AS "publicId", u.nick, g.title AS game, p.title AS provider, r.sent_id AS round,
       r.stake AS "stakeMinor", r.payout AS "payoutMinor", a.nick AS "approvedByNick"
     FROM ${OF_ROUNDS} JOIN app_user u ON u.id = h.user_id LEFT JOIN app_user a ON a.id = h.approved_by
       JOIN provider_game g ON g.id = r.game_id JOIN provider p ON p.id = g.provider_id
     WHERE h.status = 'waiting' ORDER BY h.created_at LIMIT $1`,
    [limit],
  );
  return rows;
};

/** True when one of these transactions is an unreleased win: it cannot be taken back from its player. */
export const isAnyHeld = async (client: Queryable, sentIds: readonly string[]): Promise<boolean> => {
  const { rowCount } = await client.query(
    `SELECT FROM held_win h JOIN slot_transaction t ON t.id = h.transaction_id
     WHERE t.sent_id = ANY ($1) AND h.status <> 'released' LIMIT 1`,
    [sentIds],
  );
  return rowCount === 1;
};
