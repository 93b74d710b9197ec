import { readSaved, save } from '../../core/store/saved.ts';
import { createStore, useStore } from '../../core/store/store.ts';

/** Sizes of covers: the least width of one, px. */
export const coverSizes = { small: 100, medium: 140, large: 220 } as const;
export type CoverSize = keyof typeof coverSizes;

/** A device's taste: how large covers are, and whether they say what games return here. */
export interface Taste {
  readonly size: CoverSize;
  readonly showsReturn: boolean;
}

const SAVED = 'lobby';

const isSize = (value: unknown): value is CoverSize => typeof value === 'string' && Object.hasOwn(coverSizes, value);

const known = (): Taste => {
  const saved = readSaved(SAVED);
  const { size, showsReturn } = typeof saved === 'object' && saved !== null ? (saved as Partial<Taste>) : {};
  return { size: isSize(size) ? size : 'medium', showsReturn: showsReturn === true };
};

const taste = createStore(known());

export const useTaste = (): Taste => useStore(taste);

/** Changes the taste, and remembers it. */
export const setTaste = (change: Partial<Taste>): void => {
  taste.set({ ...taste.get(), ...change });
  save(SAVED, taste.get());
};
