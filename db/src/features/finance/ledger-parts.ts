import { HOUSE_OFFSET_MS } from 'games-engine';

// One set of statements says which entries make a figure, for the sums of a day and for the list below a sum alike.

/** Kinds of transactions by which bets are booked. */
const isPlay = `(t.kind LIKE 'game.%' OR t.kind LIKE 'slots.%' OR t.kind IN ('round.finish', 'round.settle', 'providerWin.refuse'))`;

/** Kinds that take a bet or a win back: they lower what was staked or paid. */
const isUndone = `(l.kind IN ('slots.refund', 'slots.rollback', 'providerWin.refuse'))`;

const STAKED = `CASE WHEN ${isUndone} THEN -greatest(l.amount, 0) ELSE greatest(-l.amount, 0) END`;
const PAID = `CASE WHEN ${isUndone} THEN -greatest(-l.amount, 0) ELSE greatest(l.amount, 0) END`;

/** The game and the provider of a booked bet. */
const gameSql = `
  LEFT JOIN round r ON r.id = CASE WHEN l.kind = 'round.finish' THEN l.key::uuid END
  LEFT JOIN shared_bet b ON b.id = CASE WHEN l.kind = 'round.settle' THEN l.key::uuid END
  LEFT JOIN slot_transaction st ON l.kind LIKE 'slots.%' AND st.id = l.id
  LEFT JOIN slot_round sr ON sr.id = st.round_id
  LEFT JOIN provider_game g ON g.id = sr.game_id`;

const partsOf = (among: string): string => `
tx AS MATERIALIZED (
  SELECT t.id, t.kind, t.key, t.at, ${isPlay} AS is_play FROM ${among} WHERE t.at >= $1 AND t.at < $2
), line AS MATERIALIZED (
  SELECT t.*, e.line, e.amount, a.kind AS account, a.user_id, u.roles <> '{}' AS is_staff
  FROM tx t JOIN ledger_entry e ON e.transaction_id = t.id JOIN ledger_account a ON a.id = e.account_id
    LEFT JOIN app_user u ON u.id = a.user_id
  WHERE a.unit = 'BASE'
), who AS MATERIALIZED (
  SELECT id, count(DISTINCT user_id) AS people, min(user_id) AS user_id,
    count(DISTINCT account) FILTER (WHERE user_id IS NULL) AS accounts, min(account) FILTER (WHERE user_id IS NULL) AS account
  FROM line WHERE NOT is_play GROUP BY id
), moved AS (
  SELECT l.id, l.line, l.kind, l.at, CASE WHEN w.people = 1 THEN w.user_id END AS user_id, l.account, l.amount
  FROM line l JOIN who w ON w.id = l.id WHERE l.user_id IS NULL AND (w.people <= 1 OR w.accounts > 1)
  UNION ALL
  SELECT l.id, l.line, l.kind, l.at, l.user_id, w.account, -l.amount
  FROM line l JOIN who w ON w.id = l.id WHERE l.user_id IS NOT NULL AND w.people > 1 AND w.accounts = 1
), part AS (
  SELECT l.id, l.line, l.kind, l.at, l.user_id, l.account, -l.amount AS amount, 'ggr' AS figure, ${STAKED} AS staked, ${PAID} AS paid,
    coalesce(substring(l.kind FROM '^game\\.(.*)$'), r.game, b.game, 'slots:' || g.id, '') AS game,
    CASE WHEN l.kind LIKE 'slots.%' OR l.kind LIKE 'providerWin.%' THEN coalesce('slots:' || g.provider_id, 'slots:') ELSE '' END AS provider
  FROM line l ${gameSql} WHERE l.is_play AND l.user_id IS NOT NULL
  UNION ALL
  SELECT m.id, m.line, m.kind, m.at, m.user_id, m.account,
    CASE WHEN m.account = 'outside.deposits' THEN -m.amount ELSE m.amount END,
    CASE WHEN m.kind = 'demo.credit' THEN 'other'
      WHEN m.account = 'house.bonuses' THEN 'bonuses' WHEN m.account = 'house.fees' THEN 'fees'
      WHEN m.account = 'house.partners' THEN 'partners' WHEN m.account = 'outside.deposits' THEN 'deposits'
      WHEN m.account = 'outside.withdrawals' THEN 'withdrawals' WHEN m.account = 'house.airdrops' THEN 'owed' ELSE 'other' END,
    0, 0, NULL, 'pay:' || p.provider
  FROM moved m LEFT JOIN payment p ON p.transaction_id = m.id
  UNION ALL
  SELECT l.id, l.line, l.kind, l.at, l.user_id, l.account, l.amount, 'owed', 0, 0, NULL, NULL
  FROM line l WHERE l.user_id IS NOT NULL
), counted AS (
  SELECT p.* FROM part p LEFT JOIN app_user u ON u.id = p.user_id WHERE u.id IS NULL OR u.roles = '{}'
)`;

/**
 * CTEs of a day ($1 to $2, ms since epoch): `part` has a row for each entry that makes a figure. An entry of the house belongs
 * to the one player of its transaction; where there are several, each player's own entries are its other side.
 */
export const partsSql = partsOf('ledger_transaction t');

/** The same CTEs, of transactions by which bets are booked, and of all others. */
export const playPartsSql = partsOf(`(SELECT * FROM ledger_transaction t WHERE ${isPlay}) t`);
export const moneyPartsSql = partsOf(`(SELECT * FROM ledger_transaction t WHERE NOT ${isPlay}) t`);

/** The same CTEs, of transactions that move money of one player ($3). */
export const playerPartsSql = partsOf(`(
  SELECT DISTINCT e.transaction_id AS id FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id AND e.version IS NOT NULL
  WHERE a.user_id = $3 AND a.unit = 'BASE') own JOIN ledger_transaction t USING (id)`);

/** The month of a first deposit, `YYYY-MM`; empty: none by the day of the figures ($3), so that counting again comes to the same. */
const cohortSql = `coalesce(CASE WHEN f.first_deposit_day <= $3::int
  THEN to_char(date '1970-01-01' + f.first_deposit_day, 'YYYY-MM') END, '')`;

/** The places of a row of `rows`, by dimension. A null value: nowhere. */
export const placesSql = (rows: string): string => `
  LEFT JOIN finance_player f ON f.user_id = ${rows}.user_id
  LEFT JOIN partner_referral pr ON pr.user_id = ${rows}.user_id
  CROSS JOIN LATERAL (VALUES ('all', ''), ('game', ${rows}.game), ('provider', ${rows}.provider), ('currency', coalesce(f.currency, '')),
    ('country', coalesce(f.country, '')), ('partner', coalesce(pr.partner_id::text, '')), ('cohort', ${cohortSql})
  ) AS place (dimension, value)`;

/** First and last moment of a day as parameters of these statements, ms since epoch. */
export const dayMoments = (day: number): [from: number, to: number] => [
  day * 86_400_000 - HOUSE_OFFSET_MS,
  (day + 1) * 86_400_000 - HOUSE_OFFSET_MS,
];
