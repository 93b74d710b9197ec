import { wheelBedSprite, wheelSprite } from 'assets/wheel';
import type { WheelCue } from 'games-engine/wheel';
import { createResultSound } from '../../core/game-kit/result/result-sound.ts';
import { createCues, type Loudness } from '../../core/sound/sound.ts';

/** Plays a cue of the wheel as loud as a config says. */
export const playWheelCue = createCues<WheelCue>(wheelSprite, wheelBedSprite);

type Config = Loudness<WheelCue>;

const PIN_MS = 55; // faster than this is noise

let heard = { segment: -1, at: 0 };

/** A stake was set down. */
export const soundStake = (config: Config): void => playWheelCue('stake', config);

/** The first bet is in: the countdown runs. */
export const soundStart = (config: Config): void => playWheelCue('start', config);

/** One of the countdown's last seconds. */
export const soundSecond = (config: Config): void => playWheelCue('second', config);

/** The wheel starts. */
export const soundSpin = (config: Config): void => playWheelCue('spin', config);

/** A pin passes the pointer. Of pins that pass too fast only some are heard. */
export const soundPin = (config: Config, segment: number, now: number): void => {
  if (segment === heard.segment || Math.abs(now - heard.at) < PIN_MS) return;
  heard = { segment, at: now };
  playWheelCue('pin', config);
};

/** The wheel has stopped. */
export const soundResult = createResultSound<WheelCue>(playWheelCue, { land: 'land', loss: 'loss' });
