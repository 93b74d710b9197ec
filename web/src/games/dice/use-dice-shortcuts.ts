import { useMemo } from 'react';
import type { Shortcut } from '../../core/game-kit/shortcuts.ts';
import { useGameShortcuts } from '../../core/game-kit/use-game-shortcuts.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { diceMessages } from './dice.messages.ts';
import type { DiceFormState } from './use-dice-form.ts';

const STEP_BP = 100;

interface Options {
  fields: DiceFormState;
  locked: boolean; // auto play is running
  act: () => void; // the main button
}

/** Dice's keys beside those of every game: percent and side. */
export const useDiceShortcuts = ({ fields, locked, act }: Options): readonly Shortcut[] => {
  const t = useMessages(diceMessages);
  const { form, dispatchForm, stake } = fields;
  const extra = useMemo((): Shortcut[] => {
    const move = (by: number) => (): void => dispatchForm({ type: 'moved', percentBp: form.percentBp + by });
    const side = form.side === 'less' ? 'more' : 'less';
    return [
      { code: 'KeyQ', label: t('shortcut.down'), run: move(-STEP_BP) },
      { code: 'KeyW', label: t('shortcut.up'), run: move(STEP_BP) },
      { code: 'KeyE', label: t('shortcut.side'), run: () => dispatchForm({ type: 'side', side }) },
    ];
  }, [t, form, dispatchForm]);
  return useGameShortcuts({ locked, act, stake, extra });
};
