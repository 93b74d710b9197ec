import type { catalogue } from 'db';

const KEPT_MS = 1_000; // every visitor of the lobby asks, so one query a second serves all

interface Kept {
  counts: Promise<catalogue.GameCounts>;
  until: number; // of performance.now()
}

/** Caches counts per kind of device, for a second. */
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
