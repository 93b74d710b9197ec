import type { Howl } from 'howler';
import type { SoundName, SoundSprite } from 'assets';
import { readSaved, save } from '../store/saved.ts';
import { createStore, useStore } from '../store/store.ts';

const MUTED = 'muted';

/** Whether every sound is silenced. */
export const muted = createStore(readSaved(MUTED) === true);

export const useMuted = (): boolean => useStore(muted);

/** Silences or allows every sound; remembered. */
export const setMuted = (value: boolean): void => {
  muted.set(value);
  save(MUTED, value || undefined);
  if (value) void import('howler').then(({ Howler }) => Howler.stop(), warn);
};

let hushed = false;

/** Keeps the page silent while a tool shows what would sound. Nothing of it is remembered. */
export const hush = (on: boolean): void => {
  hushed = on;
};

const warn = (error: unknown): void => console.warn('a sound was not played', error);

/** Browsers let a page sound only after the person touched it: what came before is dropped, never queued. */
const mayPlay = (): boolean => !muted.get() && !hushed && navigator.userActivation.hasBeenActive;

const load = async ({ src, sprite }: SoundSprite): Promise<Howl> => {
  const { Howl } = await import('howler');
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

/** A slice's sounds. The player and the file load with the first sound that may be heard; a failure is only logged. */
export const createSounds = <S extends SoundSprite>(sprite: S): ((name: SoundName<S>, rate?: number) => void) => {
  let loading: Promise<Howl> | undefined;
  const play = async (name: string, rate: number): Promise<void> => {
    const askedAt = performance.now();
    loading ??= load(sprite);
    const howl = await loading;
    if (muted.get() || performance.now() - askedAt > STALE_MS) return;
    const { Howler } = await import('howler');
    if (Howler.ctx?.state === 'running' || !Howler.usingWebAudio) howl.rate(rate, howl.play(name));
    else if (Howler.ctx) void Howler.ctx.resume();
  };
  return (name, rate = 1) => {
    if (mayPlay()) play(name, rate).catch(warn);
  };
};
