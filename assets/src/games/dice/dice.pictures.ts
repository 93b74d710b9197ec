import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `dice.scene.py`. */
export const dicePictures = {
  die: {
    url: new URL('./die.webp?no-inline', import.meta.url).href,
    width: 320,
    height: 320,
    frames: 1,
    columns: 1,
  },
  dieRoll: {
    url: new URL('./die-roll.webp?no-inline', import.meta.url).href,
    width: 192,
    height: 192,
    frames: 24,
    columns: 6,
  },
  backdrop: {
    url: new URL('./dice-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
