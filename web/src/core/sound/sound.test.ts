import { beforeEach, describe, expect, test, vi } from 'vitest';
import { effects, hush, setLoudness } from './levels.ts';
import { muted, setMuted } from './muted.ts';
import { createCues, type PlayCue } from './sound.ts';

const heard: [name: string, volume: number][] = [];
const rates: number[] = [];
let state: 'running' | 'suspended' = 'running';
let overall = 1; // factor of all sounds

/** The player with nothing behind it: a test has no ears. */
vi.mock('howler', () => {
  class Howl {
    #names: string[] = [];
    constructor({ onload }: { onload: () => void }) {
      setTimeout(onload);
    }
    play(name: string): number {
      return this.#names.push(name) - 1;
    }
    rate(rate: number): void {
      rates.push(rate);
    }
    volume(volume: number, id: number): void {
      heard.push([this.#names[id] ?? '', volume]);
    }
  }
  const ctx = {
    get state() {
      return state;
    },
    resume: async () => {
      state = 'running';
    },
  };
  const volume = (share: number): void => void (overall = share);
  return { Howl, Howler: { usingWebAudio: true, ctx, stop: () => undefined, volume } };
});

const sprite = { src: ['a.webm', 'a.mp3'], sprite: { roll: [0, 10], win: [20, 10] } } as const;
const bed = { src: ['b.webm', 'b.mp3'], sprite: {} } as const; // none of these cues
type Cue = 'roll' | 'win';

/** Plays, and waits until it was heard or a later cue was. */
const after = async (play: PlayCue<Cue>, run: () => void): Promise<typeof heard> => {
  heard.length = 0;
  run();
  await vi.dynamicImportSettled();
  play('win', { sounds: { win: 99 } }, { asked: true });
  await expect.poll(() => heard.at(-1)).toEqual(['win', 0.99]);
  return heard.slice(0, -1);
};

beforeEach(() => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('document', { hidden: false });
  effects.set(100);
  state = 'running';
  hush(false);
  setMuted(false);
});

describe('the volume', () => {
  const play = createCues<Cue>(sprite, bed);

  test('chosen before anything sounded is that of the first sound, and changes with the slider', async () => {
    setLoudness(30);
    await after(play, () => play('roll', {}));
    expect(overall).toBe(0.3);
    setLoudness(70);
    await expect.poll(() => overall).toBe(0.7);
  });

  test('the volume of 0 mutes, and the earlier one comes back with the sound', async () => {
    setLoudness(70);
    setLoudness(0);
    expect(muted.get()).toBe(true);
    setMuted(false);
    await after(play, () => play('roll', {}));
    expect(overall).toBe(0.7);
  });

  test('the volume lets a muted page sound when it is turned up', () => {
    setMuted(true);
    setLoudness(10);
    expect(muted.get()).toBe(false);
  });
});

describe('a cue', () => {
  const play = createCues<Cue>(sprite, bed);

  test('is as loud as the config says, as recorded where it says nothing, and unheard at 0', async () => {
    expect(await after(play, () => play('roll', { sounds: { roll: 40 } }))).toEqual([['roll', 0.4]]);
    expect(await after(play, () => play('roll', {}))).toEqual([['roll', 1]]);
    expect(await after(play, () => play('roll', { sounds: { win: 5 } }))).toEqual([['roll', 1]]);
    expect(await after(play, () => play('roll', { sounds: { roll: 0 } }))).toEqual([]);
  });

  test('is as much softer as the person wants effects to be, and unheard where they want none', async () => {
    effects.set(50);
    expect(await after(play, () => play('roll', { sounds: { roll: 40 } }))).toEqual([['roll', 0.2]]);
    effects.set(0);
    expect(await after(play, () => play('roll', {}))).toEqual([]);
  });

  test('climbs by its rate', async () => {
    await after(play, () => play('roll', {}, { rate: 1.5 }));
    expect(rates).toEqual([1.5]);
  });

  test('on a page that nobody sees is heard only where it calls them back', async () => {
    vi.stubGlobal('document', { hidden: true });
    expect(await after(play, () => play('roll', {}))).toEqual([]);
    expect(await after(play, () => play('roll', {}, { calls: true }))).toEqual([['roll', 1]]);
  });

  test('before the first gesture is dropped', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    play('roll', {});
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    expect(await after(play, () => undefined)).toEqual([]);
  });

  test('on a hushed page is heard only by who asked for it', async () => {
    hush(true);
    expect(await after(play, () => play('roll', {}))).toEqual([]);
    expect(await after(play, () => play('roll', {}, { asked: true }))).toEqual([['roll', 1]]);
  });

  test('a requested cue waits until the browser lets it be heard', async () => {
    state = 'suspended';
    expect(await after(play, () => play('roll', {}, { asked: true }))).toEqual([['roll', 1]]);
  });

  test('is never heard by who has turned sound off, however loud the config is', async () => {
    setMuted(true);
    heard.length = 0;
    play('roll', { sounds: { roll: 100 } });
    play('win', {}, { asked: true });
    await vi.dynamicImportSettled();
    setMuted(false);
    expect(await after(play, () => play('roll', {}))).toEqual([['roll', 1]]);
  });
});
