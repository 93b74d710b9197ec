import { z } from 'zod';
import {
  stakeAccounts,
  voidReasons,
  type AnySharedGame,
  type RoundEvent,
  type SharedBet,
  type SharedLog,
  type StakeAccount,
  type VoidReason,
} from './define-game.ts';
import { logAmount, logCount, logHash, logName } from './log-shape.ts';

export { voidReasons, type VoidReason } from './define-game.ts';

/** A shared round begins: its seed is committed to before any bet. `number`: the round's, also its nonce. */
export interface RoundOpened extends RoundEvent {
  type: 'round.opened';
  commitment: string;
  number: number;
}

/** A bet that is durable. Amounts are base hundredths as decimal text. */
export interface SharedBetPlaced<Choice extends object = object> extends RoundEvent {
  type: 'bet.placed';
  account: StakeAccount;
  betId: string;
  choice: Choice;
  clientSeed: string;
  currencyId: number;
  player: string;
  stakeMinor: string;
}

/** No bet is accepted any more. */
export interface RoundClosed extends RoundEvent {
  type: 'round.closed';
}

/** The draw. `entropy` is the bettors' part of it: see entropyOf. */
export interface SharedOutcomeDrawn<Outcome extends object = object> extends RoundEvent {
  type: 'outcome.drawn';
  entropy: string;
  outcome: Outcome;
}

/** Every bet is paid: payouts in the order of the bets. */
export interface RoundSettled extends RoundEvent {
  type: 'round.settled';
  payoutsMinor: readonly string[];
}

/** The round ends without a draw and every stake is returned. `reason`: a word of the house's list. */
export interface RoundVoided extends RoundEvent {
  type: 'round.voided';
  reason: VoidReason;
}

/** What happens to a shared round, in order. The same for every shared game; only choice and outcome differ. */
export type SharedEvent<Choice extends object = object, Outcome extends object = object> =
  | RoundOpened
  | SharedBetPlaced<Choice>
  | RoundClosed
  | SharedOutcomeDrawn<Outcome>
  | RoundSettled
  | RoundVoided;

// Keys stand in canonical order, so that the fast serialiser applies.

export const roundOpened = (at: number, commitment: string, number: number): RoundOpened => ({
  at,
  commitment,
  number,
  type: 'round.opened',
});

export const sharedBetPlaced = <Choice extends object>(bet: SharedBet<Choice>): SharedBetPlaced<Choice> => ({
  account: bet.account,
  at: bet.at,
  betId: bet.id,
  choice: bet.choice,
  clientSeed: bet.clientSeed,
  currencyId: bet.currencyId,
  player: bet.player,
  stakeMinor: bet.stakeMinor.toString(),
  type: 'bet.placed',
});

export const roundClosed = (at: number): RoundClosed => ({ at, type: 'round.closed' });

export const sharedOutcomeDrawn = <Outcome extends object>(
  at: number,
  entropy: string,
  outcome: Outcome,
): SharedOutcomeDrawn<Outcome> => ({ at, entropy, outcome, type: 'outcome.drawn' });

export const roundSettled = (at: number, payoutsMinor: readonly bigint[]): RoundSettled => ({
  at,
  payoutsMinor: payoutsMinor.map(String),
  type: 'round.settled',
});

export const roundVoided = (at: number, reason: VoidReason): RoundVoided => ({ at, reason, type: 'round.voided' });

/** A bet as its event says it. */
export const betOfEvent = <Choice extends object>(event: SharedBetPlaced<Choice>): SharedBet<Choice> => ({
  account: event.account,
  at: event.at,
  choice: event.choice,
  clientSeed: event.clientSeed,
  currencyId: event.currencyId,
  id: event.betId,
  player: event.player,
  stakeMinor: BigInt(event.stakeMinor),
});

/** The shape of a finished shared round's events: opened, bets, then closed, drawn, settled, or voided. */
export const sharedEventSchema = (game: AnySharedGame): z.ZodType<SharedEvent> =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('round.opened'), at: logCount, commitment: logHash, number: logCount }),
    z.strictObject({
      type: z.literal('bet.placed'),
      account: z.enum(stakeAccounts),
      at: logCount,
      betId: logName,
      choice: game.choiceSchema as z.ZodType<object>,
      clientSeed: logName,
      currencyId: logCount,
      player: logName,
      stakeMinor: logAmount,
    }),
    z.strictObject({ type: z.literal('round.closed'), at: logCount }),
    z.strictObject({
      type: z.literal('outcome.drawn'),
      at: logCount,
      entropy: logHash,
      outcome: game.outcomeSchema as z.ZodType<object>,
    }),
    z.strictObject({ type: z.literal('round.settled'), at: logCount, payoutsMinor: z.array(logAmount) }),
    z.strictObject({ type: z.literal('round.voided'), at: logCount, reason: z.enum(voidReasons) }),
  ]);

/** What the events of a finished round say, or undefined when they are not in the order of one. */
export const readSharedLog = (events: readonly SharedEvent[]): SharedLog<object, object> | undefined => {
  const [opened] = events;
  if (opened?.type !== 'round.opened') return undefined;
  const bets: SharedBet<object>[] = [];
  let at = 1;
  for (let event = events[at]; event?.type === 'bet.placed'; at += 1, event = events[at]) bets.push(betOfEvent(event));
  const [first, second, third] = [events[at], events[at + 1], events[at + 2]];
  if (events.length > at + 3) return undefined;
  const { at: openedAt, commitment, number } = opened;
  const log = { openedAt, commitment, number, bets };
  if (first?.type === 'round.voided' && !second)
    return { ...log, end: { kind: 'voided', closedAt: undefined, voidedAt: first.at, reason: first.reason } };
  if (first?.type === 'round.closed' && second?.type === 'round.voided' && !third)
    return { ...log, end: { kind: 'voided', closedAt: first.at, voidedAt: second.at, reason: second.reason } };
  if (first?.type !== 'round.closed' || second?.type !== 'outcome.drawn' || third?.type !== 'round.settled')
    return undefined;
  const { entropy, outcome, at: drawnAt } = second;
  const { at: settledAt } = third;
  const payoutsMinor = third.payoutsMinor.map(BigInt);
  return { ...log, end: { kind: 'settled', closedAt: first.at, drawnAt, settledAt, entropy, outcome, payoutsMinor } };
};
