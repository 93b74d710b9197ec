import { wheelSprite } from 'assets/wheel';
import type { Volumes } from 'games-engine';
import { createSounds } from '../sound/sound.ts';

/** Sound cues of a free draw. */
export type DrawCue = 'spin' | 'tick' | 'stop' | 'prize';

// the sounds of the wheel of fortune, which spins alike
const recordings = { spin: 'spin', tick: 'pin', stop: 'land', prize: 'win' } as const;

const play = createSounds(wheelSprite);

/** Plays a cue at the config's volume. */
export const playDrawCue = (cue: DrawCue, { sounds }: { sounds?: Volumes<DrawCue> | undefined }): void =>
  play(recordings[cue], { volume: sounds?.[cue] });

const TICK_MS = 55; // ticks closer together merge into noise

let heard = { place: -1, at: 0 };

/** Ticks when a place passes the pointer, skipping some at high speed. */
export const soundTick = (config: { sounds?: Volumes<DrawCue> | undefined }, place: number, now: number): void => {
  if (place === heard.place || Math.abs(now - heard.at) < TICK_MS) return;
  heard = { place, at: now };
  playDrawCue('tick', config);
};
