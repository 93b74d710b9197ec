import type { Queryable } from '../../core/pool.ts';
import type { SlotAccount } from './casino.entities.ts';

/** A session with all that a callback needs, including the round it names if that exists. */
export interface WalletSession {
  id: string;
  isOpen: boolean; // neither it nor the sign-in that opened it has ended
  userId: bigint;
  publicId: string;
  nick: string;
  isHidden: boolean; // others see the nick shortened
  isBlocked: boolean;
  gameId: bigint;
  sentGame: string; // aggregator's id of the opened edition
  title: string;
  identifier: string;
  provider: string; // title
  country: string | null; // country of the sign-in that opened it; null: not known
  counts: boolean; // a new round's stakes count towards wagering
  isGameHidden: boolean; // by staff, alone or with its provider
  isRoundOpen: boolean; // the round that the callback names
  account: SlotAccount; // the round's; the session's for a new round
  accountId: bigint;
  balanceMinor: bigint; // base hundredths, not locked
  currencyId: number;
  currency: string;
  courseMicro: bigint; // the round's, if it has the same currency
}

// A game that staff have taken out of wagering still counts for a player whose wagering, or bonus, is older than that decision.
const countsSql = `
  CASE WHEN g.counts OR g.uncounted_at IS NULL THEN g.counts
    WHEN s.account_kind = 'bonus' THEN EXISTS (SELECT FROM bonus_grant b WHERE b.user_id = s.user_id AND b.account = 'bonus'
      AND b.status = 'active' AND b.created_at <= g.uncounted_at)
    ELSE EXISTS (SELECT FROM wagering w LEFT JOIN user_stats c ON c.user_id = w.user_id WHERE w.user_id = s.user_id
      AND w.started_at <= g.uncounted_at AND w.target > coalesce(c.wager_bet, 0)) END`;

const sessionSql = `
SELECT s.id, s.user_id AS "userId", s.ended_at IS NULL AND (s.signed_in_at IS NULL OR EXISTS (
    SELECT FROM session i WHERE i.user_id = s.user_id AND i.created_at = s.signed_in_at AND i.ended_at IS NULL AND i.expires_at > now()
  )) AS "isOpen", u.public_id AS "publicId", u.nick, u.hidden AS "isHidden",
  u.blocked_at IS NOT NULL AS "isBlocked", p.title AS provider,
  (SELECT i.country FROM session i WHERE i.user_id = s.user_id AND i.created_at = s.signed_in_at LIMIT 1) AS country, s.game_id AS "gameId", s.sent_game AS "sentGame", g.title, g.identifier,
  ${countsSql} AS counts,
  g.hidden OR p.hidden AS "isGameHidden", coalesce(r.state = 'open', false) AS "isRoundOpen",
  a.kind AS account, a.id AS "accountId", a.balance AS "balanceMinor", s.currency_id AS "currencyId", s.currency,
  CASE WHEN r.currency = s.currency THEN r.course_micro ELSE s.course_micro END AS "courseMicro"
FROM slot_session s JOIN app_user u ON u.id = s.user_id JOIN provider_game g ON g.id = s.game_id
  JOIN provider p ON p.id = g.provider_id
  LEFT JOIN slot_round r ON r.user_id = s.user_id AND r.game_id = s.game_id AND r.sent_id = $2
  JOIN ledger_account a ON a.user_id = s.user_id AND a.kind = coalesce(r.account_kind, s.account_kind)
WHERE s.id = $1`;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** A session by an id that may be malformed. `sentRound`: the round that a callback names. */
export const walletSession = async (
  client: Queryable,
  id: string,
  sentRound: string,
): Promise<WalletSession | undefined> => {
  if (!UUID.test(id)) return undefined;
  const { rows } = await client.query<WalletSession>({
    name: 'slot-session',
    text: sessionSql,
    values: [id, sentRound],
  });
  return rows[0];
};

/** A player's last session in a currency, by public id and currency code. */
export const lastWalletSession = async (
  client: Queryable,
  publicId: string,
  currency: string,
): Promise<WalletSession | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    `SELECT s.id FROM slot_session s JOIN app_user u ON u.id = s.user_id
     WHERE u.public_id = $1 AND s.currency = $2 ORDER BY s.id DESC LIMIT 1`,
    [publicId, currency],
  );
  return rows[0] && walletSession(client, rows[0].id, '');
};
