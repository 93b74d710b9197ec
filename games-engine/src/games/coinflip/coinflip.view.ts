import type { FlatState } from '../../core/flat-interpreter.ts';
import type { Due } from '../../core/define-game.ts';
import { dueUnanswered } from '../../core/draw/draw-state.ts';
import type { JsonObject } from '../../core/json.ts';
import type { CoinflipContext } from './coinflip.machine.ts';
import { coinflipPot, coinflipSeats, coinSides } from './coinflip.rules.ts';

/** A room's numeric states on the wire: 3 is a room closed without a flip. */
export const coinflipStates = { waiting: 0, started: 1, finished: 2, closed: 3 } as const;

const numericStates: Readonly<Record<string, number>> = {
  unopened: coinflipStates.waiting,
  waiting: coinflipStates.waiting,
  joined: coinflipStates.started,
  closed: coinflipStates.started,
  flipping: coinflipStates.started,
  finished: coinflipStates.finished,
  voided: coinflipStates.closed,
};

const contextOf = (state: FlatState): CoinflipContext => state.context as CoinflipContext;

/** When the coin lands, ms since epoch; null before it is in the air. */
const landsAt = ({ drawnAt, config }: CoinflipContext): number | null =>
  drawnAt === null ? null : drawnAt + config.flipMs;

/** The tickets of each seat, first and last, 1 … pot; null for a seat that is free. */
export const ticketRanges = ({ bets }: Pick<CoinflipContext, 'bets'>): JsonObject => {
  let taken = 0;
  const ranges = coinflipSeats.map((seat, index) => {
    const bet = bets[index];
    if (!bet) return [seat, null];
    const low = taken + 1;
    taken += Number(bet.stakeMinor);
    return [seat, { range_low: low, range_top: taken }];
  });
  return Object.fromEntries(ranges) as JsonObject;
};

/** A room's public fields. Amounts are base hundredths; players are public ids; `expire`: when the coin lands. */
export const coinflipView = (state: FlatState): JsonObject => {
  const context = contextOf(state);
  const { bets, outcome, commitment } = context;
  const winner = outcome && bets[coinflipSeats.indexOf(outcome.winner)];
  const holders = coinSides.map((side) => [side, bets.find(({ choice }) => choice.side === side)?.player ?? null]);
  return {
    state: numericStates[state.value] ?? coinflipStates.waiting,
    bank: Number(coinflipPot(bets)),
    bet: Number(bets[0]?.stakeMinor ?? 0),
    expire: landsAt(context),
    hash: commitment,
    side: outcome?.side ?? null,
    sides: Object.fromEntries(holders) as JsonObject,
    ticket: outcome?.ticket ?? null,
    tickets: ticketRanges(context),
    winner: winner?.player ?? null,
  };
};

/** Next event of a room by itself: closes once it is full, settles when the coin has landed, leaves the lobby. */
export const coinflipDue = (state: FlatState): Due | undefined => {
  const context = contextOf(state);
  switch (state.value) {
    case 'joined':
      return { at: context.at, what: 'close' };
    case 'closed':
      return dueUnanswered(context);
    case 'flipping':
      return { at: landsAt(context) ?? context.at, what: 'settle' };
    case 'finished':
      return { at: context.at + context.config.resultMs, what: 'end' };
    case 'voided':
      return { at: context.at, what: 'end' };
  }
  return undefined;
};
