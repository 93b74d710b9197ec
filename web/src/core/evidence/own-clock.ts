import { connectionStatus, onOnline } from '../connection/connection.ts';

/** This browser's own time, ms since epoch: no word of the house is in it, and it does not jump while the page is open. */
export const ownNow = (): number => performance.timeOrigin + performance.now();

const SETTLED_MS = 5000; // so long after an absence, what had waited has come

let awayAt = -SETTLED_MS;
let watchedFrom = Infinity;

const away = (): void => {
  awayAt = performance.now();
};

/** Starts to notice when the page is hidden or without a connection: what comes then may come late by no fault. */
export const watchAttention = (): (() => void) => {
  watchedFrom = performance.now();
  const offs = [onOnline(away)];
  document.addEventListener('visibilitychange', away);
  return () => {
    document.removeEventListener('visibilitychange', away);
    offs.forEach((off) => off());
  };
};

/** True when the page has been seen and connected for a while. */
export const isAttentive = (): boolean =>
  !document.hidden && connectionStatus() === 'online' && performance.now() - awayAt >= SETTLED_MS;

/** True when this page was there, seen and connected at a time by its own clock, and has been ever since. */
export const wasAttentiveAt = (at: number): boolean =>
  isAttentive() && performance.timeOrigin + Math.max(watchedFrom, awayAt) + SETTLED_MS <= at;
