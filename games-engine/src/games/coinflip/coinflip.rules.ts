import { z } from 'zod';
import { onlyMember } from '../../core/log-shape.ts';
import { fraction, ZERO, type Fraction } from '../../core/fraction.ts';
import { maxStakeWithin, potRoom } from '../../core/payout-cap.ts';
import type { IntSource } from '../../core/stream.ts';
import type { CoinflipConfig } from './coinflip.config.ts';

/** The two faces of the coin. */
export const coinSides = ['heads', 'tails'] as const;
export type CoinSide = (typeof coinSides)[number];

/** Seats of a room: the creator's bet is the first. */
export const coinflipSeats = ['creator', 'joiner'] as const;
export type CoinflipSeat = (typeof coinflipSeats)[number];

export const coinflipChoiceSchema = z.strictObject({ side: z.enum(coinSides) });

/** The face a bettor holds. */
export type CoinflipChoice = z.infer<typeof coinflipChoiceSchema>;

/** The choice that a value is, as `coinflipChoiceSchema` takes it. */
export const readCoinflipChoice = (value: unknown): CoinflipChoice | undefined => {
  const member = onlyMember(value, 'side');
  const side = coinSides.find((each) => each === member);
  return side && { side };
};

export const coinflipOutcomeSchema = z.strictObject({
  side: z.enum(coinSides),
  ticket: z.int().min(1),
  winner: z.enum(coinflipSeats),
});

/** Drawn ticket. ticket: 1 … pot in hundredths; winner: whose half it lies in; side: the face that winner holds. */
export type CoinflipOutcome = z.infer<typeof coinflipOutcomeSchema>;

/** The codes with which coinflip refuses or answers, and what each means. */
export const coinflipErrors = {
  0: 'not signed in',
  1: 'insufficient funds',
  2: 'real money of two different people only: not from the bonus or USDIC account, not in a room of one’s own',
  3: 'the bet is placed already: by this player, or on this side',
  4: 'the game has started: both sides are taken',
  5: 'the stake is above the maximum, or above the room’s stake; the limit is appended',
  6: 'the stake is below the minimum, or below the room’s stake; the limit is appended',
  7: 'there is no such game',
  8: 'the game is finished',
  500: 'the currency cannot be used in this game',
  WAIT_CANCEL_ROUND: 'the game is switched off',
} as const;

/** Fields of a bet that the rules look at. stakeMinor: base hundredths. */
export interface CoinflipStake {
  readonly player: string;
  readonly choice: CoinflipChoice;
  readonly stakeMinor: bigint | string;
}

/** The other face. */
export const otherSide = (side: CoinSide): CoinSide => (side === 'heads' ? 'tails' : 'heads');

/** The pot: all stakes, in base hundredths. There are as many tickets. */
export const coinflipPot = (bets: readonly CoinflipStake[]): bigint =>
  bets.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

/** Payment of the winner: the pot less the commission, floored. Base hundredths. */
export const winnerPayout = (config: CoinflipConfig, potMinor: bigint): bigint =>
  (potMinor * BigInt(1_000_000 - config.commissionPpm)) / 1_000_000n;

/** The outcome that a ticket means: the creator holds tickets 1 … stake, the joiner the rest. */
export const outcomeOfTicket = (bets: readonly CoinflipStake[], ticket: number): CoinflipOutcome => {
  const [creator, joiner] = bets;
  if (!creator || !joiner) throw new RangeError(`a flip needs two bets, got ${bets.length}`);
  const creatorWins = BigInt(ticket) <= BigInt(creator.stakeMinor);
  const { side } = (creatorWins ? creator : joiner).choice;
  return { side, ticket, winner: creatorWins ? 'creator' : 'joiner' };
};

/** Draws the winning ticket: 1 + int(total tickets). */
export const drawCoinflip = (
  source: IntSource,
  _config: CoinflipConfig,
  bets: readonly CoinflipStake[],
): CoinflipOutcome => outcomeOfTicket(bets, 1 + source.int(Number(coinflipPot(bets))));

/** Payout of each bet, creator first: the pot less the commission to the winner, nothing to the other. */
export const coinflipPayouts = (
  config: CoinflipConfig,
  bets: readonly CoinflipStake[],
  outcome: CoinflipOutcome,
): bigint[] => {
  const winner = coinflipSeats.indexOf(outcome.winner);
  const payoutMinor = winnerPayout(config, coinflipPot(bets));
  return bets.map((_, seat) => (seat === winner ? payoutMinor : 0n));
};

/** Multiplier of each stake by a flip: the pot less the commission over the winner's stake, and zero for the other. */
export const coinflipMultipliers = (
  { commissionPpm }: CoinflipConfig,
  bets: readonly CoinflipStake[],
  { side }: Pick<CoinflipOutcome, 'side'>,
): Fraction[] => {
  const paid = coinflipPot(bets) * BigInt(1_000_000 - commissionPpm);
  return bets.map(({ choice, stakeMinor }) =>
    choice.side === side ? fraction(paid, BigInt(stakeMinor) * 1_000_000n) : ZERO,
  );
};

/** The greatest stake of a room, base hundredths: both bettors stake it, and together they keep to the cap. */
export const coinflipMaxStake = (config: CoinflipConfig): bigint => {
  const room = potRoom(config, 0n);
  return maxStakeWithin(config, room && room / 2n);
};

/** The code that refuses the bet which opens a room, or undefined when the rules accept it. */
const creatorRefusal = (config: CoinflipConfig, stakeMinor: bigint): keyof typeof coinflipErrors | undefined => {
  if (stakeMinor < BigInt(config.minStakeMinor)) return 6;
  return stakeMinor > coinflipMaxStake(config) ? 5 : undefined;
};

/** The same for the bet that joins it: another person, the other side, exactly the creator's stake. */
const joinerRefusal = (creator: CoinflipStake, bet: CoinflipStake): keyof typeof coinflipErrors | undefined => {
  if (bet.player === creator.player) return 2;
  if (bet.choice.side === creator.choice.side) return 3;
  const [asked, joinerStake] = [BigInt(creator.stakeMinor), BigInt(bet.stakeMinor)];
  return joinerStake < asked ? 6 : joinerStake > asked ? 5 : undefined;
};

/** The code that refuses a bet in a room that still waits, or undefined when the rules accept it. */
export const coinflipRefusal = (
  config: CoinflipConfig,
  bets: readonly CoinflipStake[],
  bet: CoinflipStake,
): keyof typeof coinflipErrors | undefined => {
  if (!config.enabled) return 'WAIT_CANCEL_ROUND';
  const [creator, joiner] = bets;
  if (joiner) return bets.some(({ player }) => player === bet.player) ? 3 : 4;
  return creator ? joinerRefusal(creator, bet) : creatorRefusal(config, BigInt(bet.stakeMinor));
};
