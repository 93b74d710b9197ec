// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts';

const webm = new URL('./mines.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./mines.mp3?no-inline', import.meta.url).href;

export const minesSprite = {
  src: [webm, mp3],
  sprite: {
    start: [12, 428],
    mark: [552, 118],
    'safe-1': [782, 428],
    'safe-2': [1322, 428],
    'safe-3': [1862, 428],
    'safe-4': [2402, 428],
    'safe-5': [2942, 428],
    'safe-6': [3482, 428],
    mine: [4022, 728],
    lift: [4862, 268],
    win: [5242, 628],
    'medium-win': [5982, 988],
    'big-win': [7082, 1608],
    'huge-win': [8802, 2408],
  },
} as const satisfies SoundSprite;
