import { bonus, partner } from 'db';
import { promoCodes, promoSuccess, APRIL_CODE, normalPromoCode } from '../../../contract/features/promo-values.ts';
import type { TakenBonus } from '../../../contract/features/bonus.contract.ts';
import { withBonuses, type BonusPlayer, type BonusTools } from '../../core/bonus/bonus-context.ts';
import type { Bonus, Offer } from '../../core/bonus/define-bonus.ts';
import { offerOf } from '../../core/bonus/take-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { takeFor } from './bonus.handlers.ts';
import { promoCode } from './bonuses/promo-code/promo-code.ts';
import { referralCode } from './bonuses/referral-code/referral-code.ts';
import { checkGroup, type GroupFacts, type GroupPlace } from './check-group.ts';
import { countingGuesses } from './promo-guesses.ts';

/** Tools plus the VK group that some codes require. */
export type PromoTools = BonusTools & { vkGroup: GroupPlace };

interface Found {
  declared: Bonus;
  promo?: bonus.PromoCodeRow; // a code of the house
}

/** Resolves a code: house codes come before referral codes. */
const lookUp = async ({ db }: BonusTools, { userId }: BonusPlayer, code: string): Promise<Found | undefined> => {
  const promo = await bonus.promoCodeRepository(db.orm.em.fork()).find(code);
  if (promo) return { declared: promoCode, promo };
  return (
    (await partner.referralCodeOf({ em: db.orm.em.fork(), client: db.pool }, userId, code)) && {
      declared: referralCode,
    }
  );
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
): Promise<Found & { code: string }> => {
  const code = normalPromoCode(typed);
  const guesser = { userId: player.userId, sessionId };
  const found = await countingGuesses(tools.db, guesser, () => lookUp(tools, player, code));
  if (!found) throw new CallError(promoCodes.notFound);
  return { ...found, code };
};

/** Asks VK about membership when a code requires the group; null otherwise. Throws CallError VK_UNAVAILABLE, PROMO_LINK_VK. */
const askGroup = async (
  tools: PromoTools,
  { userId }: BonusPlayer,
  { promo }: Found,
  how: { isFresh: boolean },
): Promise<GroupFacts | null> =>
  promo?.isOn === true && promo.needsVkGroup && tools.vkGroup.source
    ? checkGroup(tools, tools.vkGroup, userId, how)
    : null;

const ofGroup: readonly unknown[] = [promoCodes.linkVk, promoCodes.joinVk];

/** The reward of a code, and the player's standing with the VK group when the code requires it. */
export interface CheckedPromo extends Pick<Offer, 'account' | 'amountMinor'> {
  vkGroup: GroupFacts | null;
}

/** Previews a code without taking it. Reports a missing VK group instead of refusing; otherwise throws as `activatePromo`. */
export const checkPromo = async (tools: PromoTools, player: BonusPlayer, typed: TypedPromo): Promise<CheckedPromo> => {
  const found = await find(tools, player, typed);
  const { declared, promo, code } = found;
  const vkGroup = await askGroup(tools, player, found, { isFresh: true });
  return withBonuses(tools, player, async (context) => {
    try {
      const { account, amountMinor } = (await offerOf(context, declared, { code })).offer;
      return { account, amountMinor, vkGroup };
    } catch (error) {
      if (!promo || !(error instanceof CallError) || !ofGroup.includes(error.code)) throw error;
      return { account: promo.account, amountMinor: promo.amount, vkGroup };
    }
  });
};

/** The granted bonus, and which message to show. */
export interface ActivatedPromo extends TakenBonus {
  code: number;
}

/**
 * Activates a code. Throws CallError with the promo codes' codes, PROMO_TOO_MANY, PROMO_LINK_VK, PROMO_JOIN_VK,
 * VK_UNAVAILABLE, BONUS_OFF.
 */
export const activatePromo = async (
  tools: PromoTools,
  player: BonusPlayer,
  typed: TypedPromo,
): Promise<ActivatedPromo> => {
  const found = await find(tools, player, typed);
  const { declared, code } = found;
  await askGroup(tools, player, found, { isFresh: false });
  const taken = await takeFor(tools, declared, player, { code });
  return { ...taken, code: code === APRIL_CODE ? promoSuccess.april : promoSuccess.usual };
};
