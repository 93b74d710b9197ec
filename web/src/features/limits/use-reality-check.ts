import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { betsInFlight } from '../../core/game-kit/bets-in-flight.ts';
import { pausePlay } from '../../core/game-kit/play-pause.ts';
import { readSaved, save } from '../../core/store/saved.ts';
import { isCheckDue, stayAt } from './reality-timer.ts';

const STAY = 'stay';
const LOOK_EVERY_MS = 10_000;

/** Notes that the player is here, and says whether they are to be told of the time. */
const look = (player: number, everyMinutes: number): boolean => {
  const stay = stayAt(readSaved(STAY), player, Date.now());
  save(STAY, stay);
  return isCheckDue(stay, everyMinutes);
};

/** The player was told: the next time is reckoned from now. */
const noteTold = (player: number): void => {
  const now = Date.now();
  save(STAY, { player, checkedAt: now, seenAt: now });
};

/**
 * Whether the player is to be told now how long they have been here: after so much play, and never while a bet waits for
 * its answer. What plays by itself is stopped first. Answered on one page, it is answered on all.
 */
export const useRealityCheck = (player: number, everyMinutes: number): { due: boolean; answer: () => void } => {
  const [due, setDue] = useState(false);
  const [shown, setShown] = useState(false);
  const isBetting = useSyncExternalStore(betsInFlight.subscribe, () => betsInFlight.get() > 0);
  useEffect(() => {
    const update = (): void => setDue(look(player, everyMinutes));
    update();
    const timer = setInterval(update, LOOK_EVERY_MS);
    addEventListener('storage', update);
    return () => {
      clearInterval(timer);
      removeEventListener('storage', update);
    };
  }, [player, everyMinutes]);
  useEffect(() => {
    if (due) pausePlay();
  }, [due]);
  const isOpen = due && (shown || !isBetting); // once it is there, a bet of another page does not take it away
  if (isOpen !== shown) setShown(isOpen);
  const answer = useCallback(() => {
    noteTold(player);
    setDue(false);
  }, [player]);
  return { due: isOpen, answer };
};
