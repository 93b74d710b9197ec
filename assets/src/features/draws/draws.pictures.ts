import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `draws.scene.py`. */
export const drawsPictures = {
  safe: {
    url: new URL('./safe.webp?no-inline', import.meta.url).href,
    width: 384,
    height: 384,
    frames: 1,
    columns: 1,
  },
  newYearDrum: {
    url: new URL('./new-year-drum.webp?no-inline', import.meta.url).href,
    width: 448,
    height: 448,
    frames: 1,
    columns: 1,
  },
  turningDrum: {
    url: new URL('./turning-drum.webp?no-inline', import.meta.url).href,
    width: 320,
    height: 320,
    frames: 16,
    columns: 4,
  },
  robberyKey: {
    url: new URL('./robbery-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
  newyearKey: {
    url: new URL('./newyear-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
