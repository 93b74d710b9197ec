import { bonus } from 'db';
import { z } from 'zod';
import { bonusIds } from '../../../../../contract/features/bonus-values.ts';
import { normalPromoCode, promoCodes } from '../../../../../contract/features/promo-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { defineBonus, type Offer } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { assertConditions, assertFewToday } from './promo-conditions.ts';

const DAY_MS = 86_400_000;

/** Unknown, off, or expired. */
const notFound = (): CallError => new CallError(promoCodes.notFound);
const used = (): CallError => new CallError(promoCodes.used);

const isRunning = ({ isOn, startsAt, endsAt }: bonus.PromoCodeRow, at: number): boolean =>
  isOn && (startsAt ?? at) <= at && at < (endsAt ?? at + 1);

/** Throws CallError 1; 2 when the player used it already. */
const findRunning = async ({ unit, userId, at }: BonusContext, code: string): Promise<bonus.PromoCodeRow> => {
  if (await bonus.bonusGrantRepository(unit.em).find(userId, bonusIds.promoCode, code)) throw used();
  const promo = await bonus.promoCodeRepository(unit.em).find(code);
  if (!promo || !isRunning(promo, at)) throw notFound();
  if (promo.maxUses != null && promo.used >= promo.maxUses) throw notFound();
  return promo;
};

const offerOf = (
  { code, account, amount, wagerTimes, lapseDays }: bonus.PromoCodeRow,
  at: number,
  identity: string | undefined,
): Offer => ({
  period: code,
  account,
  amountMinor: amount,
  ...(wagerTimes != null && { wagerTimes }),
  ...(lapseDays != null && { expiresAt: at + lapseDays * DAY_MS }),
  ...(identity !== undefined && { identity }),
});

/** A promo code of the house: once per player, up to its total uses. */
export const promoCode = defineBonus({
  id: bonusIds.promoCode,
  section: 'permanent',
  terms: 1,
  rules: z.object({}),
  input: z.object({ code: z.string().transform(normalPromoCode) }),
  isWatched: true,
  isWatchedByPeriod: true,
  taken: used,
  async offer(context, _rules, { code }) {
    await assertFewToday(context);
    const promo = await findRunning(context, code);
    return offerOf(promo, context.at, await assertConditions(context, promo));
  },
  choices: () => [], // entered by hand
  async onTaken({ unit }, { period }) {
    if (!(await bonus.promoCodeRepository(unit.em).takeUse(period))) throw notFound();
  },
});
