import type {
  BettingClosed,
  RoundClosed,
  RoundOpened,
  RoundSettled,
  RoundVoided,
  SharedOutcomeDrawn,
} from '../shared-round.ts';
import { isTooLate, waitsUntil, type DrawContext } from './draw-state.ts';

// Guards that the machines of all shared games share, under both versions of the draw.

interface On<Context, Event> {
  context: Context;
  event: Event;
}

type OnDraw<Event> = On<DrawContext, Event>;

/** True when an event does not go back in time. */
export const inOrder = ({ context, event }: On<{ at: number }, { at: number }>): boolean => event.at >= context.at;

/** True when the time for bets is over. Without an end it does not run. */
export const isExpired = ({ expireAt }: { expireAt: number | null }, at: number): boolean =>
  expireAt !== null && at >= expireAt;

/** True when a round opens on the terms of its config. */
export const isOpening = ({ context, event }: OnDraw<RoundOpened>): boolean => {
  const { draw } = context.config;
  if (!inOrder({ context, event })) return false;
  if (draw === undefined || event.draw === undefined) return draw === event.draw;
  return event.draw.mode === draw.mode && (event.draw.beacon !== null) === (draw.mode === 'beacon');
};

/** True when a round of version 1 closes. */
export const closesUnsigned = ({ context, event }: OnDraw<RoundClosed>): boolean =>
  inOrder({ context, event }) && context.draw === null;

/** True when a round of version 2 closes for the beacon's announced round, and long enough before it. */
export const closesSigned = ({ context, event }: OnDraw<BettingClosed>): boolean =>
  inOrder({ context, event }) &&
  context.draw !== null &&
  event.beaconRound === (context.beaconDate?.round ?? null) &&
  !isTooLate(context, event.at);

interface Timed {
  expireAt: number | null; // when the time for bets is over
}

/** The same for a game with a time for bets: only when it is over. */
export const closesUnsignedInTime = ({ context, event }: On<DrawContext & Timed, RoundClosed>): boolean =>
  isExpired(context, event.at) && closesUnsigned({ context, event });

/** The same for a game with a time for bets: only when it is over. */
export const closesSignedInTime = ({ context, event }: On<DrawContext & Timed, BettingClosed>): boolean =>
  isExpired(context, event.at) && closesSigned({ context, event });

/** True when a draw brings the announced round of its beacon, not before its time. */
export const bringsLight = ({ context, event }: OnDraw<SharedOutcomeDrawn>): boolean => {
  const { beaconDate, draw } = context;
  if (!inOrder({ context, event })) return false;
  if (draw === null) return event.beacon === undefined;
  if (beaconDate === null) return event.beacon === null;
  return event.beacon?.round === beaconDate.round && event.at >= beaconDate.at;
};

/** True when the house's own absence ends a round. */
export const wasInterrupted = ({ context, event }: On<{ at: number }, RoundVoided>): boolean =>
  inOrder({ context, event }) && event.reason === 'interrupted';

/**
 * True when a round is void that should have closed: by the house's own absence, or because nobody closed it while the
 * beacon's round was still unknown.
 */
export const isBrokenOff = ({ context, event }: OnDraw<RoundVoided>): boolean =>
  wasInterrupted({ context, event }) ||
  (inOrder({ context, event }) && event.reason === 'late' && isTooLate(context, event.at));

/**
 * True when a closed round is void. Version 2: only because its source has not answered in all its time: a house that
 * could end it otherwise could do so when the light is known and unwelcome.
 */
export const isGivenUp = ({ context, event }: OnDraw<RoundVoided>): boolean => {
  if (context.draw === null) return wasInterrupted({ context, event });
  const until = waitsUntil(context);
  return inOrder({ context, event }) && event.reason === 'unanswered' && until !== undefined && event.at >= until;
};

interface Drawn {
  at: number;
  drawnAt: number | null;
  payoutsMinor: readonly string[] | null; // payout of each bet by the rules
}

/** True when a drawn round pays by the rules, once the result was shown for so long. */
export const paysAfter = ({ context, event }: On<Drawn, RoundSettled>, shownMs: number): boolean =>
  inOrder({ context, event }) &&
  event.at >= (context.drawnAt ?? 0) + shownMs &&
  event.payoutsMinor.length === context.payoutsMinor?.length &&
  event.payoutsMinor.every((payout, index) => payout === context.payoutsMinor?.[index]);
