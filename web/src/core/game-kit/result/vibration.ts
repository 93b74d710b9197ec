import { vibrates } from '../screen/settings.ts';
import type { WinSize } from './result.ts';

/** Pulses and pauses in turn, ms. */
type Pattern = readonly number[];

/** The touch of something that lands. */
const LANDING: Pattern = [12];

const wins: Readonly<Record<WinSize, Pattern>> = {
  small: [24],
  medium: [24, 60, 24],
  large: [30, 60, 30, 60, 60],
  huge: [30, 60, 30, 60, 30, 60, 120],
};

/** True where a hand may feel it: most browsers of desktops have the call, and nothing behind it. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

const vibrate = (pattern: Pattern): void => {
  if (vibrates.store.get() && canVibrate()) navigator.vibrate([...pattern]);
};

/** Lets what has landed be felt, where that was asked for. */
export const feelLanding = (): void => vibrate(LANDING);

/** Lets a win be felt, where that was asked for. A loss never is. */
export const feelWin = (size: WinSize): void => vibrate(wins[size]);
