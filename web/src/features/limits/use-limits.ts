import { useCallback, useState } from 'react';
import type { CallName, CallPayload, LimitsState } from 'server/contract';
import { call, CallError } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { refreshProfile } from '../../core/session/session.ts';
import { toast } from '../../core/ui/toast.tsx';
import { refreshLimits, setLimits } from './limits-query.ts';
import { limitsMessages } from './limits.messages.ts';

/** The calls that change what the player has laid on themselves. */
type Change = Exclude<Extract<CallName, `limits.${string}`>, 'limits.load' | 'limits.realityCheck'>;

export interface LimitsChange {
  pending: boolean;
  /** Makes one change; the state after it, or undefined when it was refused: that has been said. */
  change: <N extends Change>(name: N, payload: CallPayload<N>) => Promise<LimitsState | undefined>;
}

/** Changes limits. One change at a time. */
export const useLimitsChange = (): LimitsChange => {
  const t = useMessages(limitsMessages);
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
        toast.error(said === '' ? t('error.lost') : said);
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
