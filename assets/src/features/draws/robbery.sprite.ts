// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./robbery.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./robbery.mp3?no-inline', import.meta.url).href;

export const robberySprite = {
  src: [webm, mp3],
  sprite: {
    spin: [12, 1208],
    tick: [1332, 78],
    stop: [1522, 768],
    prize: [2402, 988],
  },
} as const satisfies SoundSprite;
