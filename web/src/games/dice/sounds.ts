import { diceBedSprite, diceSprite } from 'assets/dice';
import type { DiceCue } from 'games-engine/dice';
import { createResultSound, stingerOf, type StakeAndPayout } from '../../core/game-kit/result/result-sound.ts';
import { rateOf } from '../../core/sound/mixing.ts';
import { createCues, type Loudness } from '../../core/sound/sound.ts';

/** Plays a cue of dice as loud as a config says. */
export const playDiceCue = createCues<DiceCue>(diceSprite, diceBedSprite);

type Config = Loudness<DiceCue>;

/** The number is on its way. */
export const soundRoll = (config: Config, quick: boolean): void => playDiceCue(quick ? 'tick' : 'roll', config);

const land = createResultSound<DiceCue>(playDiceCue, { land: 'land', loss: 'loss' });

let streak = 0; // wins one after the other

/** The die has landed. Wins in a row climb; what returns no more than its stake ends them. */
export const soundResult = (config: Config, result: StakeAndPayout): void => {
  const isWin = stingerOf(result) !== undefined;
  land(config, result, rateOf(isWin ? streak : 0));
  streak = isWin ? streak + 1 : 0;
};

/** A side was chosen. */
export const soundSide = (config: Config, side: 'less' | 'more'): void => playDiceCue(side, config);
