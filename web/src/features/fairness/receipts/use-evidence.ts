import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Evidence } from '../../../core/evidence/evidence.ts';
import { readEvidence } from '../../../core/evidence/evidence-file.ts';
import { evidenceOf, evidenceOfRound, keepEvidence, knownBefore } from '../../../core/evidence/evidence-store.ts';
import { logKey } from '../../../core/evidence/log-key.ts';

const KEY = 'evidence';

/** All that this browser keeps for an account. */
export const useEvidence = (account: string): UseQueryResult<Evidence[]> =>
  useQuery({ queryKey: [KEY, account], queryFn: () => evidenceOf(account), staleTime: 0, retry: false });

/** Evidence that this browser keeps of a round for an account; empty where there is none. */
export const useRoundEvidence = (account: string, roundId: string): readonly Evidence[] =>
  useQuery({
    queryKey: [KEY, account, roundId],
    queryFn: () => evidenceOfRound(account, roundId).catch(() => []),
    staleTime: 0,
  }).data ?? [];

/** Result of an import; undefined before one. */
export type ImportResult = { state: 'taken'; taken: number; refused: number } | { state: 'not-file' } | undefined;

/** Takes a file of evidence in. */
export const useImport = (account: string): { result: ImportResult; take: (file: File) => Promise<void> } => {
  const cache = useQueryClient();
  const [result, setResult] = useState<ImportResult>();
  const take = useCallback(
    async (file: File): Promise<void> => {
      const found = readEvidence(await file.text(), account, [await logKey(), ...knownBefore()]);
      if (!found) return setResult({ state: 'not-file' });
      await Promise.all(found.items.map(keepEvidence));
      await cache.invalidateQueries({ queryKey: [KEY] });
      return setResult({ state: 'taken', taken: found.items.length, refused: found.refused });
    },
    [account, cache],
  );
  return { result, take };
};
