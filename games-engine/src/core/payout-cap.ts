import { z } from 'zod';
import { fraction, type Fraction } from './fraction.ts';

/** The greatest cap: more than any bank holds. */
const MAX_CAP_MINOR = 10_000_000_000_000;

const amount = z.int().min(1).max(MAX_CAP_MINOR);

/** The part of a config that says what a game pays at most. A config without it pays without limit. */
export const payoutCapSchema = z
  .strictObject({
    betMinor: amount.describe('The most that one bet is paid, base hundredths'),
    roundMinor: amount.describe('The most that all bets of a round are paid together, base hundredths'),
  })
  .refine(({ betMinor, roundMinor }) => betMinor <= roundMinor, {
    message: 'one bet is not paid more than all bets of its round together',
    path: ['betMinor'],
  });

/** Highest payout of a bet and of a round, base hundredths. */
export type PayoutCap = z.infer<typeof payoutCapSchema>;

/** Ten million base units for a bet and for a round. */
export const defaultPayoutCap: PayoutCap = { betMinor: 1_000_000_000, roundMinor: 1_000_000_000 };

/** A config that may have a cap. */
export interface Capped {
  readonly payoutCap?: PayoutCap;
}

/** The most that one bet is paid, base hundredths; undefined without a cap. */
export const betCapOf = ({ payoutCap }: Capped): bigint | undefined => payoutCap && BigInt(payoutCap.betMinor);

/** A payout as it is paid: never above the cap. Base hundredths. */
export const capPayout = ({ payoutCap }: Capped, payoutMinor: bigint): bigint =>
  payoutCap && payoutMinor > payoutCap.betMinor ? BigInt(payoutCap.betMinor) : payoutMinor;

/** Multiplier of a stake once its payout is capped: the multiplier, or cap / stake where that is less. */
export const capMultiplier = (config: Capped, stakeMinor: bigint, multiplier: Fraction): Fraction => {
  const capMinor = betCapOf(config);
  if (capMinor === undefined || multiplier.num * stakeMinor <= capMinor * multiplier.den) return multiplier;
  return fraction(capMinor, stakeMinor);
};

/** True when a payout before the cap reaches it: a player has nothing left to win then. */
export const reachesCap = ({ payoutCap }: Capped, payoutMinor: bigint): boolean =>
  payoutCap !== undefined && payoutMinor >= payoutCap.betMinor;

/**
 * Rest up to the cap of a round's payouts, base hundredths; undefined without a cap. Below 0 it is 0. A bet that would
 * take the round beyond its cap is refused, so that no accepted bet is paid less because of others.
 */
export const roundRoom = ({ payoutCap }: Capped, payableMinor: bigint): bigint | undefined => {
  if (!payoutCap) return undefined;
  const room = BigInt(payoutCap.roundMinor) - payableMinor;
  return room > 0n ? room : 0n;
};

/**
 * Rest up to the cap of a pot that one of its bettors can win, base hundredths; undefined without a cap. A pot keeps to
 * the cap of a bet, so that a winner is always paid out of the stakes in full.
 */
export const potRoom = ({ payoutCap }: Capped, potMinor: bigint): bigint | undefined =>
  payoutCap && roundRoom({ payoutCap: { ...payoutCap, roundMinor: payoutCap.betMinor } }, potMinor);

/** The greatest stake whose payout, floored, keeps to the cap: above it a bet returns less and less. Undefined: none. */
export const maxUncapped = (config: Capped, { num, den }: Fraction): bigint | undefined => {
  const capMinor = betCapOf(config);
  return capMinor === undefined || num === 0n ? undefined : ((capMinor + 1n) * den - 1n) / num;
};

/** The greatest stake while so much may be added: the config's, or what room is left. Base hundredths. */
export const maxStakeWithin = (
  { maxStakeMinor }: { readonly maxStakeMinor: number },
  room: bigint | undefined,
): bigint => (room !== undefined && room < BigInt(maxStakeMinor) ? room : BigInt(maxStakeMinor));
