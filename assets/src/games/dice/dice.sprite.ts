// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./dice.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./dice.mp3?no-inline', import.meta.url).href;

export const diceSprite = {
  src: [webm, mp3],
  sprite: {
    roll: [12, 568],
    tick: [692, 118],
    loss: [922, 528],
    less: [1562, 228],
    more: [1902, 228],
    land: [2242, 628],
    win: [2982, 628],
    'medium-win': [3722, 988],
    'big-win': [4822, 1608],
    'huge-win': [6542, 2408],
  },
} as const satisfies SoundSprite;
