import type { Queryable } from '../core/pool.ts';

/** A settled solo round with all that its public record is made of. */
export interface RoundView {
  id: string; // UUIDv7
  game: string;
  userId: bigint;
  player: string; // public id
  nick: string;
  hidden: boolean; // the nick is to be shortened
  nonce: number;
  clientSeed: string;
  serverSeedHash: string;
  serverSeed: string | null; // null until its pair is revealed
  configId: number;
  configVersion: number;
  configHash: string;
  accountKind: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  choice: Record<string, unknown>;
  outcome: Record<string, unknown>;
  at: number; // ms since epoch
}

const VIEW = `
  SELECT r.id, r.game, r.user_id AS "userId", u.public_id AS player, u.nick, u.hidden, r.nonce, r.client_seed AS "clientSeed",
    s.server_seed_hash AS "serverSeedHash", CASE WHEN s.status = 'revealed' THEN s.server_seed END AS "serverSeed",
    r.config_id AS "configId", c.version AS "configVersion", c.hash AS "configHash", r.account_kind AS "accountKind",
    r.stake AS "stakeMinor", r.payout AS "payoutMinor", r.choice, r.outcome, r.at
  FROM round r
    JOIN app_user u ON u.id = r.user_id
    JOIN seed_pair s ON s.id = r.seed_pair_id
    JOIN game_config c ON c.id = r.config_id`;

type RoundRow = Omit<RoundView, 'nonce' | 'at'> & { nonce: bigint; at: bigint };

const select = async (client: Queryable, rest: string, values: readonly unknown[]): Promise<RoundView[]> => {
  const { rows } = await client.query<RoundRow>(`${VIEW} ${rest}`, [...values]);
  return rows.map((row) => ({ ...row, nonce: Number(row.nonce), at: Number(row.at) }));
};

/** A settled round of a game, or undefined. `id` must be a UUID. */
export const roundById = async (client: Queryable, game: string, id: string): Promise<RoundView | undefined> => {
  const [round] = await select(client, 'WHERE r.id = $1 AND r.game = $2 AND r.settled_xid IS NOT NULL', [id, game]);
  return round;
};

/** One page of rounds, newest first. `nextCursor` continues it; null at the end. */
export interface RoundPage {
  rounds: RoundView[];
  nextCursor: string | null;
}

/** Settled rounds of a game, newest first. `cursor`: the `nextCursor` of the page before, a UUID. */
export const roundHistory = async (
  client: Queryable,
  { game, cursor, limit }: { game: string; cursor?: string | undefined; limit: number },
): Promise<RoundPage> => {
  const rounds = await select(
    client,
    `WHERE r.game = $1 AND r.settled_xid IS NOT NULL AND ($2::uuid IS NULL OR r.id < $2) ORDER BY r.id DESC LIMIT $3`,
    [game, cursor ?? null, limit],
  );
  return { rounds, nextCursor: rounds.length < limit ? null : (rounds.at(-1)?.id ?? null) };
};

/** A player's last settled rounds of a game, newest first. */
export const lastRoundsOf = (client: Queryable, userId: bigint, game: string, limit: number): Promise<RoundView[]> =>
  select(client, 'WHERE r.user_id = $1 AND r.game = $2 AND r.settled_xid IS NOT NULL ORDER BY r.id DESC LIMIT $3', [userId, game, limit]);
