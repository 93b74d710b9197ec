import { palette } from '../art/palette.ts';
import { element, gradient, picture } from '../art/svg.ts';
import { eased } from './clock.ts';
import { FILM_SIZE, type Film } from './film.ts';
import type { Type } from './type.ts';

const FADE_MS = 420;
const { width, height } = FILM_SIZE;

/** Draws one frame of a film as SVG. Scenes fade in from black and out to it. */
export function drawFrame({ scenes }: Film, atMs: number, type: Type): string {
  let start = 0;
  let current = scenes[0];
  for (const scene of scenes) {
    if (atMs < start + scene.ms) {
      current = scene;
      break;
    }
    start += scene.ms;
  }
  if (!current) throw new Error('a film without scenes');
  const at = atMs - start;
  const opacity = eased(at, 0, FADE_MS) * (1 - eased(at, current.ms - FADE_MS, current.ms));
  return picture(width, height, [
    element('defs', {}, [
      gradient('ground', [
        [0, palette.surface1],
        [1, palette.canvas],
      ]),
      type.definitions,
    ]),
    element('rect', { width, height, fill: 'url(#ground)' }),
    element('g', { opacity }, current.draw(at, type)),
  ]);
}
