import { readSaved, save } from '../../core/store/saved.ts';

const FILLED = 'carousels';

/** How many carousels had games at the last visit, for placeholders. */
export const filledBefore = (): number => {
  const saved = readSaved(FILLED);
  return typeof saved === 'number' && saved > 0 ? saved : 0;
};

/** Stores how many carousels have games. */
export const rememberFilled = (count: number): void => save(FILLED, count > 0 ? count : undefined);
