import type { MinesConfig } from 'games-engine/mines';
import { useCallback, useState } from 'react';
import { useStake, type Stake } from '../../core/game-kit/use-stake.ts';
import { minesForm, minesFormStart, type MinesForm, type MinesFormEvent } from './mines-form.reducer.ts';

export interface MinesFormState {
  form: MinesForm;
  dispatch: (event: MinesFormEvent) => void;
  stake: Stake;
}

/** What the player is about to play: mines, pattern, and stake within the game's limits. */
export const useMinesForm = (config: MinesConfig): MinesFormState => {
  const [form, setForm] = useState(() => minesFormStart(config));
  const dispatch = useCallback((event: MinesFormEvent) => setForm((now) => minesForm(now, event, config)), [config]);
  return { form, dispatch, stake: useStake('mines', config) };
};
