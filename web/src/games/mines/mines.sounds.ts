import { minesSprite } from 'assets/mines';
import type { Mood } from '../../core/game-kit/mood.ts';
import { createSounds } from '../../core/sound/sound.ts';

const play = createSounds(minesSprite);

const steps = ['safe-1', 'safe-2', 'safe-3', 'safe-4', 'safe-5', 'safe-6'] as const;

/** A field was laid. */
export const soundStart = (): void => play('start');

/** A cell was marked or unmarked. */
export const soundMark = (): void => play('mark');

/** A safe cell opened, the so-many-th of the round: the scale climbs with it and stays on its last step. */
export const soundSafe = (count: number): void => play(steps[Math.min(count, steps.length) - 1] ?? 'safe-1');

/** The result is out. What returns no more than its stake is not celebrated. */
export const soundResult = (mood: Mood, big: boolean): void => {
  if (mood === 'win') play(big ? 'big-win' : 'win');
  else play(mood === 'loss' ? 'mine' : 'mark');
};
