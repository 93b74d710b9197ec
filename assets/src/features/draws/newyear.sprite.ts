// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./newyear.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./newyear.mp3?no-inline', import.meta.url).href;

export const newyearSprite = {
  src: [webm, mp3],
  sprite: {
    spin: [12, 1308],
    tick: [1432, 88],
    stop: [1632, 708],
    prize: [2452, 988],
  },
} as const satisfies SoundSprite;
