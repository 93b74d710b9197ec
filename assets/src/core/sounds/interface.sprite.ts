// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from './sprite.types.ts'

export const interfaceSprite = {
  src: [
    new URL('./interface.webm?no-inline', import.meta.url).href,
    new URL('./interface.mp3?no-inline', import.meta.url).href,
  ],
  sprite: {
    press: [20, 120],
    toggle: [260, 190],
    open: [570, 340],
    close: [1030, 320],
    notify: [1470, 720],
    error: [2310, 420],
    success: [2850, 820],
  },
} as const satisfies SoundSprite
