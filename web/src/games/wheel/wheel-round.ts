import { wheelDefaultConfig, type WheelContext } from 'games-engine/wheel';
import type { PastRound } from 'server/contract';
import { lightOf } from '../../core/game-kit/light/light.ts';
import type { SharedSnapshot } from '../../core/game-kit/use-shared-round.ts';
import { pulsesOf, sceneDraw, startSegment, type SceneRound } from './wheel-frame.ts';
import { pastOutcome } from './wheel-verify.ts';

/** What a round looks like before it is loaded. */
const blank: SceneRound = {
  id: '',
  hash: '',
  segments: wheelDefaultConfig.segments,
  multipliers: wheelDefaultConfig.multipliers,
  from: 0,
  draw: undefined,
  light: undefined,
  pulses: [],
};

/** The segment where the wheel stopped last; undefined when no round that is known was drawn. */
export const lastSegment = (before: readonly PastRound[]): number | undefined =>
  before.map(pastOutcome).find((outcome) => outcome !== undefined)?.segment;

interface Told {
  roundId: string | undefined;
  snapshot: SharedSnapshot<WheelContext> | undefined;
  before: readonly PastRound[];
  player: string | undefined; // whose own result counts
  quick: boolean; // turbo is on
}

/** The round in play as the scene shows it. */
export const sceneRound = ({ roundId, snapshot, before, player, quick }: Told): SceneRound => {
  if (roundId === undefined || !snapshot) return blank;
  const { context } = snapshot;
  return {
    id: roundId,
    hash: context.commitment,
    segments: context.config.segments,
    multipliers: context.config.multipliers,
    from: startSegment(roundId, lastSegment(before)),
    draw: sceneDraw(context, player, quick),
    light: lightOf(snapshot)?.scene,
    pulses: pulsesOf(context),
  };
};
