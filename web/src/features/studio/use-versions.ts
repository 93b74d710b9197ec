import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallAnswer, Version, VersionDetails } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { call } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';

/** The history of a game, page by page. */
export interface VersionHistory {
  readonly versions: readonly Version[];
  readonly active: Version;
  readonly candidate: Version | null;
}

export const useVersions = (game: string) =>
  useInfiniteQuery<CallAnswer<'studio.versions'>, CallError, VersionHistory, readonly unknown[], number | null>({
    queryKey: ['studio.versions', { game }],
    queryFn: ({ pageParam }) => call('studio.versions', { game, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select({ pages }) {
      const [first] = pages;
      if (!first) throw new Error('a history has a page at least');
      const { active, candidate } = first;
      return { versions: pages.flatMap(({ versions }) => versions), active, candidate };
    },
  });

/** A version with its content; what it holds never changes, its status does. */
export const useVersion = (id: number | undefined) =>
  useCallQuery('studio.version', { id: id ?? 0 }, { enabled: id !== undefined });

/** The version that a game is played by, with its content. */
export const useActiveVersion = (
  game: string,
): { active: VersionDetails | undefined; error: CallError | null; retry: () => void } => {
  const versions = useVersions(game);
  const details = useVersion(versions.data?.active.id);
  return {
    active: details.data,
    error: versions.error ?? details.error,
    retry: () => void (versions.error ? versions.refetch() : details.refetch()),
  };
};
