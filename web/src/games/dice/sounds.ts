import { diceSprite } from 'assets/dice';
import type { DiceCue } from 'games-engine/dice';
import { createCues, type Loudness } from '../../core/sound/sound.ts';
import type { Mood } from '../../core/game-kit/result/result.ts';

/** Plays a cue of dice as loud as a config says. */
export const playDiceCue = createCues<DiceCue>(diceSprite);

type Config = Loudness<DiceCue>;

/** The number is on its way. */
export const soundRoll = (config: Config, quick: boolean): void => playDiceCue(quick ? 'tick' : 'roll', config);

/** The result is out. What returns no more than its stake is not celebrated. */
export const soundResult = (config: Config, mood: Mood, big: boolean): void => {
  if (mood === 'win') playDiceCue(big ? 'big-win' : 'win', config);
  else playDiceCue(mood === 'loss' ? 'loss' : 'tick', config);
};

/** A side was chosen. */
export const soundSide = (config: Config, side: 'less' | 'more'): void => playDiceCue(side, config);
