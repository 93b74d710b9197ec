import { useEffect, type ReactNode } from 'react';
import { SESSION_WARNING_MINUTES, type LimitsState } from 'server/contract';
import { sessionTime, type SessionTime } from '../../core/game-kit/bet/play-block.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { toast } from '../../core/ui/toast.tsx';
import { RealityCheck } from './reality-check.tsx';
import { useLimits } from './limits-query.ts';

const timeOf = (state: LimitsState | undefined): SessionTime => {
  const limit = state?.limits.find(({ kind }) => kind === 'session');
  if (!limit) return { state: 'free' };
  if (limit.used >= limit.amount) return { state: 'over', until: limit.resetsAt };
  return { state: limit.amount - limit.used <= SESSION_WARNING_MINUTES ? 'ending' : 'free' };
};

/** Follows what the player has laid on themselves, wherever it was changed. */
const useFollow = (): void => {
  const { data } = useLimits();
  useEffect(() => sessionTime.set(timeOf(data)), [data]);
  useEffect(() => () => sessionTime.set({ state: 'free' }), []);
};

/** Says once that the day's time is about to end. */
const useWarning = (): void => {
  const t = useMessages('limits', 'reality-check');
  const { state } = useStore(sessionTime);
  useEffect(() => {
    if (state === 'ending') toast.info(t('soon'));
  }, [state, t]);
};

/** Stands in the frame of every page for a signed-in player: keeps their limits in sight and reminds them of the time. */
export const LimitsWatch = (): ReactNode => {
  const profile = useProfile();
  useFollow();
  useWarning();
  if (!profile || profile.realityCheckMinutes === null) return null;
  return <RealityCheck key={profile.id} player={profile.id} everyMinutes={profile.realityCheckMinutes} />;
};
