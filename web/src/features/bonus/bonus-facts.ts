import { DIC_RELEASE_OF, DIC_RELEASE_PARTS, type BonusGrant, type BonusOffer } from 'server/contract';
import { figureOf } from './bonus-card.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** What is left of a time: whole days, and "05:14:09". */
export interface TimeLeft {
  readonly days: number;
  readonly clock: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Time until a moment, rounded up to seconds: nothing is left only when it has come. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const [hours, minutes] = [Math.floor((seconds % DAY_S) / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
  return { days: Math.floor(seconds / DAY_S), clock: [hours, minutes, seconds % MINUTE_S].map(two).join(':') };
};

/** Stakes that release so much locked DIC, base hundredths; a remainder that is kept may make it a little less. */
export const stakesToRelease = (lockedMinor: number): number =>
  Number((BigInt(lockedMinor) * DIC_RELEASE_OF + DIC_RELEASE_PARTS - 1n) / DIC_RELEASE_PARTS);

/** What is still to be released of a bonus. */
export const leftOf = ({ amount, released, lapsed }: Pick<BonusGrant, 'amount' | 'released' | 'lapsed'>): number =>
  amount - released - lapsed;

/** Whether none of it has been credited yet: it is declined, not given up. */
export const isUntouched = ({ status }: Pick<BonusGrant, 'status'>): boolean =>
  status === 'waiting' || status === 'ready';

/** Whether something can still become of it. */
export const isOpen = (grant: Pick<BonusGrant, 'status'>): boolean => isUntouched(grant) || grant.status === 'active';

/** What one of the introductory bonuses is to the player now. */
export type IntroductoryState = 'used' | 'target' | 'other' | 'open';

type Introductory = Pick<BonusOffer, 'choice' | 'figures'>;

export const codeOf = ({ choice }: Introductory): number => Number(choice['code']);

export const isTarget = (offer: Introductory): boolean => figureOf(offer, 'isTarget') === 1;

/** `other`: it could be chosen if another one were not. */
export const introductoryState = (
  offer: Introductory,
  { offers, used }: { offers: readonly Introductory[]; used: readonly number[] },
): IntroductoryState => {
  if (used.includes(codeOf(offer))) return 'used';
  if (isTarget(offer)) return 'target';
  return offers.some(isTarget) ? 'other' : 'open';
};
