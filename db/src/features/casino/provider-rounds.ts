import type { Queryable } from '../../core/pool.ts';
import type { SlotAccount } from './casino.entities.ts';

/** A provider's round as lists show it. Amounts: base hundredths. */
export interface ProviderRound {
  id: string; // UUIDv7: sorts by time
  title: string;
  identifier: string; // of the game
  provider: string;
  userId: bigint;
  publicId: string;
  nick: string;
  isHidden: boolean; // others see the nick shortened
  account: SlotAccount;
  stakeMinor: bigint;
  payoutMinor: bigint;
  state: 'open' | 'settled' | 'void';
  startedAt: number; // ms since epoch
  lastAt: number;
}

interface Row extends Omit<ProviderRound, 'startedAt' | 'lastAt'> {
  startedAt: string;
  lastAt: string;
}

const columns = `
  r.id, g.title, g.identifier, p.title AS provider, r.user_id AS "userId", u.public_id AS "publicId", u.nick, u.hidden AS "isHidden",
  r.account_kind AS account, r.stake AS "stakeMinor", r.payout AS "payoutMinor", r.state, r.started_at::text AS "startedAt",
  r.last_at::text AS "lastAt"`;
const joins = `
  slot_round r JOIN provider_game g ON g.id = r.game_id JOIN provider p ON p.id = g.provider_id JOIN app_user u ON u.id = r.user_id`;

const select = async (client: Queryable, rest: string, values: readonly unknown[]): Promise<ProviderRound[]> => {
  const { rows } = await client.query<Row>(`SELECT ${columns} FROM ${joins} ${rest}`, [...values]);
  return rows.map(({ startedAt, lastAt, ...row }) => ({
    ...row,
    startedAt: Number(startedAt),
    lastAt: Number(lastAt),
  }));
};

/** A player's rounds of provider games, newest first. `before`: only rounds older than this one. */
export const providerRoundsOf = (
  client: Queryable,
  { userId, before, limit }: { userId: bigint; before?: string | undefined; limit: number },
): Promise<ProviderRound[]> =>
  select(
    client,
    `WHERE r.user_id = $1 AND r.id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') ORDER BY r.id DESC LIMIT $3`,
    [userId, before ?? null, limit],
  );

const RECENT = 10_000; // how far back a feed looks: no index covers payouts
const settledBet = `r.state = 'settled' AND r.stake > 0`;

/** Settled bets on provider games for the live feed, newest first: everybody's, or one player's. */
export const settledProviderBets = (
  client: Queryable,
  { userId, leastPayoutMinor = 0n, limit }: { userId?: bigint; leastPayoutMinor?: bigint; limit: number },
): Promise<ProviderRound[]> =>
  userId === undefined
    ? select(
        client,
        `WHERE r.id IN (SELECT id FROM slot_round ORDER BY id DESC LIMIT ${RECENT}) AND ${settledBet} AND r.payout >= $1
         ORDER BY r.id DESC LIMIT $2`,
        [leastPayoutMinor, limit],
      )
    : select(client, `WHERE r.user_id = $3 AND ${settledBet} AND r.payout >= $1 ORDER BY r.id DESC LIMIT $2`, [
        leastPayoutMinor,
        limit,
        userId,
      ]);

/** A round whose win has not arrived. */
export interface UnsettledRound extends ProviderRound {
  sentId: string; // the provider's id
}

const SHOWN_UNSETTLED = 200;

/** Rounds of the last week whose win has not arrived, latest first, with the number of each kind. */
export const unsettledRounds = async (
  client: Queryable,
  { silentSince, since }: { silentSince: number; since: number },
): Promise<{ rounds: UnsettledRound[]; open: number; closed: number }> => {
  const unsettled = `((r.state = 'open' AND r.last_at <= $1) OR (r.ending = 'silence' AND r.last_at > $2))`;
  const { rows } = await client.query<Row & { sentId: string }>(
    `SELECT ${columns}, r.sent_id AS "sentId" FROM ${joins} WHERE ${unsettled}
     ORDER BY r.last_at DESC, r.id DESC LIMIT ${SHOWN_UNSETTLED}`,
    [silentSince, since],
  );
  const { rows: counts } = await client.query<{ open: number; closed: number }>(
    `SELECT count(*) FILTER (WHERE r.state = 'open')::int AS open, count(*) FILTER (WHERE r.state <> 'open')::int AS closed
     FROM slot_round r WHERE ${unsettled}`,
    [silentSince, since],
  );
  return {
    rounds: rows.map((row) => ({ ...row, startedAt: Number(row.startedAt), lastAt: Number(row.lastAt) })),
    open: counts[0]?.open ?? 0,
    closed: counts[0]?.closed ?? 0,
  };
};
