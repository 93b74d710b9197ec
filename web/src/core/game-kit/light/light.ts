import type { RoundCommitment } from '../../games/web-game.ts';
import { drawIn, quicknet, type DrawMode, type DrawState, type VoidReason } from 'games-engine';

/** Light of a scene while a closed round waits for its beacon. Server times, ms. */
export interface SceneLight {
  since: number; // when betting closed
  at: number; // when the beacon's round may first be known
}

/** Draw of a round beside its seed, as far as it is known. */
export interface Light {
  mode: DrawMode;
  round: number | undefined; // round of the beacon; undefined until the countdown starts and where none takes part
  isSimulated: boolean;
  waits: boolean; // betting is closed, the source has not answered
  scene: SceneLight | undefined; // while it waits for a beacon
}

interface Snapshot {
  readonly value: string;
  readonly context: object;
}

interface LitContext extends DrawState {
  readonly at: number;
}

/** The light of a shared round; undefined for version 1. */
export const lightOf = (snapshot: Snapshot): Light | undefined => {
  const { beaconDate, draw } = drawIn(snapshot);
  if (!draw) return undefined;
  const waits = snapshot.value === 'closed' && draw.mode !== 'chain';
  return {
    mode: draw.mode,
    round: beaconDate?.round,
    isSimulated: draw.beacon !== null && draw.beacon.publicKey !== quicknet.publicKey,
    waits,
    scene: waits && beaconDate ? { since: (snapshot.context as LitContext).at, at: beaconDate.at } : undefined,
  };
};

/** The part of a round in play that the shield's panel shows. */
export const commitmentOf = (
  { hash, number }: Pick<RoundCommitment, 'hash' | 'number'>,
  snapshot: Snapshot | undefined,
): RoundCommitment => {
  const light = snapshot && lightOf(snapshot);
  const isLit = light?.mode === 'beacon';
  return { hash, number, isLit, beaconRound: light?.round, isSimulated: isLit && light.isSimulated };
};

/** Reasons to void a round that have to do with its light. */
const lightReasons = ['late', 'unanswered'] as const satisfies readonly VoidReason[];
type LightReason = (typeof lightReasons)[number];

/** The reason if it is one of the light's. */
export const lightReason = (reason: VoidReason | null): LightReason | undefined =>
  lightReasons.find((each) => each === reason);
