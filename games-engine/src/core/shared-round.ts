import type { RoundEvent, SaltAuthor, SharedBet, SharedLog, StakeAccount, VoidReason } from './define-game.ts';
import type { DrawnLight, DrawTerms, SignedClosing } from './draw/draw-terms.ts';

export { voidReasons, type VoidReason } from './define-game.ts';

/** A shared round begins: its seed is committed to before any bet. `number`: the round's, also its nonce. */
export interface RoundOpened extends RoundEvent {
  type: 'round.opened';
  commitment: string;
  draw?: DrawTerms; // absent: version 1
  number: number;
}

/** A bet that is durable. Amounts are base hundredths as decimal text. */
export interface SharedBetPlaced<Choice extends object = object> extends RoundEvent {
  type: 'bet.placed';
  account: StakeAccount;
  betId: string;
  choice: Choice;
  clientSeed?: string; // version 1
  currencyId: number;
  player: string;
  salt?: string; // version 2
  saltedBy?: SaltAuthor; // version 2
  stakeMinor: string;
}

/** No bet is accepted any more: version 1. */
export interface RoundClosed extends RoundEvent {
  type: 'round.closed';
}

/** No bet is accepted any more: version 2. `signature`: of `closingText`, by the log's key, in base64. */
export interface BettingClosed extends RoundEvent, SignedClosing {
  type: 'betting.closed';
}

/**
 * The draw. Version 1: `entropy` is the bettors' part of it, see entropyOf. Version 2: `beacon` is the public part, null
 * where none takes part; `cosignatures` are lines of witnesses under the closing, made before they could know the outcome.
 */
export interface SharedOutcomeDrawn<Outcome extends object = object> extends RoundEvent, Partial<DrawnLight> {
  type: 'outcome.drawn';
  entropy?: string;
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

/** Events of a shared round, in order. The same for every shared game; only choice and outcome differ. */
export type SharedEvent<Choice extends object = object, Outcome extends object = object> =
  | RoundOpened
  | SharedBetPlaced<Choice>
  | RoundClosed
  | BettingClosed
  | SharedOutcomeDrawn<Outcome>
  | RoundSettled
  | RoundVoided;

// Keys stand in canonical order, so that the fast serialiser applies.

export const roundOpened = (at: number, commitment: string, number: number, draw?: DrawTerms): RoundOpened =>
  draw ? { at, commitment, draw, number, type: 'round.opened' } : { at, commitment, number, type: 'round.opened' };

export const sharedBetPlaced = <Choice extends object>(bet: SharedBet<Choice>): SharedBetPlaced<Choice> => {
  const { account, at, id: betId, choice, clientSeed = '', currencyId, player, salt, saltedBy = 'house' } = bet;
  const stakeMinor = bet.stakeMinor.toString();
  const type = 'bet.placed';
  return salt === undefined
    ? { account, at, betId, choice, clientSeed, currencyId, player, stakeMinor, type }
    : { account, at, betId, choice, currencyId, player, salt, saltedBy, stakeMinor, type };
};

export const roundClosed = (at: number): RoundClosed => ({ at, type: 'round.closed' });

export const bettingClosed = (at: number, { beaconRound, betsHash, signature }: SignedClosing): BettingClosed => ({
  at,
  beaconRound,
  betsHash,
  signature,
  type: 'betting.closed',
});

/** The draw of a round of version 1. */
export const sharedOutcomeDrawn = <Outcome extends object>(
  at: number,
  entropy: string,
  outcome: Outcome,
): SharedOutcomeDrawn<Outcome> => ({ at, entropy, outcome, type: 'outcome.drawn' });

/** The draw of a round of version 2. */
export const outcomeDrawn = <Outcome extends object>(
  at: number,
  { beacon, cosignatures }: DrawnLight,
  outcome: Outcome,
): SharedOutcomeDrawn<Outcome> => ({
  at,
  beacon: beacon && { randomness: beacon.randomness, round: beacon.round, signature: beacon.signature },
  cosignatures,
  outcome,
  type: 'outcome.drawn',
});

export const roundSettled = (at: number, payoutsMinor: readonly bigint[]): RoundSettled => ({
  at,
  payoutsMinor: payoutsMinor.map(String),
  type: 'round.settled',
});

export const roundVoided = (at: number, reason: VoidReason): RoundVoided => ({ at, reason, type: 'round.voided' });

/** A bet as its event says it. */
export const betOfEvent = <Choice extends object>(event: SharedBetPlaced<Choice>): SharedBet<Choice> => {
  const { account, at, betId: id, choice, clientSeed, currencyId, player, salt, saltedBy } = event;
  const bet = { account, at, choice, currencyId, id, player, stakeMinor: BigInt(event.stakeMinor) };
  return salt === undefined
    ? { ...bet, ...(clientSeed !== undefined && { clientSeed }) }
    : { ...bet, salt, ...(saltedBy && { saltedBy }) };
};

/** Parses the events of a finished round; undefined when they are not in the order of one. */
export const readSharedLog = (events: readonly SharedEvent[]): SharedLog<object, object> | undefined => {
  const [opened] = events;
  if (opened?.type !== 'round.opened') return undefined;
  const { at: openedAt, commitment, draw, number } = opened;
  const bets: SharedBet<object>[] = [];
  let at = 1;
  for (let event = events[at]; event?.type === 'bet.placed'; at += 1, event = events[at]) {
    if ((event.salt === undefined) !== (draw === undefined)) return undefined;
    bets.push(betOfEvent(event));
  }
  const end = readEnd(events.slice(at), draw);
  return end && { openedAt, commitment, number, bets, end, ...(draw && { draw }) };
};

type End = SharedLog<object, object>['end'];

const readEnd = (events: readonly SharedEvent[], draw: DrawTerms | undefined): End | undefined => {
  const closed = events[0]?.type === (draw ? 'betting.closed' : 'round.closed') ? events[0] : undefined;
  const [first, second, ...rest] = closed ? events.slice(1) : events;
  if (rest.length > 0) return undefined;
  const closing = closed?.type === 'betting.closed' ? { closing: signedClosing(closed) } : {};
  if (first?.type === 'round.voided' && !second)
    return { kind: 'voided', closedAt: closed?.at, voidedAt: first.at, reason: first.reason, ...closing };
  if (!closed || first?.type !== 'outcome.drawn' || second?.type !== 'round.settled') return undefined;
  const { at: drawnAt, beacon, cosignatures, entropy, outcome } = first;
  if ((entropy === undefined) === (draw === undefined)) return undefined;
  const payoutsMinor = second.payoutsMinor.map(BigInt);
  const end = { kind: 'settled', closedAt: closed.at, drawnAt, settledAt: second.at, outcome, payoutsMinor } as const;
  if (beacon === undefined || cosignatures === undefined) return { ...end, entropy: entropy ?? '' };
  return { ...end, ...closing, light: { beacon, cosignatures } };
};

const signedClosing = ({ beaconRound, betsHash, signature }: BettingClosed): SignedClosing => ({
  beaconRound,
  betsHash,
  signature,
});
