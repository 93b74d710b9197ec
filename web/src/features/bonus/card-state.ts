import type { BonusOffer, BonusOverview } from 'server/contract';
import { bonusCodes, partnerBonusCodes, telegramStoryCodes } from 'server/contract';
import { isTakeable, type BonusCard } from './bonus-card.ts';

/** The state of a bonus on its card. */
export type CardState = 'now' | 'progress' | 'locked' | 'done';

/** The done part of what a bonus needs. */
export interface Share {
  readonly done: number;
  readonly of: number;
}

const takenCodes: ReadonlySet<unknown> = new Set([bonusCodes.taken, partnerBonusCodes.used, telegramStoryCodes.used]);

type Stated = Pick<BonusCard, 'take' | 'opens' | 'progress'>;

/** True when a press takes the offer, or leads to where it is taken. */
export const isNow = ({ take, opens }: Stated, offer: BonusOffer): boolean =>
  (take ?? opens) !== undefined && isTakeable(offer);

/** Progress of a bonus; undefined: nothing of it is done yet, or all. */
export const shareOf = (card: Stated, offers: readonly BonusOffer[], now: number): Share | undefined => {
  const share = card.progress?.(offers, now);
  return share && share.done > 0 && share.done < share.of ? share : undefined;
};

/** The state of a bonus by its offers. `now`: the server's time. */
export const cardState = (card: Stated, offers: readonly BonusOffer[], now: number): CardState => {
  if (offers.some((offer) => isNow(card, offer))) return 'now';
  if (shareOf(card, offers, now)) return 'progress';
  return offers.every(({ refusal }) => takenCodes.has(refusal?.code)) ? 'done' : 'locked';
};

/** The time that has passed of a stretch that ends at `until`. */
export const passedOf = (until: number, now: number, length: number): Share => ({
  done: Math.max(0, length - Math.max(0, until - now)),
  of: length,
});

/** The grant's part that is released or staked; undefined: nothing is to be done for it. */
export const grantShare = ({ account, amount, released, wager }: BonusOverview['grants'][number]): Share | undefined =>
  account === 'dicLocked' ? { done: released, of: amount } : (wager ?? undefined);
