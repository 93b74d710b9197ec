import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `coinflip.scene.py`. */
export const coinflipPictures = {
  coin: {
    url: new URL('./coin.webp?no-inline', import.meta.url).href,
    width: 224,
    height: 224,
    frames: 48,
    columns: 8,
  },
  launcher: {
    url: new URL('./launcher.webp?no-inline', import.meta.url).href,
    width: 256,
    height: 224,
    frames: 12,
    columns: 6,
  },
  coinflipTable: {
    url: new URL('./coinflip-table.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 360,
    frames: 1,
    columns: 1,
  },
  backdrop: {
    url: new URL('./coinflip-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
