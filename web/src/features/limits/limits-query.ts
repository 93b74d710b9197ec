import { useCallback, useState } from 'react';
import type { LimitsState, CallName, CallPayload } from 'server/contract';
import { call, CallError } from '../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile, refreshProfile } from '../../core/session/session.ts';
import { toast } from '../../core/ui/toast.tsx';

const LOAD = 'limits.load';

/** Everything that the player has laid on themselves, as the server last said. */
export const useLimits = () => useCallQuery(LOAD, {}, { enabled: useProfile() !== null });

/** Has them read again: something may have changed elsewhere. */
export const refreshLimits = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [LOAD] });

/** Takes what an answer has told. */
const setLimits = (state: LimitsState): void => void queryClient.setQueryData([LOAD, {}], state);

/** The calls that change what the player has laid on themselves. */
type Change = Exclude<Extract<CallName, `limits.${string}`>, 'limits.load' | 'limits.realityCheck'>;

export interface LimitsChange {
  pending: boolean;
  /** Makes one change; the state after it, or undefined when it was refused: that has been said. */
  change: <N extends Change>(name: N, payload: CallPayload<N>) => Promise<LimitsState | undefined>;
}

/** Changes limits. One change at a time. */
export const useLimitsChange = (): LimitsChange => {
  const t = useMessages('limits', 'main');
  const [pending, setPending] = useState(false);
  const change: LimitsChange['change'] = useCallback(
    async (name, payload) => {
      setPending(true);
      try {
        const state = await (call(name, payload) as Promise<LimitsState>);
        setLimits(state);
        void refreshProfile(); // it holds the break and the reminder
        return state;
      } catch (error) {
        const said = error instanceof CallError ? error.msg : ''; // nothing when the answer was lost
        toast.error(said === '' ? t('error.lost') : said, error);
        void refreshLimits();
        return undefined;
      } finally {
        setPending(false);
      }
    },
    [t],
  );
  return { pending, change };
};
