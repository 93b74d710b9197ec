import type { DrawState } from './draw/draw-state.ts';
import type {
  BettingClosed,
  RoundClosed,
  RoundOpened,
  RoundSettled,
  RoundVoided,
  SharedBetPlaced,
  SharedEvent,
  VoidReason,
} from './shared-round.ts';

// Parts of the machines of battle, classic, coinflip and the wheel; their guards are draw/draw-guards.ts.

/** A bet of a shared round as every viewer is told of it. */
export type PublicBetPlaced<Choice extends object> = Omit<
  SharedBetPlaced<Choice>,
  'account' | 'clientSeed' | 'salt' | 'saltedBy'
>;

/** The public part of a bet. Amounts are base hundredths as decimal text. */
export type PublicBet<Choice extends object> = Omit<PublicBetPlaced<Choice>, 'type'>;

/** Events of a shared round as every viewer is told of them, in order. */
export type PublicEvent<Choice extends object, Outcome extends object> =
  | Exclude<SharedEvent<Choice, Outcome>, { type: 'bet.placed' }>
  | PublicBetPlaced<Choice>;

/** A shared round as everyone may see it. Plain JSON, nothing secret. */
export interface RoundContext<Config, Choice extends object, Outcome extends object> extends DrawState {
  at: number; // time of the last event: events never go back
  bets: readonly PublicBet<Choice>[]; // in order of acceptance
  commitment: string; // empty before the round is open
  config: Config;
  drawnAt: number | null;
  number: number; // the round's; 0 before it is open
  outcome: Outcome | null;
}

/** The same for a game with a time for bets. */
export interface TimedContext<Config, Choice extends object, Outcome extends object> extends RoundContext<
  Config,
  Choice,
  Outcome
> {
  expireAt: number | null; // end of the time for bets; null while it does not run
  payoutsMinor: readonly string[]; // payout of each bet by the rules, known from the draw on
  voidReason: VoidReason | null;
}

interface On<Event> {
  event: Event;
}

type Opening = Pick<RoundContext<object, object, object>, 'at' | 'commitment' | 'draw' | 'number'>;

/** Opens a round: its commitment, number and terms of the draw. */
export const openRound = ({ event }: On<RoundOpened>): Opening => ({
  at: event.at,
  commitment: event.commitment,
  draw: event.draw ?? null,
  number: event.number,
});

/** Ends the time for bets. */
export const closeRound = ({ event }: On<RoundClosed | BettingClosed>): { at: number } => ({ at: event.at });

/** Pays a round: its payouts are known from the draw on. */
export const settleRound = ({ event }: On<RoundSettled>): { at: number } => ({ at: event.at });

/** Ends a round of a game with a time for bets without a draw. */
export const voidRound = ({ event }: On<RoundVoided>): { at: number; voidReason: VoidReason } => ({
  at: event.at,
  voidReason: event.reason,
});
