import type { Queryable } from '../../core/pool.ts';
import { idFrom } from '../../core/sql.ts';
import type { SlotAccount } from './casino.entities.ts';

/** A provider's round as lists show it. Amounts: base hundredths. */
export interface ProviderRound {
  id: string; // UUIDv7: sorts by time
  title: string;
  identifier: string; // identifier of the game
  sentId: string; // the provider's id of the round
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
  r.id, g.title, g.identifier, r.sent_id AS "sentId", p.title AS provider, r.user_id AS "userId", u.public_id AS "publicId", u.nick, u.hidden AS "isHidden",
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

/** Filter of a player's provider rounds; what is left out is not asked for. */
export interface ProviderRoundsFilter {
  since?: number | undefined; // ms since epoch
  until?: number | undefined; // the first moment after
  result?: 'won' | 'lost' | undefined; // paid more, or less, than was staked
  state?: ProviderRound['state'] | undefined;
  before?: string | undefined; // only rounds older than this one
}

const LOOKED_AT = 10_000; // rounds that a filter looks through, a player's latest

/** A player's provider rounds that a filter lets through, newest first, among their latest. */
export const findProviderRounds = (
  client: Queryable,
  { userId, limit, since, until, result, state, before }: ProviderRoundsFilter & { userId: bigint; limit: number },
): Promise<ProviderRound[]> =>
  select(
    client,
    `WHERE r.id IN (SELECT id FROM slot_round WHERE user_id = $1 ORDER BY id DESC LIMIT ${LOOKED_AT})
       AND r.id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') AND ($4::uuid IS NULL OR r.id >= $4)
       AND ($5::uuid IS NULL OR r.id < $5) AND ($6::int IS NULL OR r.state = 'settled' AND sign(r.payout - r.stake) = $6)
       AND ($7::text IS NULL OR r.state = $7)
     ORDER BY r.id DESC LIMIT $2`,
    [
      userId,
      limit,
      before ?? null,
      since === undefined ? null : idFrom(since),
      until === undefined ? null : idFrom(until),
      result === undefined ? null : result === 'won' ? 1 : -1,
      state ?? null,
    ],
  );

const RECENT = 10_000; // rows that a feed looks back: no index covers payouts
const settledBet = `r.state = 'settled' AND r.stake > 0`;

/** Settled bets on provider games for the live feed, newest first: everybody's, or one player's. */
export const settledProviderBets = (
  client: Queryable,
  { userId, minPayoutMinor = 0n, limit }: { userId?: bigint; minPayoutMinor?: bigint; limit: number },
): Promise<ProviderRound[]> =>
  userId === undefined
    ? select(
        client,
        `WHERE r.id IN (SELECT id FROM slot_round ORDER BY id DESC LIMIT ${RECENT}) AND ${settledBet} AND r.payout >= $1
         ORDER BY r.id DESC LIMIT $2`,
        [minPayoutMinor, limit],
      )
    : select(client, `WHERE r.user_id = $3 AND ${settledBet} AND r.payout >= $1 ORDER BY r.id DESC LIMIT $2`, [
        minPayoutMinor,
        limit,
        userId,
      ]);

/** A round whose result did not arrive in time. `late`: it has arrived since, and is paid. */
export interface UnsettledRound extends ProviderRound {
  kind: 'open' | 'closed' | 'late';
}

/** A provider's unsettled rounds. Amounts: base hundredths. */
export interface UnsettledCounts {
  provider: string;
  open: number;
  closed: number; // by us, as lost
  late: number;
  stakedMinor: bigint; // on the open and the closed ones
}

const SHOWN_UNSETTLED = 200;

// A win that arrives after we closed a round ends it, but did not settle it.
const isLate = `(r.state = 'settled' AND r.ending = 'provider' AND r.settled_by IS NULL AND r.payout > 0)`;
const unsettled = `((r.state = 'open' AND r.last_at <= $1) OR (r.ending = 'silence' AND r.last_at > $2) OR (${isLate} AND r.last_at > $2))`;
const kind = `CASE WHEN r.state = 'open' THEN 'open' WHEN r.ending = 'silence' THEN 'closed' ELSE 'late' END`;

const countsByProvider = `
SELECT p.title AS provider, count(*) FILTER (WHERE u.kind = 'open')::int AS open, count(*) FILTER (WHERE u.kind = 'closed')::int AS closed,
  count(*) FILTER (WHERE u.kind = 'late')::int AS late, coalesce(sum(u.stake) FILTER (WHERE u.kind <> 'late'), 0)::bigint AS "stakedMinor"
FROM (SELECT r.game_id, r.stake, ${kind} AS kind FROM slot_round r WHERE ${unsettled}) u
  JOIN provider_game g ON g.id = u.game_id JOIN provider p ON p.id = g.provider_id
GROUP BY p.title ORDER BY count(*) FILTER (WHERE u.kind <> 'late') DESC, p.title`;

/** Rounds of the last week whose result did not arrive in time: those still without one first, latest first; counts by provider. */
export const unsettledRounds = async (
  client: Queryable,
  { silentSince, since }: { silentSince: number; since: number },
): Promise<{ rounds: UnsettledRound[]; providers: UnsettledCounts[] }> => {
  const { rows } = await client.query<Row & Pick<UnsettledRound, 'kind'>>(
    `SELECT ${columns}, ${kind} AS kind FROM ${joins} WHERE ${unsettled}
     ORDER BY ${isLate}, r.last_at DESC, r.id DESC LIMIT ${SHOWN_UNSETTLED}`,
    [silentSince, since],
  );
  const { rows: providers } = await client.query<UnsettledCounts>(countsByProvider, [silentSince, since]);
  const rounds = rows.map((row) => ({ ...row, startedAt: Number(row.startedAt), lastAt: Number(row.lastAt) }));
  return { rounds, providers };
};
