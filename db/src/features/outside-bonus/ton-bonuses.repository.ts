import type { Queryable } from '../../core/pool.ts';

/** A player's proven wallet, raw; undefined: none. */
export const provenTonWallet = async (client: Queryable, userId: bigint): Promise<string | undefined> => {
  const { rows } = await client.query<{ address: string | null }>(
    'SELECT address FROM ton_wallet WHERE user_id = $1 AND address IS NOT NULL',
    [userId],
  );
  return rows[0]?.address ?? undefined;
};

/** The player who took bonuses with a wallet; undefined: nobody yet. */
export const tonBonusWalletOwner = async (client: Queryable, address: string): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ userId: bigint }>(
    'SELECT user_id AS "userId" FROM ton_bonus_wallet WHERE address = $1',
    [address],
  );
  return rows[0]?.userId;
};

/** Claims a wallet for a player's bonuses, for good. False when another player has it; of parallel claims one wins. */
export const claimTonBonusWallet = async (
  client: Queryable,
  { userId, address, at }: { userId: bigint; address: string; at: number },
): Promise<boolean> => {
  await client.query(
    'INSERT INTO ton_bonus_wallet (address, user_id, used_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [address, userId, at],
  );
  return (await tonBonusWalletOwner(client, address)) === userId;
};

/** A TON deposit credited since a moment; undefined: none. */
export const tonDepositSince = async (
  client: Queryable,
  userId: bigint,
  { since, minMinor }: { since: number; minMinor: bigint },
): Promise<{ paymentId: number; baseMinor: bigint } | undefined> => {
  const { rows } = await client.query<{ paymentId: number; baseMinor: bigint }>(
    `SELECT id AS "paymentId", base_minor AS "baseMinor" FROM payment
     WHERE user_id = $1 AND code = 1 AND state = 2 AND provider = 'ton' AND done_at >= $2 AND base_minor >= $3
     ORDER BY done_at, id LIMIT 1`,
    [userId, since, minMinor],
  );
  return rows[0];
};

/**
 * Friends who registered by a player's link and linked Telegram, oldest account first. Accounts on the player's own devices
 * do not count.
 */
export const invitedFriends = async (client: Queryable, userId: bigint): Promise<string[]> => {
  const { rows } = await client.query<{ publicId: string }>(
    `SELECT f.public_id AS "publicId" FROM app_user u JOIN app_user f ON f.referer_id = u.public_id AND f.id > u.id
     WHERE u.id = $1 AND EXISTS (SELECT FROM social_profile s WHERE s.user_id = f.id AND s.provider = 'telegram')
       AND NOT EXISTS (
         SELECT FROM known_device d JOIN known_device o USING (device_hash) WHERE d.user_id = f.id AND o.user_id = u.id)
     ORDER BY f.id`,
    [userId],
  );
  return rows.map(({ publicId }) => publicId);
};
