import { useEffect, useRef } from 'react';
import type { SharedContext, SharedRoundView } from './use-shared-round.ts';

/**
 * Tells of each state that a round enters before this screen: not of what had begun when it came. `entered` must keep
 * its identity.
 */
export const useStateEntered = <Context extends SharedContext>(
  { round, snapshot }: SharedRoundView<Context>,
  entered: (state: string, context: Context) => void,
): void => {
  const known = useRef<{ id: string; value: string }>(undefined);
  const id = round?.roundId;
  useEffect(() => {
    if (id === undefined || !snapshot) return;
    const { value, context } = snapshot;
    const before = known.current;
    known.current = { id, value };
    if (before?.id === id && before.value !== value) entered(value, context);
  }, [id, snapshot, entered]);
};
