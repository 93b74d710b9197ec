import type { Cover } from '../../core/studio/picture.ts';

/** Robbery's safe in its room; rendered by `draws.scene.py`. */
export const robberyCover: Cover = {
  portrait: new URL('./robbery-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./robbery-cover-square.webp?no-inline', import.meta.url).href,
};

/** The drum of New Year in its room. */
export const newyearCover: Cover = {
  portrait: new URL('./newyear-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./newyear-cover-square.webp?no-inline', import.meta.url).href,
};
