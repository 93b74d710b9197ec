import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { DepositAddressEntity, TonWalletEntity } from './payment.entities.ts';

export type DepositAddressRow = InferEntity<typeof DepositAddressEntity>;

/** Addresses at which players pay coins. */
export const depositAddressRepository = (em: EntityManager) => ({
  find: (userId: bigint, provider: string, coin: string): Promise<DepositAddressRow | null> =>
    em.findOne(DepositAddressEntity, { userId, provider, coin }),

  findByRef: (ref: string): Promise<DepositAddressRow | null> => em.findOne(DepositAddressEntity, { ref }),

  /** The newest ones of a provider. */
  newest: (provider: string, limit: number): Promise<DepositAddressRow[]> =>
    em.find(DepositAddressEntity, { provider }, { orderBy: { createdAt: 'desc' }, limit }),

  /** Keeps an address; the one that its player has for this coin already, when somebody was faster. */
  async keep(row: DepositAddressRow): Promise<DepositAddressRow> {
    await em.upsert(DepositAddressEntity, row, {
      onConflictFields: ['userId', 'provider', 'coin'],
      onConflictAction: 'ignore',
    });
    const { userId, provider, coin } = row;
    return em.findOneOrFail(DepositAddressEntity, { userId, provider, coin }, { refresh: true });
  },
});

/** Wallets of TON. */
export const tonWalletRepository = (em: EntityManager) => ({
  async connect(userId: bigint, address: string, at: number): Promise<void> {
    await em.upsert(
      TonWalletEntity,
      { userId, address, connectedAt: at },
      { onConflictMergeFields: ['address', 'connectedAt'] },
    );
  },

  async setTimer(userId: bigint, timerUntil: number): Promise<void> {
    await em.upsert(TonWalletEntity, { userId, timerUntil }, { onConflictMergeFields: ['timerUntil'] });
  },
});
