import { useMemo } from 'react';
import type { Shortcut } from '../../core/game-kit/shortcuts.ts';
import { useGameShortcuts } from '../../core/game-kit/use-game-shortcuts.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { minesMessages } from './mines.messages.ts';
import type { MinesFormState } from './use-mines-form.ts';

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
  const t = useMessages(minesMessages);
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
