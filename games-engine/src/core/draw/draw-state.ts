import { beaconTimeMs, firstBeaconRoundAt } from '../beacon/beacon-chain.ts';
import type { Due } from '../define-game.ts';
import type { BettingClosed, RoundClosed, RoundOpened, RoundVoided, SharedOutcomeDrawn } from '../shared-round.ts';
import { MIN_MARGIN_MS, type DrawConfig } from './draw-config.ts';
import type { DrawTerms } from './draw-terms.ts';

/** A round of the beacon and when it may first be known, ms since epoch. */
export interface BeaconDate {
  at: number;
  round: number;
}

/** What every shared game's context holds of its draw. */
export interface DrawState {
  beaconDate: BeaconDate | null; // announced when the countdown starts; it never moves
  draw: DrawTerms | null; // null: a round of version 1
}

/** What a shared game's state says of its draw. */
export const drawIn = ({ context }: { readonly context: object }): DrawState => context as DrawState;

export const noDraw: DrawState = { beaconDate: null, draw: null };

interface Context extends DrawState {
  at: number;
  config: { draw?: DrawConfig | undefined };
}

interface On<Event> {
  context: Context;
  event: Event;
}

/** Whether a round opens on the terms of its config. */
export const opensOnTerms = ({ context, event }: On<RoundOpened>): boolean => {
  const { draw } = context.config;
  if (draw === undefined || event.draw === undefined) return draw === event.draw;
  return event.draw.mode === draw.mode && (event.draw.beacon !== null) === (draw.mode === 'beacon');
};

/** The beacon's round for a betting that ends at a time: the first one a margin later. */
export const announceBeacon = ({ draw, config }: Context, closesAt: number): BeaconDate | null => {
  if (!draw?.beacon || !config.draw) return null;
  const round = firstBeaconRoundAt(draw.beacon, closesAt + config.draw.marginMs);
  return { at: beaconTimeMs(draw.beacon, round), round };
};

const isTooLate = ({ beaconDate }: DrawState, at: number): boolean =>
  beaconDate !== null && at + MIN_MARGIN_MS > beaconDate.at;

/** Whether a round of version 1 closes. */
export const closesUnsigned = ({ context }: On<RoundClosed>): boolean => context.draw === null;

/** Whether betting closes for the beacon's round that was announced, and long enough before it. */
export const closesAsAnnounced = ({ context, event }: On<BettingClosed>): boolean =>
  context.draw !== null && event.beaconRound === (context.beaconDate?.round ?? null) && !isTooLate(context, event.at);

/** Whether a draw brings what the round waits for: the announced round of its beacon, not before its time. */
export const bringsLight = ({ context, event }: On<SharedOutcomeDrawn>): boolean => {
  const { beaconDate, draw } = context;
  if (draw === null) return event.beacon === undefined;
  if (beaconDate === null) return event.beacon === null;
  return event.beacon?.round === beaconDate.round && event.at >= beaconDate.at;
};

/** Until when a closed round waits for its source: ms since epoch; undefined where it needs none. */
const waitsUntil = ({ at, beaconDate, config, draw }: Context): number | undefined =>
  draw === null || draw.mode === 'chain' ? undefined : (beaconDate?.at ?? at) + (config.draw?.waitMs ?? 0);

/** What a closed round does by itself: it is void when its source has not answered in time. */
export const dueUnanswered = (context: Context): Due | undefined => {
  const at = waitsUntil(context);
  return at === undefined ? undefined : { at, what: 'void', reason: 'unanswered' };
};

/** Whether a round is void because its source did not answer in time. */
export const isUnanswered = ({ context, event }: On<RoundVoided>): boolean => {
  const until = waitsUntil(context);
  return event.reason === 'unanswered' && until !== undefined && event.at >= until;
};

/** Whether a round is void because nobody closed it while the beacon's round was still unknown. */
export const isClosedLate = ({ context, event }: On<RoundVoided>): boolean =>
  event.reason === 'late' && isTooLate(context, event.at);
