import { useMemo } from 'react';
import { turbo } from '../../core/game-kit/settings.ts';
import { useShortcuts, type Shortcut } from '../../core/game-kit/shortcuts.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { diceMessages } from './dice.messages.ts';
import type { DiceFormState } from './use-dice-form.ts';

const STEP_BP = 100;

interface Options {
  fields: DiceFormState;
  locked: boolean; // auto play is running: only stopping it and turbo have a key
  act: () => void; // the main button
}

/** Dice's keys: they do what the controls do, no more. */
export const useDiceShortcuts = ({ fields, locked, act }: Options): readonly Shortcut[] => {
  const t = useMessages(diceMessages);
  const { form, dispatchForm, dispatchBet } = fields;
  const shortcuts = useMemo((): Shortcut[] => {
    const unlessLocked = (run: () => void) => (): void => {
      if (!locked) run();
    };
    const move = (by: number) => unlessLocked(() => dispatchForm({ type: 'moved', percentBp: form.percentBp + by }));
    const side = form.side === 'less' ? 'more' : 'less';
    return [
      { code: 'Space', label: t('shortcut.bet'), run: act },
      { code: 'KeyA', label: t('shortcut.halve'), run: unlessLocked(() => dispatchBet({ type: 'halved' })) },
      { code: 'KeyS', label: t('shortcut.double'), run: unlessLocked(() => dispatchBet({ type: 'doubled' })) },
      { code: 'KeyQ', label: t('shortcut.down'), run: move(-STEP_BP) },
      { code: 'KeyW', label: t('shortcut.up'), run: move(STEP_BP) },
      { code: 'KeyE', label: t('shortcut.side'), run: unlessLocked(() => dispatchForm({ type: 'side', side })) },
      { code: 'KeyT', label: t('shortcut.turbo'), run: () => turbo.set(!turbo.store.get()) },
    ];
  }, [t, act, locked, form, dispatchForm, dispatchBet]);
  useShortcuts(shortcuts);
  return shortcuts;
};
