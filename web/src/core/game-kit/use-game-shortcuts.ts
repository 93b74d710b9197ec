import { useMemo } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { gameKitMessages } from './game-kit.messages.ts';
import { turbo } from './settings.ts';
import { useShortcuts, type Shortcut } from './shortcuts.ts';
import type { Stake } from './use-stake.ts';

export interface GameShortcutsOptions {
  locked: boolean; // auto play is running: only stopping it and turbo have a key
  act: () => void; // the main button
  actLabel?: string | undefined; // what it does, unless it bets or stops auto play
  stake: Pick<Stake, 'dispatchBet'>;
  extra?: readonly Shortcut[]; // the game's own, on Q, W, E, D and F; silent while locked. Must keep their identity
}

const none: readonly Shortcut[] = [];

/** A game's keys: they do what the controls do, no more. */
export const useGameShortcuts = ({
  locked,
  act,
  actLabel,
  stake,
  extra = none,
}: GameShortcutsOptions): readonly Shortcut[] => {
  const t = useMessages(gameKitMessages);
  const { dispatchBet } = stake;
  const shortcuts = useMemo((): Shortcut[] => {
    const unlessLocked = (run: () => void) => (): void => {
      if (!locked) run();
    };
    return [
      { code: 'Space', label: actLabel ?? t('shortcut.bet'), run: act },
      { code: 'KeyA', label: t('bet.halve'), run: unlessLocked(() => dispatchBet({ type: 'halved' })) },
      { code: 'KeyS', label: t('bet.double'), run: unlessLocked(() => dispatchBet({ type: 'doubled' })) },
      ...extra.map((shortcut) => ({ ...shortcut, run: unlessLocked(shortcut.run) })),
      { code: 'KeyT', label: t('turbo'), run: () => turbo.set(!turbo.store.get()) },
    ];
  }, [t, act, actLabel, locked, dispatchBet, extra]);
  useShortcuts(shortcuts);
  return shortcuts;
};
