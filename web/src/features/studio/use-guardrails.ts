import { guardBoundsSchema, type GuardBounds } from 'games-engine/analysis';
import { useMemo } from 'react';
import type { CallError } from '../../core/connection/call-error.ts';
import { useCallQuery } from '../../core/connection/query.ts';

/** The bounds that configs of a game are held to now. */
export const useBounds = (
  game: string,
): { bounds: GuardBounds | undefined; error: CallError | null; retry: () => void } => {
  const { data, error, refetch } = useCallQuery('guardrails.load', { game });
  const bounds = useMemo(() => data && guardBoundsSchema.parse(data.bounds), [data]);
  return { bounds, error, retry: () => void refetch() };
};
