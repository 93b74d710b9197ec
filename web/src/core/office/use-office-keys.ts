import { useEffect, useRef } from 'react';

/** Acts by key: one character, or `g` and another one after it. */
export type OfficeKeys = Readonly<Record<string, () => void>>;

const SEQUENCE_MS = 1200;
const CONTROL = 'a[href], button:not(:disabled)';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Moves the focus to the first control of the next row of the page, or of the one before. */
const moveRow = (step: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody > tr, main ul > li, main ol > li')];
  const controls = rows.flatMap((row) => row.querySelector<HTMLElement>(CONTROL) ?? []);
  const from = controls.findIndex((control) => control.closest('tr, li')?.contains(document.activeElement));
  const to = from < 0 ? 0 : from + step;
  controls[Math.max(0, Math.min(controls.length - 1, to))]?.focus();
};

const rowKeys: OfficeKeys = { j: () => moveRow(1), k: () => moveRow(-1) };

/** Listens to single keys while nobody types and no dialog is open: j and k move between rows, others are the page's. */
export const useOfficeKeys = (keys: OfficeKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let prefix = { key: '', at: 0 };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const isSequence = prefix.key !== '' && event.timeStamp - prefix.at < SEQUENCE_MS;
      const name = isSequence ? `${prefix.key} ${event.key}` : event.key;
      prefix = { key: !isSequence && event.key === 'g' ? 'g' : '', at: event.timeStamp };
      const act = { ...rowKeys, ...latest.current }[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
