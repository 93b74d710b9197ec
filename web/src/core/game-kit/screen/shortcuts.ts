import { useEffect, useRef, useMemo } from 'react';
import { shortcutsOn, useSwitch, turbo } from './settings.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { Stake } from '../bet/stake.ts';

/** One key of a game. `code` is the key's place on the keyboard, so that it works in every layout. */
export interface Shortcut {
  code: string; // KeyboardEvent.code: 'KeyA', 'Space'
  label: string; // description in the interface's language
  run: () => void;
}

interface KeyLike {
  code: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  defaultPrevented: boolean;
}

/** Kind of the focused element, as far as shortcuts care. `text`, `number`: keys are typed there. `control`: Space is its own key. */
export type FocusKind = 'text' | 'number' | 'control' | 'none';

const NUMBER = 'input[inputmode="decimal"], input[inputmode="numeric"]'; // no number has a space

const TYPED_IN =
  'textarea, select, [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"])';
/** Controls that Enter does not press, and cells, which Space opens. Every other button leaves Space to the bet, as do chosen radios. */
const PRESSED_BY_SPACE = 'input:not([type="range"]), [role="radio"]:not([aria-checked="true"]), [role="grid"] button';
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [popover]';

/** Kind of the element that a key goes to. */
export const focusKind = (element: Element | null): FocusKind => {
  if (!element) return 'none';
  if (element.closest(MODAL)) return 'text';
  if (element.matches(NUMBER)) return 'number';
  if (element.matches(TYPED_IN)) return 'text';
  return element.matches(PRESSED_BY_SPACE) ? 'control' : 'none';
};

/** The shortcut that a key press means, if any: never while typing, never with a modifier, never by holding a key. */
export const shortcutFor = <S extends Pick<Shortcut, 'code'>>(
  shortcuts: readonly S[],
  key: KeyLike,
  focus: FocusKind,
): S | undefined => {
  if (key.repeat || key.ctrlKey || key.altKey || key.metaKey || key.defaultPrevented) return undefined;
  const isSpace = key.code === 'Space';
  if (focus === 'text' || (focus === 'number' && !isSpace) || (focus === 'control' && isSpace)) return undefined;
  return shortcuts.find(({ code }) => code === key.code);
};

/** Listens for a game's shortcuts while they are switched on. */
const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const on = useSwitch(shortcutsOn);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  }, [shortcuts]);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      const found = shortcutFor(
        latest.current,
        event,
        focusKind(event.target instanceof Element ? event.target : null),
      );
      if (!found) return;
      event.preventDefault(); // Space would scroll
      found.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};

/** Label of a key as written on the key itself; undefined for Space, which every language names in its own way. */
export const keyCap = (code: string): string | undefined =>
  code === 'Space' ? undefined : code.replace(/^(Key|Digit)/, '');

export interface GameShortcutsOptions {
  locked: boolean; // auto play is running: only stopping it and turbo have a key
  act: () => void; // the main button
  actLabel?: string | undefined; // description of the act, unless it bets or stops auto play
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
  const t = useMessages('game-kit', 'main');
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
