import type { Mono } from '../audio/signal.ts';
import type { Type } from './type.ts';

/** Frames per second. */
export const FILM_FPS = 24;
/** Pixels of a frame. */
export const FILM_SIZE = { width: 1280, height: 720 } as const;

/** A scene: draws its frame at a time since its start. */
export interface Scene {
  readonly name: string;
  readonly ms: number; // a whole number of frames
  readonly draw: (atMs: number, type: Type) => readonly string[];
}

/** Export `film` of a `*.film.ts` file. */
export interface Film {
  readonly name: string; // name of its files
  readonly characters: string; // all that its texts use
  readonly scenes: readonly Scene[];
  readonly posterMs: number; // time of the frame shown until it plays
  readonly sound: () => Mono;
}

/** The length of a film, in milliseconds. */
export const filmMs = ({ scenes }: Pick<Film, 'scenes'>): number => scenes.reduce((sum, { ms }) => sum + ms, 0);

/** The start of each scene, in milliseconds. */
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
