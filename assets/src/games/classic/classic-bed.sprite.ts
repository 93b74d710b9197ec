// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./classic-bed.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./classic-bed.mp3?no-inline', import.meta.url).href;

export const classicBedSprite = {
  src: [webm, mp3],
  sprite: {
    bed: [80, 12000, true],
  },
} as const satisfies SoundSprite;
