import { minesBedSprite, minesSprite } from 'assets/mines';
import type { MinesCue } from 'games-engine/mines';
import { createResultSound } from '../../core/game-kit/result/result-sound.ts';
import { feelLanding } from '../../core/game-kit/result/vibration.ts';
import { rateOf } from '../../core/sound/mixing.ts';
import { createCues, type Loudness } from '../../core/sound/sound.ts';

/** Plays a cue of mines as loud as a config says. */
export const playMinesCue = createCues<MinesCue>(minesSprite, minesBedSprite);

type Config = Loudness<MinesCue>;

const steps = ['safe-1', 'safe-2', 'safe-3', 'safe-4', 'safe-5', 'safe-6'] as const;

/** A field was laid. */
export const soundStart = (config: Config): void => playMinesCue('start', config);

/** A cell was marked or unmarked. */
export const soundMark = (config: Config): void => playMinesCue('mark', config);

/** A cell lifts: what is below it is on its way. */
export const soundLift = (config: Config): void => playMinesCue('lift', config);

/** A safe cell opened, the so-many-th of the round: the scale climbs with it, on its last step by its pitch alone. */
export const soundSafe = (config: Config, count: number): void => {
  playMinesCue(steps[Math.min(count, steps.length) - 1] ?? 'safe-1', config, { rate: rateOf(count - steps.length) });
  feelLanding();
};

/** The result is out. */
export const soundResult = createResultSound<MinesCue>(playMinesCue, { even: 'mark', loss: 'mine' });
