// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./classic.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./classic.mp3?no-inline', import.meta.url).href;

export const classicSprite = {
  src: [webm, mp3],
  sprite: {
    stake: [12, 328],
    join: [452, 328],
    start: [892, 568],
    second: [1572, 148],
    spin: [1832, 1008],
    detent: [2952, 78],
    land: [3142, 648],
    loss: [3902, 548],
    tension: [4630, 2000, true],
    win: [6882, 628],
    'medium-win': [7622, 988],
    'big-win': [8722, 1608],
    'huge-win': [10442, 2408],
  },
} as const satisfies SoundSprite;
