import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RevealedSeeds, Seeds } from 'server/contract';
import { call, onPush } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';

const SEEDS_KEY = ['fairness.seeds', {}] as const;

/** A rotation's answer with what was shown before it. */
export interface Rotation {
  revealed: RevealedSeeds;
  current: Seeds;
  shownBefore: Seeds | undefined;
}

/** The player's seeds, read again whenever one of their bets has settled: the nonce moves with each. */
export const useSeeds = (enabled: boolean) => {
  const seeds = useCallQuery('fairness.seeds', {}, { enabled, staleTime: 0 });
  const { refetch } = seeds;
  useEffect(() => {
    if (!enabled) return undefined;
    return onPush('liveFeed', ({ type }) => {
      if (type === 'my') void refetch();
    });
  }, [enabled, refetch]);
  return seeds;
};

/** Sets the client seed; the answer replaces what is shown. */
export const useSetClientSeed = (): UseMutationResult<Seeds, Error, string> => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (clientSeed: string) => call('fairness.setClientSeed', { clientSeed }),
    onSuccess: (seeds) => cache.setQueryData(SEEDS_KEY, seeds),
  });
};

/** Rotates the pair, with a new client seed when one is given. */
export const useRotate = (): UseMutationResult<Rotation, Error, string | undefined> => {
  const cache = useQueryClient();
  return useMutation({
    async mutationFn(clientSeed) {
      const shownBefore = cache.getQueryData<Seeds>(SEEDS_KEY);
      const answer = await call('fairness.rotate', clientSeed === undefined ? {} : { clientSeed });
      return { ...answer, shownBefore };
    },
    onSuccess: ({ current }) => cache.setQueryData(SEEDS_KEY, current),
  });
};
