// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./battle.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./battle.mp3?no-inline', import.meta.url).href;

export const battleSprite = {
  src: [webm, mp3],
  sprite: {
    red: [12, 248],
    blue: [372, 248],
    start: [732, 528],
    second: [1372, 148],
    spin: [1632, 1208],
    detent: [2952, 78],
    land: [3142, 628],
    loss: [3882, 548],
    tension: [4610, 2000, true],
    win: [6862, 628],
    'medium-win': [7602, 988],
    'big-win': [8702, 1608],
    'huge-win': [10422, 2408],
  },
} as const satisfies SoundSprite;
