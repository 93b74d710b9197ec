// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from '../../core/sounds/sprite.types.ts'

export const diceSprite = {
  src: [
    new URL('./dice.webm?no-inline', import.meta.url).href,
    new URL('./dice.mp3?no-inline', import.meta.url).href,
  ],
  sprite: {
    roll: [20, 560],
    tick: [700, 110],
    win: [930, 900],
    loss: [1950, 520],
    'big-win': [2590, 2100],
    less: [4810, 220],
    more: [5150, 220],
  },
} as const satisfies SoundSprite
