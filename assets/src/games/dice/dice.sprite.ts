// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./dice.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./dice.mp3?no-inline', import.meta.url).href;

export const diceSprite = {
  src: [webm, mp3],
  sprite: {
    roll: [12, 568],
    tick: [692, 118],
    win: [922, 908],
    loss: [1942, 528],
    'big-win': [2582, 2108],
    less: [4802, 228],
    more: [5142, 228],
  },
} as const satisfies SoundSprite;
