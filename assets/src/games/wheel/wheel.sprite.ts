// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./wheel.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./wheel.mp3?no-inline', import.meta.url).href;

export const wheelSprite = {
  src: [webm, mp3],
  sprite: {
    stake: [12, 208],
    start: [332, 488],
    second: [932, 148],
    spin: [1192, 1308],
    pin: [2612, 88],
    land: [2812, 648],
    loss: [3572, 548],
    tension: [4300, 2000, true],
    win: [6552, 628],
    'medium-win': [7292, 988],
    'big-win': [8392, 1608],
    'huge-win': [10112, 2408],
  },
} as const satisfies SoundSprite;
