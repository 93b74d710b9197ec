// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./coinflip.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./coinflip.mp3?no-inline', import.meta.url).href;

export const coinflipSprite = {
  src: [webm, mp3],
  sprite: {
    toss: [12, 728],
    land: [852, 568],
    join: [1532, 528],
    loss: [2172, 528],
    heads: [2812, 208],
    tails: [3132, 208],
    tension: [3520, 2000, true],
    win: [5772, 628],
    'medium-win': [6512, 988],
    'big-win': [7612, 1608],
    'huge-win': [9332, 2408],
  },
} as const satisfies SoundSprite;
