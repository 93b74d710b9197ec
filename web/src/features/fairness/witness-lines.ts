import type { RoundRecord } from 'games-engine';
import { formatVerifierKey, parseVerifierKey, type NoteKey } from 'games-engine/log';
import { closingCosignatures } from 'games-engine/signatures';
import type { WitnessKey } from '../../core/evidence/witness-keys.ts';

/**
 * What a line of a witness under the close proves. known, new: signed in time, by a key that this browser knew before, or
 * did not. late: when the beacon could be known. forged: its key has not signed it. strange: nobody shows its key.
 */
type WitnessKind = 'known' | 'new' | 'late' | 'forged' | 'strange';

export interface WitnessLine {
  kind: WitnessKind;
  name: string;
  leadMs: number; // before the beacon; 0 where nothing was signed
}

/** Each witness's line under a round's close, checked. */
export const witnessLines = (
  record: RoundRecord,
  house: Pick<NoteKey, 'name'>,
  keys: readonly WitnessKey[],
): WitnessLine[] => {
  const known = new Map(keys.map(({ key, isKnown }) => [key, isKnown]));
  const witnesses = keys.flatMap(({ key }) => parseVerifierKey(key, 'witness') ?? []);
  return closingCosignatures(record, house, witnesses).map(({ name, witness, leadMs }) => {
    if (!witness) return { kind: 'strange', name, leadMs: 0 };
    if (leadMs === undefined) return { kind: 'forged', name, leadMs: 0 };
    if (leadMs <= 0) return { kind: 'late', name, leadMs };
    return { kind: known.get(formatVerifierKey(witness)) ? 'known' : 'new', name, leadMs };
  });
};
