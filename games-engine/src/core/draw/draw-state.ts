import { beaconTimeMs, firstBeaconRoundAt } from '../beacon/beacon-chain.ts';
import type { Due } from '../define-game.ts';
import { MIN_MARGIN_MS, type DrawConfig } from './draw-config.ts';
import type { DrawTerms } from './draw-terms.ts';

/** A round of the beacon and when it may first be known, ms since epoch. */
export interface BeaconDate {
  at: number;
  round: number;
}

/** Draw in the context of every shared game. */
export interface DrawState {
  beaconDate: BeaconDate | null; // announced when the countdown starts; it never moves
  draw: DrawTerms | null; // null: a round of version 1
}

/** Draw of a shared game's state. */
export const drawIn = ({ context }: { readonly context: object }): DrawState => context as DrawState;

export const noDraw: DrawState = { beaconDate: null, draw: null };

/** Parts of a machine's context that its draw depends on. */
export interface DrawContext extends DrawState {
  at: number; // time of the last event, ms since epoch
  config: { draw?: DrawConfig | undefined };
}

/** The beacon's round for a betting that ends at a time: the first one a margin later. */
export const announceBeacon = ({ draw, config }: DrawContext, closesAt: number): BeaconDate | null => {
  if (!draw?.beacon || !config.draw) return null;
  const round = firstBeaconRoundAt(draw.beacon, closesAt + config.draw.marginMs);
  return { at: beaconTimeMs(draw.beacon, round), round };
};

/** True when it is too late to close: the beacon could be known within the least margin. */
export const isTooLate = ({ beaconDate }: DrawState, at: number): boolean =>
  beaconDate !== null && at + MIN_MARGIN_MS > beaconDate.at;

/** Until when a closed round waits for its source: ms since epoch; undefined where it needs none. */
export const waitsUntil = ({ at, beaconDate, config, draw }: DrawContext): number | undefined =>
  draw === null || draw.mode === 'chain' ? undefined : (beaconDate?.at ?? at) + (config.draw?.waitMs ?? 0);

/** Event of a closed round by itself: it is void when its source has not answered in time. */
export const dueUnanswered = (context: DrawContext): Due | undefined => {
  const at = waitsUntil(context);
  return at === undefined ? undefined : { at, what: 'void', reason: 'unanswered' };
};
