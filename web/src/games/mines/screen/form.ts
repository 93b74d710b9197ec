import { safeCells, type MinesConfig } from 'games-engine/mines';
import { useCallback, useState, useMemo } from 'react';
import { useStake, type Stake } from '../../../core/game-kit/bet/stake.ts';
import { type Shortcut, useGameShortcuts } from '../../../core/game-kit/screen/shortcuts.ts';
import { useMessages } from '../../../core/i18n/messages.ts';

/** Round that a player is about to play. */
export interface MinesForm {
  minesLength: number; // within the config's limits
  typedMines: string | undefined; // the field as it is typed
  cashOut: string; // the field as it is typed; empty: never
  marks: readonly number[]; // cells that auto play opens, in this order
}

export type MinesFormEvent =
  | { type: 'mines'; minesLength: number } // a preset or a step
  | { type: 'typed-mines'; text: string }
  | { type: 'left-mines' } // the field lost its focus
  | { type: 'typed-cash-out'; text: string }
  | { type: 'toggled'; sectorKey: number }
  | { type: 'unmarked' };

export const minesFormStart = (config: MinesConfig): MinesForm => ({
  minesLength: config.defaultMines,
  typedMines: undefined,
  cashOut: '',
  marks: [],
});

/** The nearest number of mines that can be bet on. */
export const clampMines = (config: MinesConfig, minesLength: number): number =>
  Math.min(Math.max(minesLength, config.minMines), config.maxMines);

const WHOLE = /^\d{1,2}$/;

/** A typed whole number, or undefined. */
const wholeOf = (text: string): number | undefined => (WHOLE.test(text.trim()) ? Number(text) : undefined);

/** No more marks than there are safe cells: a longer pattern could never be opened. */
const withMines = (form: MinesForm, minesLength: number): MinesForm => ({
  ...form,
  minesLength,
  marks: form.marks.slice(0, safeCells(minesLength)),
});

const toggled = (form: MinesForm, sectorKey: number): MinesForm => {
  const rest = form.marks.filter((key) => key !== sectorKey);
  if (rest.length < form.marks.length) return { ...form, marks: rest };
  return form.marks.length === safeCells(form.minesLength) ? form : { ...form, marks: [...form.marks, sectorKey] };
};

/** Form after an event. The number of mines always is one that can be bet on. */
export const minesForm = (form: MinesForm, event: MinesFormEvent, config: MinesConfig): MinesForm => {
  switch (event.type) {
    case 'mines':
      return { ...withMines(form, clampMines(config, event.minesLength)), typedMines: undefined };
    case 'typed-mines': {
      const minesLength = clampMines(config, wholeOf(event.text) ?? form.minesLength);
      return { ...withMines(form, minesLength), typedMines: event.text };
    }
    case 'left-mines':
      return form.typedMines === undefined ? form : { ...form, typedMines: undefined };
    case 'typed-cash-out':
      return { ...form, cashOut: event.text };
    case 'toggled':
      return toggled(form, event.sectorKey);
  }
  return form.marks.length === 0 ? form : { ...form, marks: [] };
};

/** After how many safe cells the win is taken by itself: 'never', or 'wrong' for a text that is no such number. */
export const readCashOut = ({ cashOut, minesLength }: MinesForm): number | 'never' | 'wrong' => {
  if (cashOut.trim() === '') return 'never';
  const cells = wholeOf(cashOut);
  return cells === undefined || cells < 1 || cells > safeCells(minesLength) ? 'wrong' : cells;
};

interface MinesFormState {
  form: MinesForm;
  dispatch: (event: MinesFormEvent) => void;
  stake: Stake;
}

/** The player's next round: mines, pattern, and stake within the game's limits. */
export const useMinesForm = (config: MinesConfig): MinesFormState => {
  const [form, setForm] = useState(() => minesFormStart(config));
  const dispatch = useCallback((event: MinesFormEvent) => setForm((now) => minesForm(now, event, config)), [config]);
  return { form, dispatch, stake: useStake('mines', config) };
};

interface Options {
  fields: MinesFormState;
  locked: boolean; // auto play is running
  open: boolean; // a game is: bet and mines belong to it
  act: () => void; // the main button
  pickRandom: () => void; // must keep its identity
}

const nothing = (): void => undefined;

/** Keys of mines beside those of every game: a random cell, and the number of mines. */
export const useMinesShortcuts = ({ fields, locked, open, act, pickRandom }: Options): readonly Shortcut[] => {
  const t = useMessages('mines', 'main');
  const { form, dispatch, stake } = fields;
  const { minesLength } = form;
  const extra = useMemo((): Shortcut[] => {
    const change = (by: number) => (): void => {
      if (!open) dispatch({ type: 'mines', minesLength: minesLength + by });
    };
    return [
      { code: 'KeyE', label: t('shortcut.random'), run: pickRandom },
      { code: 'KeyQ', label: t('mines.fewer'), run: change(-1) },
      { code: 'KeyW', label: t('mines.more'), run: change(1) },
    ];
  }, [t, open, minesLength, dispatch, pickRandom]);
  const { dispatchBet } = stake;
  const guarded = useMemo(() => ({ dispatchBet: open ? nothing : dispatchBet }), [open, dispatchBet]);
  return useGameShortcuts({ locked, act, actLabel: t('shortcut.act'), stake: guarded, extra });
};
