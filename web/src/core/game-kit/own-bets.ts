import type { SettledBet } from './play-result.ts';

const listeners = new Set<(bet: SettledBet) => void>();

/** Hears of every own bet that was settled on this page. */
export const onOwnBet = (listener: (bet: SettledBet) => void): void => void listeners.add(listener);

/** Tells of an own bet that was settled. */
export const tellOwnBet = (bet: SettledBet): void => {
  for (const listener of listeners) listener(bet);
};
