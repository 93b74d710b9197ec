import { createStore } from '../../store/store.ts';
import { useEffect } from 'react';

const count = createStore(0);

/** Number of bets and moves of this page that wait for their answers. */
export const betsInFlight: Pick<typeof count, 'get' | 'subscribe'> = count;

/** Counts one for as long as it runs. */
export const asBetInFlight = async <T>(work: () => Promise<T>): Promise<T> => {
  count.set(count.get() + 1);
  try {
    return await work();
  } finally {
    count.set(count.get() - 1);
  }
};

const rounds = createStore(0); // rounds of this page in which its player has a stake

/** A round has begun. Returns how to say that it is over, and its result shown: once counts, more often does nothing. */
export const beginRound = (): (() => void) => {
  let isOn = true;
  rounds.set(rounds.get() + 1);
  return () => {
    if (isOn) rounds.set(rounds.get() - 1);
    isOn = false;
  };
};

/** Counts a round for as long as a screen shows it and `isOn`. */
export const useRoundInPlay = (isOn: boolean): void => useEffect(() => (isOn ? beginRound() : undefined), [isOn]);

/**
 * True while the page must be left alone: a bet waits for its answer, or a round with the player's stake is not over.
 */
export const inPlay = {
  get: (): boolean => betsInFlight.get() > 0 || rounds.get() > 0,
  subscribe(listener: () => void): () => void {
    const stops = [betsInFlight.subscribe(listener), rounds.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
} as const;

/** Something that may be busy: a round in play, a dialog that is open. */
export interface Busyness {
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Acts once, when nothing has been busy for `quietMs`. Returns how to call it off. */
export const whenQuiet = ({ get, subscribe }: Busyness, quietMs: number, act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = get()
      ? undefined
      : setTimeout(() => {
          stop();
          act();
        }, quietMs);
  };
  const unsubscribe = subscribe(wait);
  wait();
  return stop;
};

/** Number of times that play was asked to stand still: auto play stops each time. */
export const pauses = createStore(0);

/** Asks what plays by itself to stop after the bet in flight. */
export const pausePlay = (): void => pauses.set(pauses.get() + 1);
