import { z } from 'zod';
import type { SharedBet } from '../../core/define-game.ts';
import { fraction, ZERO, type Fraction } from '../../core/fraction.ts';
import { logName, memberNames } from '../../core/log-shape.ts';
import { maxStakeWithin, potRoom } from '../../core/payout-cap.ts';
import { shownParts } from '../../core/shown-parts.ts';
import type { IntSource } from '../../core/stream.ts';
import type { ClassicConfig } from './classic.config.ts';

export const classicChoiceSchema = z.strictObject({});

/** There is nothing to choose but the stake. */
export type ClassicChoice = z.infer<typeof classicChoiceSchema>;

/** The choice that a value is, as `classicChoiceSchema` takes it. */
export const readClassicChoice = (value: unknown): ClassicChoice | undefined =>
  memberNames(value)?.length === 0 ? {} : undefined;

export const classicOutcomeSchema = z.strictObject({
  betId: logName,
  player: logName,
  ticket: z.int().min(1),
});

/** Drawn ticket. ticket: 1 … all tickets; betId: the bet that holds it; player: whose bet it is. */
export type ClassicOutcome = z.infer<typeof classicOutcomeSchema>;

/** The codes with which classic refuses or answers, and what each means. */
export const classicErrors = {
  0: 'not signed in',
  1: 'the bet cannot be taken: USDIC is not staked in this game',
  2: 'the stake is below the minimum; the limit is appended',
  3: 'the player has placed as many bets as one may in a round',
  4: 'the player has bets in another currency in this round',
  5: 'the round takes no bets now: wait for its end',
  6: 'insufficient funds',
  7: 'the round is lost: an answer, not a refusal',
  500: 'the currency cannot be used in this game',
  MAX_BET: 'the stake is above the maximum; the limit is appended',
  WAIT_CANCEL_ROUND: 'the game is switched off',
} as const;

/** A code with which classic refuses or answers. */
export type ClassicCode = keyof typeof classicErrors;

/** Stake that gives tickets. stakeMinor: base hundredths. */
export interface ClassicStake {
  readonly stakeMinor: bigint | string;
}

/** All stakes in base hundredths. There is one ticket for each hundredth. */
export const classicPot = (bets: readonly ClassicStake[]): bigint =>
  bets.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

const PPM = 1_000_000n;

/** Payment of the winner: the pot less the commission, floored. Base hundredths. */
export const classicWinPayout = ({ commissionPpm }: ClassicConfig, potMinor: bigint): bigint =>
  (potMinor * (PPM - BigInt(commissionPpm))) / PPM;

/** The place of the bet that holds a ticket: tickets are numbered from 1 in the order of the bets. −1: nobody does. */
export const holderOfTicket = (bets: readonly ClassicStake[], ticket: number): number => {
  if (!Number.isSafeInteger(ticket) || ticket < 1) return -1;
  let left = BigInt(ticket);
  return bets.findIndex(({ stakeMinor }) => (left -= BigInt(stakeMinor)) <= 0n);
};

/** Draws the winning ticket: 1 + int(all tickets). Throws RangeError without a bet. */
export const drawClassic = (
  source: IntSource,
  _config: ClassicConfig,
  bets: readonly SharedBet<ClassicChoice>[],
): ClassicOutcome => {
  const ticket = 1 + source.int(Number(classicPot(bets)));
  const holder = bets[holderOfTicket(bets, ticket)];
  if (!holder) throw new RangeError(`ticket ${ticket} is nobody's: the pot is ${classicPot(bets)}`);
  return { betId: holder.id, player: holder.player, ticket };
};

/** Payout of each bet, in the order of the bets: the pot less the commission to the winning one, else nothing. */
export const classicPayouts = (
  config: ClassicConfig,
  bets: readonly ClassicStake[],
  { ticket }: Pick<ClassicOutcome, 'ticket'>,
): bigint[] => {
  const payoutMinor = classicWinPayout(config, classicPot(bets));
  const holder = holderOfTicket(bets, ticket);
  return bets.map((_, index) => (index === holder ? payoutMinor : 0n));
};

/**
 * Multiplier of each stake by a draw: the pot less the commission over the winning bet's stake, and zero for the rest.
 */
export const classicMultipliers = (
  { commissionPpm }: ClassicConfig,
  bets: readonly (ClassicStake & { readonly id: string })[],
  { betId }: Pick<ClassicOutcome, 'betId'>,
): Fraction[] => {
  const paid = classicPot(bets) * (PPM - BigInt(commissionPpm));
  return bets.map(({ id, stakeMinor }) => (id === betId ? fraction(paid, BigInt(stakeMinor) * PPM) : ZERO));
};

/** A player's bets in a round so far. */
interface Placed {
  readonly player: string;
  readonly currencyId: number;
}

/** A bet as the rules judge it. */
export type ClassicBetAsked = ClassicStake & Placed;

const USDIC_ID = 7; // the currency's id in the catalogue

/** The greatest stake that the pot has room for, base hundredths. */
export const classicMaxStake = (config: ClassicConfig, potMinor: bigint): bigint =>
  maxStakeWithin(config, potRoom(config, potMinor));

/**
 * The code that refuses a bet whatever the round's state, or undefined when the rules accept it after these bets.
 * `potMinor`: all stakes so far.
 */
export const classicBetRefusal = (
  config: ClassicConfig,
  bets: readonly Placed[],
  bet: ClassicBetAsked,
  potMinor: bigint,
): ClassicCode | undefined => {
  if (!config.enabled) return 'WAIT_CANCEL_ROUND';
  if (bet.currencyId === USDIC_ID) return 1;
  const ownBets = bets.filter(({ player }) => player === bet.player);
  if (ownBets.some(({ currencyId }) => currencyId !== bet.currencyId)) return 4;
  if (ownBets.length >= config.maxBetsPerPlayer) return 3;
  const stakeMinor = BigInt(bet.stakeMinor);
  if (stakeMinor < BigInt(config.minStakeMinor)) return 2;
  return stakeMinor > classicMaxStake(config, potMinor) ? 'MAX_BET' : undefined;
};

/** A bet as its player's share is made of. */
export interface ClassicShareBet extends ClassicStake {
  readonly betId: string;
  readonly player: string;
}

/** The tickets of one bet, first and last. */
export interface ClassicTickets {
  betId: string;
  from: number;
  to: number;
}

/** One player's share of a round. */
export interface ClassicShare {
  player: string; // public id
  stakeMinor: bigint; // all stakes of the player, base hundredths: as many tickets
  tickets: readonly ClassicTickets[]; // by bet, in order
  chance: number; // to win, in hundredths of a percent: those of a round sum to 10,000
}

/** Shares of all players, in the order of their first bets. Ticket numbers are from 1 to the pot in hundredths. */
export const classicShares = (bets: readonly ClassicShareBet[]): ClassicShare[] => {
  const held = new Map<string, { stakeMinor: bigint; tickets: ClassicTickets[] }>();
  let potMinor = 0n;
  for (const { betId, player, stakeMinor } of bets) {
    const stake = BigInt(stakeMinor);
    const tickets = { betId, from: Number(potMinor) + 1, to: Number(potMinor + stake) };
    potMinor += stake;
    const shares = held.get(player);
    held.set(player, {
      stakeMinor: (shares?.stakeMinor ?? 0n) + stake,
      tickets: shares ? [...shares.tickets, tickets] : [tickets],
    });
  }
  const players = [...held];
  const chances = shownParts(players.map(([, { stakeMinor }]) => stakeMinor));
  return players.map(([player, { stakeMinor, tickets }], at) => ({
    player,
    stakeMinor,
    tickets,
    chance: chances[at] ?? 0,
  }));
};
