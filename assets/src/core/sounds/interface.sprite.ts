// Written by `npm run generate -w assets`: change the recipes, not this file.
import type { SoundSprite } from './sprite.types.ts';

const webm = new URL('./interface.webm?no-inline', import.meta.url).href;
const mp3 = new URL('./interface.mp3?no-inline', import.meta.url).href;

export const interfaceSprite = {
  src: [webm, mp3],
  sprite: {
    press: [12, 128],
    toggle: [252, 198],
    open: [562, 348],
    close: [1022, 328],
    notify: [1462, 728],
    error: [2302, 428],
    success: [2842, 828],
  },
} as const satisfies SoundSprite;
