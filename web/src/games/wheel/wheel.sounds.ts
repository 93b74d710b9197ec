import { wheelSprite } from 'assets/wheel';
import type { Mood } from '../../core/game-kit/mood.ts';
import { createSounds } from '../../core/sound/sound.ts';

const play = createSounds(wheelSprite);

const PIN_MS = 55; // faster than this is noise

let heard = { segment: -1, at: 0 };

/** A stake was set down. */
export const soundStake = (): void => play('stake');

/** The first bet is in: the countdown runs. */
export const soundStart = (): void => play('start');

/** One of the countdown's last seconds. */
export const soundSecond = (): void => play('second');

/** The wheel starts. */
export const soundSpin = (): void => play('spin');

/** A pin passes the pointer. Of pins that pass too fast only some are heard. */
export const soundPin = (segment: number, now: number): void => {
  if (segment === heard.segment || Math.abs(now - heard.at) < PIN_MS) return;
  heard = { segment, at: now };
  play('pin');
};

/** The wheel has stopped. What returns no more than its stake is not celebrated; without a bet it only stops. */
export const soundResult = (mood: Mood | undefined, big: boolean): void => {
  if (mood === 'win') play(big ? 'big-win' : 'win');
  else play(mood === 'loss' ? 'loss' : 'land');
};
