import type { EntityManager } from '@mikro-orm/postgresql';
import { WithdrawalClaimEntity, type WithdrawalClaimRow } from './loose-act.entity.ts';

/** Claims of the staff on withdrawals. */
export const withdrawalClaims = (em: EntityManager) => ({
  /** Claims that hold at this time, by payment. */
  async liveOf(paymentIds: readonly number[], at: number): Promise<Map<number, WithdrawalClaimRow>> {
    const where = { paymentId: { $in: [...paymentIds] }, until: { $gt: at } };
    const rows = await em.find(WithdrawalClaimEntity, where, { refresh: true });
    return new Map(rows.map((row) => [row.paymentId, row]));
  },

  /** Assigns a withdrawal to a staff member, even if a colleague holds it. Its payment is locked. */
  async put(claim: WithdrawalClaimRow): Promise<void> {
    await em.upsert(WithdrawalClaimEntity, claim);
  },

  async remove(paymentId: number): Promise<void> {
    await em.nativeDelete(WithdrawalClaimEntity, { paymentId });
  },
});
