import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useMoney } from '../../money/money.ts';
import { useProfile } from '../../session/session.ts';
import { useStore } from '../../store/store.ts';
import {
  createAutoPlay,
  type AutoPlay,
  type AutoPlayStart,
  type AutoPlaySettings,
  type AutoPlayState,
} from './auto-play.ts';
import { useAutoPlayForm, type AutoPlayFormState } from './form.ts';
import { usePlayClosed, mayPlay } from '../bet/play-block.ts';
import { pauses } from '../bet/in-play.ts';
import type { Stake } from '../bet/stake.ts';

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

/** Auto play as a screen holds it. */
export interface AutoPlayHandle {
  state: AutoPlayState;
  locked: boolean; // a run is under way: what it depends on must not be changed
  form: AutoPlayFormState;
  settings: AutoPlaySettings | undefined; // undefined: a field cannot be read
  start: () => void;
  stop: () => void;
}

export interface GameAutoPlay {
  stake: Pick<Stake, 'amountMinor' | 'limits'>;
  enabled: boolean; // the game is on
  /** See AutoPlayStart: places one bet and answers when its result has been shown. Taken when a run starts. */
  play: AutoPlayStart['play'];
}

/** A game's auto play with its form. A guest is asked to sign in. */
export const useGameAutoPlay = ({ stake, enabled, play }: GameAutoPlay): AutoPlayHandle => {
  const profile = useProfile();
  const { currency } = useMoney();
  const { settings, ...form } = useAutoPlayForm();
  const { auto, state } = useAutoPlay(`${profile?.id ?? ''} ${currency.id}`);
  const locked = state.status !== 'idle';
  const isOpen = !usePlayClosed() && enabled;
  useEffect(() => {
    if (locked && !isOpen) auto.stop('refused');
  }, [auto, locked, isOpen]);
  const paused = useStore(pauses);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- being asked again is what the effect is for
  useEffect(() => () => auto.stop('player'), [auto, paused]);
  const start = (): void => {
    if (!settings || !isOpen || !mayPlay(start)) return;
    auto.start({ settings, stakeMinor: stake.amountMinor, maxStakeMinor: stake.limits.maxMinor, play });
  };
  return { state, locked, form, settings, start, stop: useCallback(() => auto.stop('player'), [auto]) };
};
