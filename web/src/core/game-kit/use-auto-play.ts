import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAutoPlay, type AutoPlay } from './auto-play.driver.ts';
import type { AutoPlayState } from './auto-play.reducer.ts';

/**
 * Auto play for one game screen. `identity` names what a run depends on (player, currency): when it changes, and when
 * the screen goes, the run stops after the bet in flight.
 */
export const useAutoPlay = (identity: string): { auto: AutoPlay; state: AutoPlayState } => {
  const [auto] = useState(() => createAutoPlay());
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the change of identity is what the effect is for
  useEffect(() => () => auto.stop('changed'), [auto, identity]);
  return { auto, state: useSyncExternalStore(auto.subscribe, auto.state) };
};
