import type { DiceConfig } from 'games-engine/dice';
import { useCallback, useState } from 'react';
import { useStake, type Stake } from '../../core/game-kit/use-stake.ts';
import { diceForm, diceFormStart, type DiceForm, type DiceFormEvent } from './dice-form.reducer.ts';

export interface DiceFormState {
  form: DiceForm;
  dispatchForm: (event: DiceFormEvent) => void;
  stake: Stake;
}

/** What the player is about to bet: side, percent and stake within the game's limits. */
export const useDiceForm = (config: DiceConfig): DiceFormState => {
  const [form, setForm] = useState(diceFormStart);
  return {
    form,
    dispatchForm: useCallback((event: DiceFormEvent) => setForm((now) => diceForm(now, event, config)), [config]),
    stake: useStake('dice', config),
  };
};
