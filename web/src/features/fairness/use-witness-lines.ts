import { useQuery } from '@tanstack/react-query';
import type { RoundRecord } from 'games-engine';
import { useMemo } from 'react';
import { witnessKeys } from '../../core/evidence/witness-keys.ts';
import type { CheckedRound, SignedBy } from './round-steps.ts';
import { witnessLines, type WitnessLine } from './witness-lines.ts';

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
