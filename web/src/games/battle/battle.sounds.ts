import { battleSprite } from 'assets/battle';
import type { BattleTeam } from 'games-engine/battle';
import type { Mood } from '../../core/game-kit/mood.ts';
import { createSounds } from '../../core/sound/sound.ts';

const play = createSounds(battleSprite);

const DETENT_MS = 55; // faster than this is noise

let heard = { number: 0, at: 0 };

/** A team was joined. */
export const soundJoin = (team: BattleTeam): void => play(team);

/** The second team is in: the countdown runs. */
export const soundStart = (): void => play('start');

/** One of the countdown's last seconds. */
export const soundSecond = (): void => play('second');

/** The wheel starts. */
export const soundSpin = (): void => play('spin');

/** A number passes the pointer. Of numbers that pass too fast only some are heard. */
export const soundDetent = (number: number, now: number): void => {
  if (number === heard.number || Math.abs(now - heard.at) < DETENT_MS) return;
  heard = { number, at: now };
  play('detent');
};

/** The wheel has stopped. What returns no more than its stake is not celebrated; without a bet it only stops. */
export const soundResult = (mood: Mood | undefined, big: boolean): void => {
  if (mood === 'win') play(big ? 'big-win' : 'win');
  else play(mood === 'loss' ? 'loss' : 'land');
};
