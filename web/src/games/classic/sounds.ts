import { classicBedSprite, classicSprite } from 'assets/classic';
import type { ClassicCue } from 'games-engine/classic';
import { createResultSound } from '../../core/game-kit/result/result-sound.ts';
import { createCues, type Loudness } from '../../core/sound/sound.ts';

/** Plays a cue of classic as loud as a config says. */
export const playClassicCue = createCues<ClassicCue>(classicSprite, classicBedSprite);

type Config = Loudness<ClassicCue>;

const DETENT_MS = 55; // faster than this is noise

let heard = { edges: 0, at: 0 };

/** A stake fell into the pot: one's own, or another player's. */
export const soundStake = (config: Config, isOwn: boolean): void => playClassicCue(isOwn ? 'stake' : 'join', config);

/** The second player is in: the countdown runs. */
export const soundStart = (config: Config): void => playClassicCue('start', config);

/** One of the countdown's last seconds. */
export const soundSecond = (config: Config): void => playClassicCue('second', config);

/** The reel starts. */
export const soundSpin = (config: Config): void => playClassicCue('spin', config);

/** A tile passes the pointer. Of tiles that pass too fast only some are heard. */
export const soundDetent = (config: Config, edges: number, now: number): void => {
  if (edges === heard.edges || Math.abs(now - heard.at) < DETENT_MS) return;
  heard = { edges, at: now };
  playClassicCue('detent', config);
};

/** The reel has stopped. */
export const soundResult = createResultSound<ClassicCue>(playClassicCue, { land: 'land', loss: 'loss' });
