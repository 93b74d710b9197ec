import { sha256Hex } from '#digest';
import { sampleKey, signAsSample } from '../audit/sample-log.ts';
import { beaconRandomness, type BeaconRound } from '../core/beacon/beacon-chain.ts';
import { beaconKeyOf, type BeaconKey } from '../core/beacon/beacon-key.ts';
import type { AnySharedGame, SharedBet } from '../core/define-game.ts';
import { betsHashOf, drawSeedOf } from '../core/draw/bets-hash.ts';
import { closingText, signText } from '../core/draw/closing.ts';
import type { DrawState } from '../core/draw/draw-state.ts';
import type { DrawnBeacon, DrawnLight, DrawTerms, SignedClosing } from '../core/draw/draw-terms.ts';
import { closingOf, hashedBets } from '../core/shared-rebuild.ts';

/** A beacon of tests, with a round every three seconds of a time long past. */
export const houseBeacon: BeaconKey = beaconKeyOf('a house of tests', {
  id: 'tests',
  genesisTime: 0,
  periodSeconds: 3,
});

// a signature of the beacon takes milliseconds, and rounds of a sample meet the same ones
const signed = new Map<number, BeaconRound>();

/** Steps of a house that draws by version 2 between the last bet and the draw. */
export interface ClosedRound {
  closing: SignedClosing;
  light: DrawnLight;
  clientSeed: string;
}

/** The terms of a config's draw, or undefined where it draws by version 1. */
export const termsOf = (config: { draw?: { mode: DrawTerms['mode'] } }): DrawTerms | undefined =>
  config.draw && { beacon: config.draw.mode === 'beacon' ? houseBeacon.chain : null, mode: config.draw.mode };

/** A round of the house's beacon. */
export const houseLight = (round: number): DrawnBeacon => {
  const beacon = signed.get(round) ?? houseBeacon.sign(round);
  signed.set(round, beacon);
  return { ...beacon, randomness: beaconRandomness(beacon.signature) ?? '' };
};

const lightOf = (round: number | undefined): DrawnLight => ({
  beacon: round === undefined ? null : houseLight(round),
  cosignatures: [],
});

/** Closes a round of version 2 honestly: its signed closing, and what its beacon will say. */
export const closeHonestly = (
  game: AnySharedGame,
  round: { id: string; number: number; commitment: string; bets: readonly SharedBet<object>[]; closedAt: number },
  { beaconDate, draw }: DrawState,
): ClosedRound => {
  const terms = draw ?? { beacon: null, mode: 'chain' };
  const betsHash = betsHashOf(hashedBets(game, round.bets));
  const beaconRound = beaconDate?.round ?? null;
  const text = closingText(sampleKey.name, closingOf(game.id, terms, round, { beaconRound, betsHash }));
  const light = lightOf(beaconDate?.round);
  return {
    closing: { beaconRound, betsHash, signature: signText(text, signAsSample) },
    light,
    clientSeed: drawSeedOf(betsHash, light.beacon?.randomness),
  };
};

/** A salt that looks like a browser's. */
export const saltOf = (text: string): string => sha256Hex(text).slice(0, 32);
