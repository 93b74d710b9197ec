import { useEffect, useRef } from 'react';
import { shortcutsOn, useSwitch } from './settings.ts';

/** One key of a game. `code` is the key's place on the keyboard, so that it works in every layout. */
export interface Shortcut {
  code: string; // KeyboardEvent.code: 'KeyA', 'Space'
  label: string; // what it does, in the interface's language
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

/** What has the focus, as far as shortcuts care. `text`: keys are typed there. `control`: Space presses it. */
export type FocusKind = 'text' | 'control' | 'none';

const TYPED_IN =
  'textarea, select, [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"])';
const PRESSED_BY_SPACE =
  'button, a[href], summary, input, [role="button"], [role="switch"], [role="tab"], [role="radio"], [role="menuitem"], [role="option"]';
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What kind of element a key goes to. */
export const focusKind = (element: Element | null): FocusKind => {
  if (!element) return 'none';
  if (element.matches(TYPED_IN) || element.closest(MODAL)) return 'text';
  return element.matches(PRESSED_BY_SPACE) ? 'control' : 'none';
};

/** The shortcut that a key press means, if any: never while typing, never with a modifier, never by holding a key. */
export const shortcutFor = <S extends Pick<Shortcut, 'code'>>(
  shortcuts: readonly S[],
  key: KeyLike,
  focus: FocusKind,
): S | undefined => {
  if (key.repeat || key.ctrlKey || key.altKey || key.metaKey || key.defaultPrevented) return undefined;
  if (focus === 'text' || (focus === 'control' && key.code === 'Space')) return undefined;
  return shortcuts.find(({ code }) => code === key.code);
};

/** Listens for a game's shortcuts while they are switched on. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
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

/** How a key is written on the key itself; undefined for Space, which every language names in its own way. */
export const keyCap = (code: string): string | undefined =>
  code === 'Space' ? undefined : code.replace(/^(Key|Digit)/, '');
