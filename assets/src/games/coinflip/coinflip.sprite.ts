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
    win: [2172, 868],
    loss: [3152, 528],
    heads: [3792, 208],
    tails: [4112, 208],
  },
} as const satisfies SoundSprite;
