import { toBase } from 'games-engine';
import type { DiceConfig } from 'games-engine/dice';
import { useCallback, useMemo, useState } from 'react';
import {
  betAmount,
  betLimits,
  betPicker,
  betPickerStart,
  type BetLimits,
  type BetPickerEvent,
  type BetPickerState,
} from '../../core/game-kit/bet-picker.reducer.ts';
import { courseOf, useMoney } from '../../core/money/money.ts';
import { diceForm, diceFormStart, type DiceForm, type DiceFormEvent } from './dice-form.reducer.ts';

export interface DiceFormState {
  form: DiceForm;
  dispatchForm: (event: DiceFormEvent) => void;
  bet: BetPickerState;
  limits: BetLimits;
  dispatchBet: (event: BetPickerEvent) => void;
  amountMinor: bigint; // of the chosen currency
  stakeMinor: bigint; // base hundredths, as the server will floor them
}

/** What the player is about to bet: side, percent and stake within the game's limits. */
export const useDiceForm = (config: DiceConfig): DiceFormState => {
  const { currency } = useMoney();
  const [form, setForm] = useState(diceFormStart);
  const [bet, setBet] = useState(betPickerStart);
  const course = courseOf(currency);
  const limits = useMemo(
    () => betLimits(BigInt(config.minStakeMinor), BigInt(config.maxStakeMinor), course),
    [config, course],
  );
  const amountMinor = betAmount(bet, limits);
  return {
    form,
    dispatchForm: useCallback((event: DiceFormEvent) => setForm((now) => diceForm(now, event, config)), [config]),
    bet,
    limits,
    dispatchBet: useCallback((event: BetPickerEvent) => setBet((now) => betPicker(now, event, limits)), [limits]),
    amountMinor,
    stakeMinor: toBase(amountMinor, course),
  };
};
