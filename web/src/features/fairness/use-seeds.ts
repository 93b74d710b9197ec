import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Seeds } from 'server/contract';
import { onPush } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import type { MadeSeed } from '../../core/seeds/client-seed.ts';
import type { Rotated } from '../../core/seeds/own-seed.ts';
import { ownSeeds, pairWatch } from '../../core/seeds/seed-calls.ts';

const SEEDS_KEY = ['fairness.seeds', {}] as const;

/** The player's seeds, read again whenever one of their bets has settled: the nonce moves with each. */
export const useSeeds = (enabled: boolean) => {
  const seeds = useCallQuery('fairness.seeds', {}, { enabled, staleTime: 0 });
  const { data, refetch } = seeds;
  useEffect(() => {
    if (data) void pairWatch.noteSeeds(data);
  }, [data]);
  useEffect(() => {
    if (!enabled) return undefined;
    return onPush('liveFeed', ({ type }) => {
      if (type === 'my') void refetch();
    });
  }, [enabled, refetch]);
  return seeds;
};

/** True when this browser did not make the client seed of the pair in use; false while it is unknown. */
export const useIsForeign = (seeds: Seeds | undefined): boolean => {
  const { serverSeedHash: commitment = null, clientSeed = null } = seeds ?? {};
  const { data: isMade } = useQuery({
    queryKey: ['fairness.isMade', commitment, clientSeed],
    queryFn: () => pairWatch.isMade(commitment ?? '', clientSeed ?? ''),
    enabled: commitment !== null && clientSeed !== null,
    staleTime: 0,
  });
  return isMade === false;
};

/** Gives the pair in use another client seed; the answer replaces what is shown. */
export const useChangeSeed = (): UseMutationResult<{ seeds: Seeds; made: MadeSeed }, Error, string> => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (typed: string) => ownSeeds.change(typed),
    onSuccess: ({ seeds }) => cache.setQueryData(SEEDS_KEY, seeds),
  });
};

/** Takes the next pair into use; what is typed is mixed into its client seed. */
export const useRotate = (): UseMutationResult<Rotated, Error, string> => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (typed: string) => ownSeeds.rotate(typed),
    onSuccess: ({ current }) => cache.setQueryData(SEEDS_KEY, current),
  });
};
