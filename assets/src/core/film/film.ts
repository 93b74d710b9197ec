import type { Mono } from '../audio/signal.ts';
import type { Type } from './type.ts';

/** Frames per second. */
export const FILM_FPS = 24;
/** Pixels of a frame. */
export const FILM_SIZE = { width: 1280, height: 720 } as const;

/** A part of a film: what is drawn so many milliseconds after it began. */
export interface Scene {
  readonly name: string;
  readonly ms: number; // a whole number of frames
  readonly draw: (atMs: number, type: Type) => readonly string[];
}

/** What a `*.film.ts` file exports as `film`. */
export interface Film {
  readonly name: string; // of its files
  readonly characters: string; // that it writes with
  readonly scenes: readonly Scene[];
  readonly posterMs: number; // the frame that stands for it until it plays
  readonly sound: () => Mono;
}

/** Milliseconds that a film lasts. */
export const filmMs = ({ scenes }: Pick<Film, 'scenes'>): number => scenes.reduce((sum, { ms }) => sum + ms, 0);

/** When each scene begins, milliseconds. */
export function sceneStarts({ scenes }: Pick<Film, 'scenes'>): Record<string, number> {
  let at = 0;
  return Object.fromEntries(
    scenes.map(({ name, ms }) => {
      const start = at;
      at += ms;
      return [name, start];
    }),
  );
}
