import { GAMES_PAGE } from 'server/contract';

const USUAL_SHARE = 0.9;
const FEW = 300; // up to this many games the page is short, so more load sooner

/** The scroll position from which more games load, as a share of the page's height. */
export const loadingShare = (loaded: number): number => (loaded > FEW ? USUAL_SHARE : 1 - 0.5 ** (loaded / GAMES_PAGE));

/** Whether the scroll position calls for more games. Lengths in px. */
export const isNearEnd = (
  loaded: number,
  { top, seen, height }: { top: number; seen: number; height: number },
): boolean => (top + seen) / Math.max(height, 1) >= loadingShare(loaded);
