// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

export const diceSprite = {
  src: [
    new URL('./dice.webm?no-inline', import.meta.url).href,
    new URL('./dice.mp3?no-inline', import.meta.url).href,
  ],
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
