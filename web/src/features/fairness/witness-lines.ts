import { useQuery } from '@tanstack/react-query';
import type { RoundRecord } from 'games-engine';
import { formatVerifierKey, parseVerifierKey, type NoteKey } from 'games-engine/log';
import { closingCosignatures } from 'games-engine/signatures';
import { useMemo } from 'react';
import { type WitnessKey, witnessKeys } from '../../core/evidence/witness-keys.ts';
import type { CheckedRound, SignedBy } from './round-steps.ts';

/**
 * Verdict on a witness's line under the close. known, new: signed in time, by a key that this browser knew before, or
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

/** The lines of witnesses under a round's close; undefined without a signed close, and until the keys are there. */
export const useWitnessLines = (
  record: RoundRecord,
  { read }: Pick<CheckedRound, 'read'>,
  { logKey }: SignedBy,
): readonly WitnessLine[] | undefined => {
  const isLit = read?.hosting === 'shared' && read.log.draw?.beacon != null && read.log.end.kind === 'settled';
  const { data } = useQuery({
    queryKey: ['log', 'witnesses'],
    queryFn: witnessKeys,
    staleTime: Infinity,
    enabled: isLit,
  });
  return useMemo(
    () => (isLit && logKey && data ? witnessLines(record, logKey, data) : undefined),
    [isLit, logKey, data, record],
  );
};
