import { prefersReducedMotion } from '../game-kit/scene/use-reduced-motion.ts';
import { readSaved, save } from '../store/saved.ts';
import { createStore, useStore, type Store } from '../store/store.ts';
import { setMuted, useMuted } from './muted.ts';

const VOLUME = 'volume';
export const FULL_VOLUME = 100;

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= FULL_VOLUME;

const savedVolume = readSaved(VOLUME);

/** Loudness of every sound, percent: 1 to 100. */
export const volume = createStore(isPercent(savedVolume) && savedVolume > 0 ? savedVolume : FULL_VOLUME);

/** Loudness of every sound, percent: 1 to 100, 0 while muted. */
export const useLoudness = (): number => {
  const [percent, silent] = [useStore(volume), useMuted()];
  return silent ? 0 : percent;
};

/** Makes every sound this loud, percent; remembered. 0 mutes, and the volume before it comes back with the sound. */
export const setLoudness = (percent: number): void => {
  setMuted(percent === 0);
  if (percent === 0 || !isPercent(percent)) return;
  volume.set(percent);
  save(VOLUME, percent === FULL_VOLUME ? undefined : percent);
};

/** Loudness of one kind of sounds, percent, 0 to 100; remembered on this device. */
export interface Level {
  readonly chosen: Store<number | undefined>;
  get(): number;
  set(percent: number): void;
}

const createLevel = (name: string, atFirst: () => number): Level => {
  const saved = readSaved(name);
  const chosen = createStore<number | undefined>(isPercent(saved) ? saved : undefined);
  return {
    chosen,
    get: () => chosen.get() ?? atFirst(),
    set(percent) {
      if (!isPercent(percent)) return;
      chosen.set(percent);
      save(name, percent);
    },
  };
};

const QUIET_MUSIC = 40;

/** True for who asked for little: motion, or bytes. */
const wantsLittle = (): boolean =>
  prefersReducedMotion() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The beds of places: quiet at first, and off for who asked their system for little. */
export const music = createLevel('music', () => (wantsLittle() ? 0 : QUIET_MUSIC));

/** Everything that answers to something. */
export const effects = createLevel('effects', () => FULL_VOLUME);

/** The same for a component. */
export const useLevel = (level: Level): number => {
  useStore(level.chosen);
  return level.get();
};

/** True while a tool shows what would sound: then the page is silent. Nothing of it is remembered. */
export const hushed = createStore(false);

/** Keeps the page silent, or no longer. */
export const hush = hushed.set;
