import { battleBedSprite, battleSprite } from 'assets/battle';
import type { BattleCue, BattleTeam } from 'games-engine/battle';
import { createResultSound } from '../../core/game-kit/result/result-sound.ts';
import { createCues, type Loudness } from '../../core/sound/sound.ts';

/** Plays a cue of battle as loud as a config says. */
export const playBattleCue = createCues<BattleCue>(battleSprite, battleBedSprite);

type Config = Loudness<BattleCue>;

const DETENT_MS = 55; // faster than this is noise

let heard = { number: 0, at: 0 };

/** A team was joined. */
export const soundJoin = (config: Config, team: BattleTeam): void => playBattleCue(team, config);

/** The second team is in: the countdown runs. */
export const soundStart = (config: Config): void => playBattleCue('start', config);

/** One of the countdown's last seconds. */
export const soundSecond = (config: Config): void => playBattleCue('second', config);

/** The light starts its flight. */
export const soundSpin = (config: Config): void => playBattleCue('spin', config);

/** The light passes a number. Of numbers that pass too fast only some are heard. */
export const soundDetent = (config: Config, number: number, now: number): void => {
  if (number === heard.number || Math.abs(now - heard.at) < DETENT_MS) return;
  heard = { number, at: now };
  playBattleCue('detent', config);
};

/** The light has ended on a side. */
export const soundResult = createResultSound<BattleCue>(playBattleCue, { land: 'land', loss: 'loss' });
