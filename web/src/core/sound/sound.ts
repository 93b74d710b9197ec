import type { Howl, Howler } from 'howler';
import type { SoundName, SoundSprite } from 'assets';
import type { Volumes } from 'games-engine';
import { duckBed } from './ducking.ts';
import { effects, hushed, FULL_VOLUME, volume } from './levels.ts';
import { muted } from './muted.ts';

/** The library, as far as it is used. */
interface Player {
  Howl: typeof Howl;
  Howler: typeof Howler;
}

let loading: Promise<Player> | undefined;

/** The player, at the volume that the person has chosen. It loads with the first sound. */
const player = (): Promise<Player> =>
  (loading ??= import('howler').then((loaded) => {
    const { Howler } = loaded;
    const apply = (): void => void Howler.volume(volume.get() / FULL_VOLUME);
    apply();
    volume.subscribe(apply);
    muted.subscribe(() => muted.get() && Howler.stop());
    return loaded;
  }));

export const warn = (error: unknown): void => console.warn('a sound was not played', error);

/** Browsers let a page sound only after the person touched it: what came before is dropped, never queued. */
export const mayPlay = (asked: boolean): boolean =>
  !muted.get() && (asked || !hushed.get()) && navigator.userActivation.hasBeenActive;

const load = async ({ src, sprite }: SoundSprite): Promise<Howl> => {
  const { Howl } = await player();
  return new Promise((resolve, reject) => {
    const howl = new Howl({
      src: [...src],
      sprite: Object.fromEntries(
        Object.entries(sprite).map(([name, [at, ms, loops = false]]) => [
          name,
          [at, ms, loops] as [number, number, boolean],
        ]),
      ),
      onload: () => resolve(howl),
      onloaderror: (_id, error) => reject(new Error(`sprite ${src[0]}: ${String(error)}`)),
      onplayerror: (_id, error) => warn(error),
    });
  });
};

const loaded = new Map<SoundSprite, Promise<Howl>>();

/** A sprite's file, decoded: once for all who play of it. */
export const howlOf = (sprite: SoundSprite): Promise<Howl> => {
  const known = loaded.get(sprite);
  if (known) return known;
  const howl = load(sprite);
  loaded.set(sprite, howl);
  return howl;
};

/** Gives a decoded file's memory back. */
export const forgetHowl = (sprite: SoundSprite): void => {
  loaded.get(sprite)?.then((howl) => howl.unload(), warn);
  loaded.delete(sprite);
};

const STALE_MS = 250; // a sound that comes later than this after its cause would only confuse
const DUCKING_MS = 500; // length from which a sound is listened to: the bed makes room for it
const LISTEN_MS = 4000; // length of a loop for who asked to hear it
const LISTEN_FADE_MS = 800;

/** Options of playing a sound. */
export interface Playing {
  volume?: number | undefined; // percent of the recording, 0 is silent; as recorded unless given
  rate?: number; // factor of pitch and speed, 1 unless given
  asked?: boolean; // a person pressed for just this sound: it comes late rather than never, on a hushed page too
  calls?: boolean; // it calls the person back: heard on a page that is not seen, too
}

/** True when the browser lets a sound be heard now. Where it does not yet, it is asked to. */
export const canSound = async (asked: boolean): Promise<boolean> => {
  const { Howler } = await player();
  if (!Howler.usingWebAudio || Howler.ctx?.state === 'running') return true;
  const resumed = Howler.ctx?.resume();
  if (asked) await resumed;
  return asked;
};

/** Ends a loop that was asked for by name, as nothing else would. */
const endListening = (howl: Howl, id: number, share: number): void =>
  void setTimeout(() => {
    howl.fade(share, 0, LISTEN_FADE_MS, id);
    howl.once('fade', () => howl.stop(id), id);
  }, LISTEN_MS);

/** A slice's sounds. The player and the file load with the first sound that may be heard; a failure is only logged. */
export const createSounds = <S extends SoundSprite>(sprite: S): ((name: SoundName<S>, how?: Playing) => void) => {
  const play = async (name: string, percent: number, { asked = false, rate = 1 }: Playing): Promise<void> => {
    const askedAt = performance.now();
    const howl = await howlOf(sprite);
    if (muted.get() || (!asked && performance.now() - askedAt > STALE_MS)) return;
    if (!(await canSound(asked))) return;
    const [, ms = 0, loops] = sprite.sprite[name] ?? [];
    const share = (percent / FULL_VOLUME) * (asked ? 1 : effects.get() / FULL_VOLUME);
    const id = howl.play(name);
    howl.volume(share, id);
    if (rate !== 1) howl.rate(rate, id);
    if (loops) endListening(howl, id, share);
    else if (ms > DUCKING_MS) duckBed(ms / rate);
  };
  return (name, how = {}) => {
    const { volume: percent = FULL_VOLUME, asked = false, calls = false } = how;
    if (percent === 0 || (!asked && effects.get() === 0) || !mayPlay(asked)) return;
    if (!document.hidden || asked || calls) play(name, percent, how).catch(warn);
  };
};

/** Part of a config that sets its game's loudness. */
export interface Loudness<Cue extends string> {
  readonly sounds?: Volumes<Cue> | undefined;
}

/** A sprite that has a sound for each cue of a game. */
export type CueSprite<Cue extends string> = SoundSprite & {
  readonly sprite: Readonly<Record<Cue, readonly [offsetMs: number, durationMs: number, loops?: true]>>;
};

/** Plays a game's cues. */
export type PlayCue<Cue extends string> = (cue: Cue, config: Loudness<Cue>, how?: Omit<Playing, 'volume'>) => void;

/** A game's cues, each as loud as the config says that the round, or else the screen, is of. The bed has its own file. */
export const createCues = <Cue extends string>(
  sprite: CueSprite<Exclude<Cue, 'bed'>>,
  bed: CueSprite<Extract<Cue, 'bed'>>,
): PlayCue<Cue> => {
  const [play, playBed] = [createSounds<SoundSprite>(sprite), createSounds<SoundSprite>(bed)];
  return (cue, { sounds }, how) => (cue === 'bed' ? playBed : play)(cue, { ...how, volume: sounds?.[cue] });
};
