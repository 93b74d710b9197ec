import { vipRewards, type BonusOffer, type BonusOverview } from 'server/contract';

/** The state of a level's reward. */
export type RewardState = 'none' | 'later' | 'open' | 'taken';

export interface LevelReward {
  readonly state: RewardState;
  readonly amount: number; // hundredths of DIC
}

const HUNDREDTHS = 100;

const rewardOf = (offers: readonly BonusOffer[], statusId: number): BonusOffer | undefined =>
  offers.find(({ bonus, figures }) => bonus === 'vipReward' && figures['level'] === statusId);

/** The reward of a level, as the server offers it to a player; for guests, as the house lists it. */
export const levelReward = (
  overview: Pick<BonusOverview, 'offers'> | undefined,
  statusId: number,
  reached: number,
): LevelReward => {
  const offer = overview && rewardOf(overview.offers, statusId);
  const amount = offer?.figures['reward'] ?? (overview ? 0 : (vipRewards[statusId] ?? 0) * HUNDREDTHS);
  if (amount === 0) return { state: 'none', amount };
  if (statusId > reached || !offer) return { state: 'later', amount };
  return { state: offer.prize ? 'open' : 'taken', amount };
};

/** Rakeback as the server explains it. */
export interface Rakeback {
  readonly available: number; // base hundredths, as all amounts
  readonly taken: number;
  readonly isOpen: boolean;
}

/** Undefined while it is not offered. */
export const rakebackOf = (overview: Pick<BonusOverview, 'offers'> | undefined): Rakeback | undefined => {
  const offer = overview?.offers.find(({ bonus }) => bonus === 'rakeback');
  if (!offer) return undefined;
  const { available = 0, taken = 0 } = offer.figures;
  return { available, taken, isOpen: offer.prize !== null };
};
