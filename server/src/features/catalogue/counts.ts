import type { catalogue } from 'db';

const KEPT_MS = 1_000; // everybody who opens the lobby asks: one look a second serves them all

interface Kept {
  counts: Promise<catalogue.GameCounts>;
  until: number; // of performance.now()
}

/** Counts that are read at most once a second for each kind of device. */
export const createCounts = (
  read: (isMobile: boolean) => Promise<catalogue.GameCounts>,
): ((isMobile: boolean) => Promise<catalogue.GameCounts>) => {
  const kept = new Map<boolean, Kept>();
  return (isMobile) => {
    const known = kept.get(isMobile);
    if (known && known.until > performance.now()) return known.counts;
    const counts = read(isMobile);
    kept.set(isMobile, { counts, until: performance.now() + KEPT_MS });
    counts.catch(() => kept.delete(isMobile));
    return counts;
  };
};
