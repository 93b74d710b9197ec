import { raw, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { PromoCodeEntity } from './promo.entities.ts';

export type PromoCodeRow = InferEntity<typeof PromoCodeEntity>;

/** The operator's settings of a promo code. */
export type PromoCodeSettings = Omit<PromoCodeRow, 'used' | 'needsVkGroup'> &
  Partial<Pick<PromoCodeRow, 'needsVkGroup'>>;

const MAX_SHOWN = 500;

/** Promo codes of the house. */
export const promoCodeRepository = (em: EntityManager) => ({
  find: (code: string): Promise<PromoCodeRow | null> => em.findOne(PromoCodeEntity, { code }, { refresh: true }),

  list: (): Promise<PromoCodeRow[]> =>
    em.find(PromoCodeEntity, {}, { orderBy: { code: 'asc' }, limit: MAX_SHOWN, refresh: true }),

  /** True when a partner has the code, or had it: it leads to them for good. */
  async isPartners(code: string): Promise<boolean> {
    const [row] = await em.execute<{ isTaken: boolean }[]>(
      'SELECT EXISTS (SELECT FROM partner_code WHERE code_key = lower(?)) AS "isTaken"',
      [code],
    );
    return row?.isTaken === true;
  },

  /** Counts a use; false when none is left. Others who take the same code wait for this transaction. */
  async takeUse(code: string): Promise<boolean> {
    const isLeft = { $or: [{ maxUses: null }, { used: { $lt: raw('max_uses') } }] };
    const counted = await em.nativeUpdate(PromoCodeEntity, { code, ...isLeft }, { used: raw<number>('used + 1') });
    return counted === 1;
  },

  /** Creates or changes a code. Its count of uses stays. */
  async put(settings: PromoCodeSettings): Promise<void> {
    await em.upsert(PromoCodeEntity, settings);
  },
});
