import type { KeyboardEvent } from 'react';

const ITEMS = '[role^="menuitem"]';

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(ITEMS)];

/** Puts the focus on the present choice of a menu that has just opened, or on its first item. */
export const focusFirst = (menu: HTMLElement | null): void => {
  if (!menu) return;
  const items = itemsOf(menu);
  (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
};

/** Where a key leads from the item at `index` of items with these labels; undefined: nowhere. */
export const nextItem = (key: string, index: number, labels: readonly string[]): number | undefined => {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const wanted = key.toLowerCase();
  const order = labels.map((_label, step) => (index + 1 + step) % count);
  return order.find((at) => labels[at]?.trim().toLowerCase().startsWith(wanted));
};

/** Moves the focus in a menu with the arrow keys, Home, End and first letters. */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = itemsOf(event.currentTarget);
  const index = items.findIndex((item) => item === document.activeElement);
  const next = nextItem(
    event.key,
    index,
    items.map((item) => item.textContent ?? ''),
  );
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
};
