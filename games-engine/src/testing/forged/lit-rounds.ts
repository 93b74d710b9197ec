import type { ExportEntry } from '../../audit/export-format.ts';
import { beaconRandomness, beaconTimeMs } from '../../core/beacon/beacon-chain.ts';
import type { SharedBet } from '../../core/define-game.ts';
import type { DrawnBeacon } from '../../core/draw/draw-terms.ts';
import type { SharedInputs } from '../../core/shared-rebuild.ts';
import { inputsOf, isRoundOf, typesOf } from './dishonest-house.ts';

type Settled = Extract<SharedInputs['end'], { kind: 'settled' }>;

/** Inputs of a settled round of version 2 that a beacon has drawn. */
export interface Lit {
  bets: readonly SharedBet<object>[];
  end: Settled & Required<Pick<Settled, 'closing' | 'light'>>;
  beaconAt: number; // when its beacon could first be known, ms since epoch
  beaconRound: number;
}

const litOf = ({ bets, draw, end }: SharedInputs): Lit | undefined => {
  if (end.kind !== 'settled' || !end.closing || !end.light?.beacon || !draw?.beacon) return undefined;
  const { round } = end.light.beacon;
  const { closing, light } = end;
  return { bets, end: { ...end, closing, light }, beaconAt: beaconTimeMs(draw.beacon, round), beaconRound: round };
};

/** The first round of a game that a beacon has drawn, of several bets that are not all the same. */
export const litRound = (entries: readonly ExportEntry[], game: string, minBets = 2): { at: number; lit: Lit } => {
  for (const [at, entry] of entries.entries()) {
    if (!isRoundOf(entry, game) || !typesOf(entry).includes('betting.closed')) continue;
    const lit = litOf(inputsOf(entry));
    if (lit && lit.bets.length >= minBets) return { at, lit };
  }
  throw new Error(`the sample has no round of ${game} that a beacon has drawn`);
};

/** A round of a beacon as a draw brings it. */
export const lightOf = (signed: { round: number; signature: string }): DrawnBeacon => ({
  ...signed,
  randomness: beaconRandomness(signed.signature) ?? '',
});

/** The end of a round under another light. */
export const litBy = (beacon: DrawnBeacon, { end }: Lit): Settled => ({ ...end, light: { ...end.light, beacon } });
