const WINDOW = 8; // observations kept: a device's clock may be set, a laptop may sleep

/** Estimates the server's clock from the times it tells and from how long answers take. */
export interface Clock {
  now(): number; // server time, ms since epoch
  observeServerTime(serverTime: number): void;
  observeRoundTrip(ms: number): void;
}

/**
 * Each told time is late by its way here, so the greatest difference seen is the truest; half of the
 * shortest round trip is what even that one lacks.
 */
export const createClock = (local: () => number): Clock => {
  let offsets: number[] = [];
  let trips: number[] = [];
  let offset = 0;
  const update = (): void => {
    if (offsets.length === 0) return;
    const oneWay = trips.length === 0 ? 0 : Math.min(...trips) / 2;
    offset = Math.max(...offsets) + oneWay;
  };
  return {
    now: () => local() + offset,
    observeServerTime: (serverTime) => {
      offsets = [...offsets, serverTime - local()].slice(-WINDOW);
      update();
    },
    observeRoundTrip: (ms) => {
      trips = [...trips, ms].slice(-WINDOW);
      update();
    },
  };
};
