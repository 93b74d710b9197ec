import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import type { LimitsState } from 'server/contract';
import { useProfile } from '../../core/session/session.ts';

const LOAD = 'limits.load';

/** Everything that the player has laid on themselves, as the server last said. */
export const useLimits = () => useCallQuery(LOAD, {}, { enabled: useProfile() !== null });

/** Has them read again: something may have changed elsewhere. */
export const refreshLimits = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [LOAD] });

/** Takes what an answer has told. */
export const setLimits = (state: LimitsState): void => void queryClient.setQueryData([LOAD, {}], state);
