import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { PaymentEntity, TonWalletEntity } from '../cashbox/payment.entities.ts';
import { TonBonusWalletEntity } from './outside-bonus.entities.ts';

/** A player's proven wallet, raw; undefined: none. */
export const provenTonWallet = async (em: EntityManager, userId: bigint): Promise<string | undefined> => {
  const wallet = await em.findOne(TonWalletEntity, { userId }, { refresh: true });
  return wallet?.address ?? undefined;
};

/** The player who took bonuses with a wallet; undefined: nobody yet. */
export const tonBonusWalletOwner = async (em: EntityManager, address: string): Promise<bigint | undefined> =>
  (await em.findOne(TonBonusWalletEntity, { address }, { refresh: true }))?.userId;

/** Claims a wallet for a player's bonuses, for good. False when another player has it; of parallel claims one wins. */
export const claimTonBonusWallet = async (
  em: EntityManager,
  { userId, address, at }: { userId: bigint; address: string; at: number },
): Promise<boolean> => {
  const claim = { address, userId, usedAt: at };
  await em.upsert(TonBonusWalletEntity, claim, { onConflictFields: ['address'], onConflictAction: 'ignore' });
  return (await tonBonusWalletOwner(em, address)) === userId;
};

/** A TON deposit credited since a moment; undefined: none. */
export const tonDepositSince = async (
  em: EntityManager,
  userId: bigint,
  { since, minMinor }: { since: number; minMinor: bigint },
): Promise<{ paymentId: number; baseMinor: bigint } | undefined> => {
  const [payment] = await em.find(
    PaymentEntity,
    { userId, code: 1, state: 2, provider: 'ton', doneAt: { $gte: since }, baseMinor: { $gte: minMinor } },
    { orderBy: { doneAt: 'asc', id: 'asc' }, limit: 1, refresh: true },
  );
  return payment && { paymentId: payment.id, baseMinor: payment.baseMinor };
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
