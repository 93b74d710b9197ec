import {
  DIC_RELEASE_OF,
  DIC_RELEASE_PARTS,
  MIN_DIC_CONVERSION_MINOR,
  type BonusGrant,
  type BonusOffer,
  type BonusOverview,
  type TelegramStory,
} from 'server/contract';
import { figureOf } from './bonus-card.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** Remaining time: whole days, and "05:14:09". */
export interface TimeLeft {
  readonly days: number;
  readonly clock: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Time until a moment, rounded up to seconds, so that it is zero only when the moment has come. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const [hours, minutes] = [Math.floor((seconds % DAY_S) / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
  return { days: Math.floor(seconds / DAY_S), clock: [hours, minutes, seconds % MINUTE_S].map(two).join(':') };
};

/** One DIC in hundredths, as all amounts. */
export const ONE_DIC = 100;

/** Stakes needed to release this much locked DIC, base hundredths. A stored remainder may need slightly less. */
export const stakesToRelease = (lockedMinor: number): number =>
  Number((BigInt(lockedMinor) * DIC_RELEASE_OF + DIC_RELEASE_PARTS - 1n) / DIC_RELEASE_PARTS);

/** The part of a bonus still to be released. */
export const leftOf = ({ amount, released, lapsed }: Pick<BonusGrant, 'amount' | 'released' | 'lapsed'>): number =>
  amount - released - lapsed;

/** True when nothing was credited yet: then it is declined rather than given up. */
export const isUntouched = ({ status }: Pick<BonusGrant, 'status'>): boolean =>
  status === 'waiting' || status === 'ready';

/** True when a grant is still open. */
export const isOpen = (grant: Pick<BonusGrant, 'status'>): boolean => isUntouched(grant) || grant.status === 'active';

/** The state of an introductory bonus. */
export type IntroductoryState = 'used' | 'target' | 'other' | 'open';

type Introductory = Pick<BonusOffer, 'choice' | 'figures'>;

export const codeOf = ({ choice }: Introductory): number => Number(choice['code']);

export const isTarget = (offer: Introductory): boolean => figureOf(offer, 'isTarget') === 1;

/** `other`: another one is the target. */
export const introductoryState = (
  offer: Introductory,
  { offers, used }: { offers: readonly Introductory[]; used: readonly number[] },
): IntroductoryState => {
  if (used.includes(codeOf(offer))) return 'used';
  if (isTarget(offer)) return 'target';
  return offers.some(isTarget) ? 'other' : 'open';
};

/** The bonus currencies that can be exchanged at this moment. */
export const convertible = ({ dic, usdic, usdicLocked }: BonusOverview['balances']): readonly ('dic' | 'usdic')[] => [
  ...(BigInt(dic) >= MIN_DIC_CONVERSION_MINOR ? ['dic' as const] : []),
  ...(usdicLocked === 0 && usdic > 0 ? ['usdic' as const] : []),
];

/** The state of the story bonus's button. */
export type StoryState = 'details' | 'countdown' | 'take' | 'received';

/** Uses the server's time, which is part of the answer. */
export const storyState = ({
  canTake,
  taken,
  timeActivate,
  serverTime,
}: Pick<TelegramStory, 'canTake' | 'taken' | 'timeActivate' | 'serverTime'>): StoryState => {
  if (taken) return 'received';
  if (timeActivate !== null && serverTime < timeActivate) return 'countdown';
  return canTake ? 'take' : 'details';
};
