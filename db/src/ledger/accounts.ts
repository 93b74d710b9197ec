import type { Queryable } from '../core/pool.ts';

/** Unit of money. Units never mix within one transaction's sum. */
export type Unit = 'BASE' | 'DIC' | 'USDIC';

/** A player's accounts and their units. `held` counts base units: a hold of another unit needs an account of its own. */
export const playerAccounts = {
  real: 'BASE',
  bonus: 'BASE',
  dicLocked: 'DIC',
  dic: 'DIC',
  usdicLocked: 'USDIC',
  usdic: 'USDIC',
  partner: 'BASE',
  held: 'BASE',
} as const satisfies Record<string, Unit>;
export type PlayerAccountKind = keyof typeof playerAccounts;

/** The house's and the outside world's accounts, with the units each is kept in. */
export const houseAccounts = {
  'house.games': ['BASE', 'USDIC'],
  'house.providers': ['BASE'], // stakes and payouts of provider games
  'house.bonuses': ['BASE', 'DIC', 'USDIC'],
  'house.airdrops': ['BASE'], // money that players have set aside to give away
  'house.fees': ['BASE'],
  'house.conversion': ['BASE'], // remainders of rounding a course
  'house.partners': ['BASE'],
  'outside.deposits': ['BASE'],
  'outside.withdrawals': ['BASE'],
} as const satisfies Record<string, readonly Unit[]>;
export type HouseAccountKind = keyof typeof houseAccounts;

/** Creates the accounts that a player lacks. Does nothing when all are there. */
export const openAccounts = async (client: Queryable, userId: bigint): Promise<void> => {
  await client.query(
    `INSERT INTO ledger_account (user_id, kind, unit, balance)
     SELECT $1, kind, unit, 0 FROM unnest($2::text[], $3::text[]) AS a (kind, unit)
     ON CONFLICT (user_id, kind) DO NOTHING`,
    [userId, Object.keys(playerAccounts), Object.values(playerAccounts)],
  );
};

/** Creates the house's accounts that are missing. */
export const openHouseAccounts = async (client: Queryable): Promise<void> => {
  const rows = Object.entries(houseAccounts).flatMap(([kind, units]) => units.map((unit) => ({ kind, unit })));
  await client.query(
    `INSERT INTO ledger_account (kind, unit)
     SELECT kind, unit FROM unnest($1::text[], $2::text[]) AS a (kind, unit)
     ON CONFLICT (kind, unit) WHERE user_id IS NULL DO NOTHING`,
    [rows.map(({ kind }) => kind), rows.map(({ unit }) => unit)],
  );
};

/** An account with its materialised balance, in hundredths of its unit. */
export interface PlayerAccount {
  id: bigint;
  kind: PlayerAccountKind;
  unit: Unit;
  balanceMinor: bigint;
}

/** A player's accounts by kind. Empty for a player who has none. */
export const accountsOf = async (
  client: Queryable,
  userId: bigint,
): Promise<Partial<Record<PlayerAccountKind, PlayerAccount>>> => {
  const { rows } = await client.query<PlayerAccount>(
    'SELECT id, kind, unit, balance AS "balanceMinor" FROM ledger_account WHERE user_id = $1',
    [userId],
  );
  return Object.fromEntries(rows.map((account) => [account.kind, account]));
};

/** One account of a player. Throws when the player has none of that kind. */
export const accountOf = async (client: Queryable, userId: bigint, kind: PlayerAccountKind): Promise<PlayerAccount> => {
  const account = (await accountsOf(client, userId))[kind];
  if (!account) throw new Error(`user ${userId} has no account ${kind}: openAccounts was not called`);
  return account;
};

/** The id of a house account. Throws when reference data was not seeded. The ids of a database never change. */
export const houseAccountId = async (
  client: Queryable,
  kind: HouseAccountKind,
  unit: Unit = 'BASE',
): Promise<bigint> => {
  const { rows } = await client.query<{ id: bigint }>(
    'SELECT id FROM ledger_account WHERE user_id IS NULL AND kind = $1 AND unit = $2',
    [kind, unit],
  );
  if (!rows[0]) throw new Error(`there is no account ${kind} in ${unit}: seedReference was not called`);
  return rows[0].id;
};

/** A player account's balance, hundredths of its unit. Throws when there is no such account. */
export const balanceOf = async (client: Queryable, accountId: bigint): Promise<bigint> => {
  const { rows } = await client.query<{ balance: bigint }>('SELECT balance FROM ledger_account WHERE id = $1', [
    accountId,
  ]);
  if (!rows[0]) throw new Error(`there is no account ${accountId}`);
  return rows[0].balance;
};
