import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_from, last) => last,
};

/** The controls of each row that has any. */
const controlsIn = (list: HTMLElement): readonly (readonly HTMLElement[])[] =>
  [...list.querySelectorAll('tbody > tr, li')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')])
    .filter(({ length }) => length > 0);

/**
 * Moves the focus from row to row by the arrows, Home and End, to the control in the same place. Keys that are pressed in
 * a row's dialog, which is a part of the row for React alone, mean what they mean there.
 */
export const moveByRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
  if (event.target.matches('input, select, textarea')) return;
  const rows = controlsIn(event.currentTarget);
  const from = rows.findIndex((row) => row.some((control) => control === event.target));
  const row = rows[step(from, rows.length - 1)];
  if (!row) return;
  event.preventDefault();
  const place = rows[from]?.findIndex((control) => control === event.target) ?? 0;
  (row[place] ?? row[0])?.focus();
};
