import { minesSprite } from 'assets/mines';
import type { MinesCue } from 'games-engine/mines';
import type { Mood } from '../../core/game-kit/result/result.ts';
import { createCues, type Loudness } from '../../core/sound/sound.ts';

/** Plays a cue of mines as loud as a config says. */
export const playMinesCue = createCues<MinesCue>(minesSprite);

type Config = Loudness<MinesCue>;

const steps = ['safe-1', 'safe-2', 'safe-3', 'safe-4', 'safe-5', 'safe-6'] as const;

/** A field was laid. */
export const soundStart = (config: Config): void => playMinesCue('start', config);

/** A cell was marked or unmarked. */
export const soundMark = (config: Config): void => playMinesCue('mark', config);

/** A safe cell opened, the so-many-th of the round: the scale climbs with it and stays on its last step. */
export const soundSafe = (config: Config, count: number): void =>
  playMinesCue(steps[Math.min(count, steps.length) - 1] ?? 'safe-1', config);

/** The result is out. What returns no more than its stake is not celebrated. */
export const soundResult = (config: Config, mood: Mood, big: boolean): void => {
  if (mood === 'win') playMinesCue(big ? 'big-win' : 'win', config);
  else playMinesCue(mood === 'loss' ? 'mine' : 'mark', config);
};
