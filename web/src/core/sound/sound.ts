import type { Howl, Howler } from 'howler';
import type { SoundName, SoundSprite } from 'assets';
import type { Volumes } from 'games-engine';
import { readSaved, save } from '../store/saved.ts';
import { createStore, useStore } from '../store/store.ts';

const MUTED = 'muted';

/** True while every sound is silenced. */
export const muted = createStore(readSaved(MUTED) === true);

export const useMuted = (): boolean => useStore(muted);

const VOLUME = 'volume';
const FULL_VOLUME = 100;

const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= FULL_VOLUME;

const savedVolume = readSaved(VOLUME);
const volume = createStore(isVolume(savedVolume) ? savedVolume : FULL_VOLUME);

/** Loudness of every sound, percent: 1 to 100, 0 while muted. */
export const useLoudness = (): number => {
  const [percent, silent] = [useStore(volume), useMuted()];
  return silent ? 0 : percent;
};

/** The library, as far as it is used. */
interface Player {
  Howl: typeof Howl;
  Howler: typeof Howler;
}

let loading: Promise<Player> | undefined;

/** The player, at the volume that the person has chosen. It loads with the first sound. */
const player = (): Promise<Player> =>
  (loading ??= import('howler').then((loaded) => {
    loaded.Howler.volume(volume.get() / FULL_VOLUME);
    return loaded;
  }));

/** Silences or allows every sound; remembered. */
export const setMuted = (value: boolean): void => {
  muted.set(value);
  save(MUTED, value || undefined);
  if (value) loading?.then(({ Howler }) => Howler.stop(), warn);
};

/** Makes every sound this loud, percent; remembered. 0 mutes, and the volume before it comes back with the sound. */
export const setLoudness = (percent: number): void => {
  setMuted(percent === 0);
  if (!isVolume(percent)) return;
  volume.set(percent);
  save(VOLUME, percent === FULL_VOLUME ? undefined : percent);
  loading?.then(({ Howler }) => Howler.volume(percent / FULL_VOLUME), warn);
};

let hushed = false;

/** Keeps the page silent while a tool shows what would sound. Nothing of it is remembered. */
export const hush = (on: boolean): void => {
  hushed = on;
};

const warn = (error: unknown): void => console.warn('a sound was not played', error);

/** Browsers let a page sound only after the person touched it: what came before is dropped, never queued. */
const mayPlay = (asked: boolean): boolean =>
  !muted.get() && (asked || !hushed) && navigator.userActivation.hasBeenActive;

const load = async ({ src, sprite }: SoundSprite): Promise<Howl> => {
  const { Howl } = await player();
  return new Promise((resolve, reject) => {
    const howl = new Howl({
      src: [...src],
      sprite: Object.fromEntries(
        Object.entries(sprite).map(([name, [at, ms]]) => [name, [at, ms] as [number, number]]),
      ),
      onload: () => resolve(howl),
      onloaderror: (_id, error) => reject(new Error(`sprite ${src[0]}: ${String(error)}`)),
      onplayerror: (_id, error) => warn(error),
    });
  });
};

const STALE_MS = 250; // a sound that comes later than this after its cause would only confuse

/** Options of playing a sound. */
interface Playing {
  volume?: number | undefined; // percent of the recording, 0 is silent; as recorded unless given
  asked?: boolean; // a person pressed for just this sound: it comes late rather than never, on a hushed page too
}

/** True when the browser lets a sound be heard now. Where it does not yet, it is asked to. */
const canSound = async (asked: boolean): Promise<boolean> => {
  const { Howler } = await player();
  if (!Howler.usingWebAudio || Howler.ctx?.state === 'running') return true;
  const resumed = Howler.ctx?.resume();
  if (asked) await resumed;
  return asked;
};

/** A slice's sounds. The player and the file load with the first sound that may be heard; a failure is only logged. */
export const createSounds = <S extends SoundSprite>(sprite: S): ((name: SoundName<S>, how?: Playing) => void) => {
  let sprites: Promise<Howl> | undefined;
  const play = async (name: string, volume: number, asked: boolean): Promise<void> => {
    const askedAt = performance.now();
    sprites ??= load(sprite);
    const howl = await sprites;
    if (muted.get() || (!asked && performance.now() - askedAt > STALE_MS)) return;
    if (await canSound(asked)) howl.volume(volume / FULL_VOLUME, howl.play(name));
  };
  return (name, { volume = FULL_VOLUME, asked = false } = {}) => {
    if (volume > 0 && mayPlay(asked)) play(name, volume, asked).catch(warn);
  };
};

/** Part of a config that sets its game's loudness. */
export interface Loudness<Cue extends string> {
  readonly sounds?: Volumes<Cue> | undefined;
}

/** A sprite that has a sound for each cue of a game. */
type CueSprite<Cue extends string> = SoundSprite & { readonly sprite: Readonly<Record<Cue, unknown>> };

/** Plays a game's cues. `asked`: see `Playing`. */
export type PlayCue<Cue extends string> = (cue: Cue, config: Loudness<Cue>, asked?: boolean) => void;

/** A game's cues, each as loud as the config says that the round, or else the screen, is of. */
export const createCues = <Cue extends string>(sprite: CueSprite<Cue>): PlayCue<Cue> => {
  const play = createSounds<SoundSprite>(sprite);
  return (cue, { sounds }, asked = false) => play(cue, { volume: sounds?.[cue], asked });
};
