import { diceSprite } from 'assets/dice';
import { createSounds } from '../../core/sound/sound.ts';
import type { Mood } from '../../core/game-kit/mood.ts';

const play = createSounds(diceSprite);

/** The number is on its way. */
export const soundRoll = (quick: boolean): void => play(quick ? 'tick' : 'roll');

/** The result is out. What returns no more than its stake is not celebrated. */
export const soundResult = (mood: Mood, big: boolean): void => {
  if (mood === 'win') play(big ? 'big-win' : 'win');
  else play(mood === 'loss' ? 'loss' : 'tick');
};

/** A side was chosen. */
export const soundSide = (side: 'less' | 'more'): void => play(side);
