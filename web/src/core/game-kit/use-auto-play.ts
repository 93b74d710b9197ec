import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createAutoPlay, type AutoPlay } from './auto-play.driver.ts';
import type { AutoPlayState } from './auto-play.reducer.ts';
import type { PlayResult } from './play-result.ts';

/**
 * Auto play for one game screen. `identity` names what a run depends on (player, currency): when it changes, and when
 * the screen goes, the run stops after the bet in flight.
 */
export const useAutoPlay = (play: (stakeMinor: bigint) => Promise<PlayResult>, identity: string): { auto: AutoPlay; state: AutoPlayState } => {
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  const [auto] = useState(() => createAutoPlay({ play: (stakeMinor) => latest.current(stakeMinor) }));
  useEffect(() => () => auto.stop('changed'), [auto, identity]);
  return { auto, state: useSyncExternalStore(auto.subscribe, auto.state) };
};
