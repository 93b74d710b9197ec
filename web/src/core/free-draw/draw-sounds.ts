import { wheelSprite } from 'assets/wheel';
import type { Volumes } from 'games-engine';
import { createSounds } from '../sound/sound.ts';

/** What is heard of a draw that costs nothing. */
export type DrawCue = 'spin' | 'tick' | 'stop' | 'prize';

// a draw turns as the wheel of fortune does, and sounds like it
const recordings = { spin: 'spin', tick: 'pin', stop: 'land', prize: 'win' } as const;

const play = createSounds(wheelSprite);

/** Plays a cue as loud as the config says. */
export const playDrawCue = (cue: DrawCue, { sounds }: { sounds?: Volumes<DrawCue> | undefined }): void =>
  play(recordings[cue], { volume: sounds?.[cue] });

const TICK_MS = 55; // faster than this is noise

let heard = { place: -1, at: 0 };

/** A place passes the pointer. Of places that pass too fast only some are heard. */
export const soundTick = (config: { sounds?: Volumes<DrawCue> | undefined }, place: number, now: number): void => {
  if (place === heard.place || Math.abs(now - heard.at) < TICK_MS) return;
  heard = { place, at: now };
  playDrawCue('tick', config);
};
