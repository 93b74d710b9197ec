import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { betsInFlight, pausePlay } from '../../core/game-kit/bet/in-play.ts';
import { readSaved, save } from '../../core/store/saved.ts';

/** A player's stay in this browser, across reloads and pages. Times are ms since epoch. */
export interface Stay {
  player: number;
  checkedAt: number; // when it began, or when the player was last told of the time
  seenAt: number; // when a page was last open
}

/** After so long without an open page a new stay begins. */
export const AWAY_MS = 900_000;

const MINUTE_MS = 60_000;

const isStay = (saved: unknown): saved is Stay =>
  typeof saved === 'object' &&
  saved !== null &&
  (['player', 'checkedAt', 'seenAt'] as const).every((key) => typeof Reflect.get(saved, key) === 'number');

/** The stay as it is at this moment: the saved one goes on, unless it is another player's or was left. */
export const stayAt = (saved: unknown, player: number, now: number): Stay => {
  const goesOn = isStay(saved) && saved.player === player && Math.abs(now - saved.seenAt) <= AWAY_MS;
  return { player, checkedAt: goesOn ? saved.checkedAt : now, seenAt: now };
};

/** True when the player is due a reality check. */
export const isCheckDue = ({ checkedAt, seenAt }: Stay, everyMinutes: number): boolean =>
  seenAt - checkedAt >= everyMinutes * MINUTE_MS;

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
 * Tells when a reality check is due: after so much play, and never while a bet waits for its answer. Automatic play is
 * stopped first. Answered on one page, it is answered on all.
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
