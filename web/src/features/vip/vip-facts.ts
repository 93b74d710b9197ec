import { privilegesOf, rakebackParts, type BonusOffer, type BonusOverview, type VipPrivilege } from 'server/contract';
import type { Figures } from '../../core/figures/figure-texts.ts';

/** The state of a level's reward. */
export type RewardState = 'none' | 'later' | 'open' | 'taken';

export interface LevelReward {
  readonly state: RewardState;
  readonly amount: number; // hundredths of DIC
}

const rewardOf = (offers: readonly BonusOffer[], statusId: number): BonusOffer | undefined =>
  offers.find(({ bonus, figures }) => bonus === 'vipReward' && figures['level'] === statusId);

/** Rewards as a player is offered them, or as the house lists them for everybody. */
export interface KnownRewards {
  readonly overview: Pick<BonusOverview, 'offers'> | undefined; // undefined for a guest
  readonly listed: Figures | undefined; // by the campaign in force; undefined while it is off or not known
}

/** The reward of a level, as the server offers it to a player; for guests, as the house lists it. */
export const levelReward = (
  { overview, listed = {} }: KnownRewards,
  statusId: number,
  reached: number,
): LevelReward => {
  const offer = overview && rewardOf(overview.offers, statusId);
  const amount = offer?.figures['rewardDic'] ?? (overview ? 0 : (listed[`reward${statusId}Dic`] ?? 0));
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
  const { availableMinor: available = 0, takenMinor: taken = 0 } = offer.figures;
  return { available, taken, isOpen: offer.prize !== null };
};

/** The gains of a level over the one before. */
export interface LevelGains {
  readonly hasMoreRakeback: boolean;
  readonly privileges: readonly VipPrivilege[];
}

/** `hasAssistant`: the house has one. */
export const gainsOf = (statusId: number, hasAssistant: boolean): LevelGains => {
  const before = new Set(privilegesOf(statusId - 1));
  return {
    hasMoreRakeback: rakebackParts(statusId) > rakebackParts(statusId - 1),
    privileges: privilegesOf(statusId).filter((name) => !before.has(name) && (name !== 'assistant' || hasAssistant)),
  };
};
