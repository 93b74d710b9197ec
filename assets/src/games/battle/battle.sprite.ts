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
    win: [3882, 958],
    loss: [4952, 548],
    'big-win': [5612, 2108],
  },
} as const satisfies SoundSprite;
