import type { Queryable } from '../../core/pool.ts';

/** Kinds of keys that lead to a player, beside the beginning of a name. */
export type ExactKind =
  | 'number'
  | 'email'
  | 'profile'
  | 'destination'
  | 'depositAddress'
  | 'payment'
  | 'round'
  | 'providerRound'
  | 'network';

/** Text of a search, in the forms in which keys are stored; null: it cannot be one. */
export interface PlayerKeys {
  text: string; // as typed, without spaces at its ends
  lower: string;
  number: bigint | null; // number of an account
  paymentId: number | null;
  uuid: string | null;
  emailHash: Buffer | null; // identity keys
  destinationHash: Buffer | null;
  address: string | null; // address of a network
  socials: readonly string[]; // providers whose ids are looked at
}

/** A player with what led there. */
export interface FoundByKey {
  userId: bigint;
  kind: ExactKind;
}

const MAX_OF_KIND = 20; // players that one key leads to, such as all of a round

// `$1` text, `$2` lower case, `$3` number, `$4` payment, `$5` UUID, `$6` and `$7` identity keys, `$8` network, `$9` socials. Each
// part is a look into an index.
const parts: readonly (readonly [ExactKind, string])[] = [
  ['number', 'SELECT id FROM app_user WHERE id = $3 OR public_id = $1'],
  ['email', 'SELECT id FROM app_user WHERE email_key = $2'],
  ['email', `SELECT user_id FROM identity_key WHERE key_hash = $6 AND kind = 'email'`],
  ['profile', 'SELECT user_id FROM social_profile WHERE provider = ANY ($9::text[]) AND subject = $1'],
  ['destination', `SELECT user_id FROM identity_key WHERE key_hash = $7 AND kind = 'destination'`],
  ['depositAddress', 'SELECT user_id FROM deposit_address WHERE address = $1'],
  ['payment', 'SELECT user_id FROM payment WHERE id = $4 OR ref = $5::uuid'],
  ['payment', 'SELECT user_id FROM payment WHERE provider_transaction = $1'],
  [
    'payment',
    `SELECT p.user_id FROM provider_payment r JOIN payment p ON p.id = r.payment_id WHERE r.transaction = $1`,
  ],
  ['round', 'SELECT user_id FROM round WHERE id = $5::uuid'],
  ['round', 'SELECT user_id FROM shared_bet WHERE id = $5::uuid'],
  ['round', 'SELECT DISTINCT user_id FROM shared_bet WHERE round_id = $5::uuid'],
  [
    'round',
    `SELECT a.user_id FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
     WHERE e.transaction_id = $5::uuid AND a.user_id IS NOT NULL`,
  ],
  ['providerRound', 'SELECT user_id FROM slot_round WHERE id = $5::uuid OR sent_id = $1'],
  ['providerRound', 'SELECT user_id FROM slot_transaction WHERE id = $5::uuid OR sent_id = $1'],
  [
    'network',
    `SELECT DISTINCT user_id FROM (SELECT user_id FROM session WHERE address = $8 ORDER BY created_at DESC LIMIT 500) s`,
  ],
];

const findSql = parts
  .map(
    ([kind, rows], place) =>
      `(SELECT ${place} AS place, '${kind}' AS kind, x.id AS "userId" FROM (${rows} LIMIT ${MAX_OF_KIND}) x (id))`,
  )
  .join(' UNION ALL ');

/** Players to whom a whole key leads, each once, by the first kind that does. */
export const findPlayersByKey = async (client: Queryable, keys: PlayerKeys): Promise<FoundByKey[]> => {
  const { text, lower, number, paymentId, uuid, emailHash, destinationHash, address, socials } = keys;
  const { rows } = await client.query<FoundByKey>(`SELECT kind, "userId" FROM (${findSql}) f ORDER BY place`, [
    text,
    lower,
    number,
    paymentId,
    uuid,
    emailHash,
    destinationHash,
    address,
    socials,
  ]);
  const first = new Map<bigint, FoundByKey>();
  for (const row of rows) if (!first.has(row.userId)) first.set(row.userId, row);
  return [...first.values()];
};
