import { GAMES_PAGE } from 'server/contract';

const USUAL_SHARE = 0.9;
const FEW = 300; // with up to so many games the page is short, and further ones come sooner

/** The share of the page's height from which on further games load, with so many shown. */
export const loadingShare = (loaded: number): number => (loaded > FEW ? USUAL_SHARE : 1 - 0.5 ** (loaded / GAMES_PAGE));

/** Whether the page is scrolled so far that further games are wanted. Lengths in px. */
export const isNearEnd = (
  loaded: number,
  { top, seen, height }: { top: number; seen: number; height: number },
): boolean => (top + seen) / Math.max(height, 1) >= loadingShare(loaded);
