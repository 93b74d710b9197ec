import { classicSprite } from 'assets/classic';
import type { Mood } from '../../core/game-kit/mood.ts';
import { createSounds } from '../../core/sound/sound.ts';

const play = createSounds(classicSprite);

const DETENT_MS = 55; // faster than this is noise

let heard = { edges: 0, at: 0 };

/** A stake fell into the pot: one's own, or another player's. */
export const soundStake = (own: boolean): void => play(own ? 'stake' : 'join');

/** The second player is in: the countdown runs. */
export const soundStart = (): void => play('start');

/** One of the countdown's last seconds. */
export const soundSecond = (): void => play('second');

/** The reel starts. */
export const soundSpin = (): void => play('spin');

/** A tile passes the pointer. Of tiles that pass too fast only some are heard. */
export const soundDetent = (edges: number, now: number): void => {
  if (edges === heard.edges || Math.abs(now - heard.at) < DETENT_MS) return;
  heard = { edges, at: now };
  play('detent');
};

/** The reel has stopped. What returns no more than its stake is not celebrated; without a bet it only stops. */
export const soundResult = (mood: Mood | undefined, big: boolean): void => {
  if (mood === 'win') play(big ? 'big-win' : 'win');
  else play(mood === 'loss' ? 'loss' : 'land');
};
