import { CELLS, COLUMNS } from 'games-engine/mines';

type Step = (key: number, whole: boolean) => number;

const rowStart = (key: number): number => key - (key % COLUMNS);

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: (key) => Math.min(key + 1, rowStart(key) + COLUMNS - 1),
  ArrowLeft: (key) => Math.max(key - 1, rowStart(key)),
  ArrowDown: (key) => (key + COLUMNS < CELLS ? key + COLUMNS : key),
  ArrowUp: (key) => (key >= COLUMNS ? key - COLUMNS : key),
  Home: (key, whole) => (whole ? 0 : rowStart(key)),
  End: (key, whole) => (whole ? CELLS - 1 : rowStart(key) + COLUMNS - 1),
};

/** Where a key of the keyboard moves the focus on the field; undefined for a key that moves nothing. */
export const focusAfter = (sectorKey: number, pressed: string, whole: boolean): number | undefined =>
  steps[pressed]?.(sectorKey, whole);
