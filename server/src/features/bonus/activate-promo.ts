import { bonus } from 'db';
import { promoCodes, promoSuccess, APRIL_CODE, normalPromoCode } from '../../../contract/features/promo-values.ts';
import type { TakenBonus } from '../../../contract/features/bonus.contract.ts';
import { withBonuses, type BonusPlayer, type BonusTools } from '../../core/bonus/bonus-context.ts';
import type { Bonus, Offer } from '../../core/bonus/define-bonus.ts';
import { offerOf } from '../../core/bonus/take-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { takeFor } from './bonus.handlers.ts';
import { promoCode } from './bonuses/promo-code/promo-code.ts';
import { referralCode } from './bonuses/referral-code/referral-code.ts';
import { countingGuesses } from './promo-guesses.ts';

/** Resolves a code: house codes come before referral codes. */
const lookUp = async ({ db }: BonusTools, { userId }: BonusPlayer, code: string): Promise<Bonus | undefined> => {
  if (await bonus.promoCodeRepository(db.orm.em.fork()).find(code)) return promoCode;
  return (await bonus.referralCodeOf(db.pool, userId, code)) && referralCode;
};

/** A code as typed, and the session. */
export interface TypedPromo {
  sessionId: string;
  typed: string;
}

/** Throws CallError 1, PROMO_TOO_MANY. */
const find = async (
  tools: BonusTools,
  player: BonusPlayer,
  { sessionId, typed }: TypedPromo,
): Promise<{ declared: Bonus; code: string }> => {
  const code = normalPromoCode(typed);
  const guesser = { userId: player.userId, sessionId };
  const declared = await countingGuesses(tools.db, guesser, () => lookUp(tools, player, code));
  if (!declared) throw new CallError(promoCodes.notFound);
  return { declared, code };
};

/** Previews a code without taking it. Throws CallError as `activatePromo` does. */
export const checkPromo = async (tools: BonusTools, player: BonusPlayer, promo: TypedPromo): Promise<Offer> => {
  const { declared, code } = await find(tools, player, promo);
  return withBonuses(tools, player, async (context) => (await offerOf(context, declared, { code })).offer);
};

/** The granted bonus, and which message to show. */
export interface ActivatedPromo extends TakenBonus {
  code: number;
}

/** Activates a code. Throws CallError with the promo codes' codes, PROMO_TOO_MANY, BONUS_OFF. */
export const activatePromo = async (
  tools: BonusTools,
  player: BonusPlayer,
  promo: TypedPromo,
): Promise<ActivatedPromo> => {
  const { declared, code } = await find(tools, player, promo);
  const taken = await takeFor(tools, declared, player, { code });
  return { ...taken, code: code === APRIL_CODE ? promoSuccess.april : promoSuccess.usual };
};
