import type { Howl } from 'howler';
import type { SoundSprite } from 'assets';
import { useEffect } from 'react';
import { duckBed, ducksAt, onDuck } from './ducking.ts';
import { effects, hushed, music, type Level, FULL_VOLUME } from './levels.ts';
import { muted } from './muted.ts';
import { duckedShare, fadeShare, isFading, type Fading } from './mixing.ts';
import { canSound, forgetHowl, howlOf, mayPlay, warn, type CueSprite, type Loudness } from './sound.ts';

/** A loop that a screen wants to be heard. */
export interface Wish {
  readonly sprite: SoundSprite;
  readonly name: string;
  readonly level: Level;
  readonly percent: number; // loudness, of the recording's
  readonly inMs: number;
  readonly outMs: number;
}

interface Voice {
  readonly wish: Wish;
  readonly howl: Howl;
  readonly id: number;
  fading: Fading;
}

const wishes = new Set<Wish>();
const starting = new Set<Wish>();
const voices = new Map<Wish, Voice>();
let frame: number | undefined;

/** True where a loop may be heard: it never plays to nobody. */
const isHeard = ({ level, percent }: Wish): boolean =>
  percent > 0 && level.get() > 0 && mayPlay(false) && !document.hidden;

/** Silences a voice. A place that was left gives its memory back. */
const end = (wish: Wish): void => {
  const voice = voices.get(wish);
  voices.delete(wish);
  voice?.howl.stop(voice.id);
  const isWanted = [...wishes, ...voices.keys()].some(({ sprite }) => sprite === wish.sprite);
  if (wish.level === music && !isWanted) forgetHowl(wish.sprite);
};

/** Sets every voice as loud as it is to be now, for as long as that changes. */
const mix = (): void => {
  frame = undefined;
  const now = performance.now();
  const ducks = ducksAt(now);
  const ducked = duckedShare(ducks, now);
  let isMoving = ducks.size > 0;
  for (const { wish, howl, id, fading } of voices.values()) {
    const { level, percent } = wish;
    if (now >= fading.until + fading.outMs) {
      end(wish);
      continue;
    }
    isMoving ||= isFading(fading, now);
    const room = level === music ? ducked : 1;
    howl.volume(fadeShare(fading, now) * (percent / FULL_VOLUME) * (level.get() / FULL_VOLUME) * room, id);
  }
  if (isMoving) frame = requestAnimationFrame(mix);
};

const mixSoon = (): void => {
  if (voices.size > 0) frame ??= requestAnimationFrame(mix);
};

const begin = async (wish: Wish): Promise<void> => {
  const howl = await howlOf(wish.sprite);
  if (!(await canSound(true)) || !wishes.has(wish) || !isHeard(wish)) return;
  const id = howl.play(wish.name);
  howl.volume(0, id);
  const since = performance.now();
  voices.set(wish, { wish, howl, id, fading: { since, inMs: wish.inMs, until: Infinity, outMs: wish.outMs } });
  mixSoon();
};

/** Has what is heard follow what is wanted and allowed. */
const follow = (): void => {
  for (const [wish, voice] of voices) {
    if (!isHeard(wish)) end(wish);
    else if (!wishes.has(wish) && voice.fading.until === Infinity)
      voice.fading = { ...voice.fading, until: performance.now() };
  }
  for (const wish of wishes) {
    if (voices.has(wish) || starting.has(wish) || !isHeard(wish)) continue;
    starting.add(wish);
    begin(wish)
      .catch((error: unknown) => {
        warn(error);
        wishes.delete(wish); // its file does not come: not asked for with every touch
      })
      .finally(() => starting.delete(wish));
  }
  mixSoon();
};

let listens = false;

/** Follows the person: the first touch, the switches of the sound, and a page that is hidden or seen again. */
const listen = (): void => {
  if (listens) return;
  listens = true;
  for (const store of [muted, hushed, music.chosen, effects.chosen]) store.subscribe(follow);
  for (const gesture of ['pointerup', 'keyup']) addEventListener(gesture, follow, { passive: true });
  document.addEventListener('visibilitychange', follow);
  onDuck(mixSoon);
};

/** Wants a loop to be heard; answers how to want it no more. */
export const want = (wish: Wish): (() => void) => {
  listen();
  wishes.add(wish);
  follow();
  return () => {
    wishes.delete(wish);
    follow();
  };
};

const BED_IN_MS = 1800;
const BED_OUT_MS = 1200;

/** The bed of a place, for as long as its screen is there: one place passes into the next. */
export const useBed = (sprite: CueSprite<'bed'> | undefined, config?: Loudness<'bed'>): void => {
  const percent = config?.sounds?.bed ?? FULL_VOLUME;
  useEffect(
    () => sprite && want({ sprite, name: 'bed', level: music, percent, inMs: BED_IN_MS, outMs: BED_OUT_MS }),
    [sprite, percent],
  );
};

const TENSION_IN_MS = 1500;
const TENSION_OUT_MS = 200;

/** The sound of a draw that is on its way; the bed makes room for it. */
export const useTension = (
  sprite: CueSprite<'tension'>,
  config: Loudness<'tension'> | undefined,
  isOnItsWay: boolean,
): void => {
  const percent = config?.sounds?.tension ?? FULL_VOLUME;
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const wish = { sprite, name: 'tension', level: effects, percent, inMs: TENSION_IN_MS, outMs: TENSION_OUT_MS };
    const [stop, release] = [want(wish), duckBed(Infinity)];
    return () => {
      stop();
      release();
    };
  }, [sprite, percent, isOnItsWay]);
};
