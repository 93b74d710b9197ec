import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `stickers.scene.py`. */
export const stickersPictures = {
  hello: {
    url: new URL('./hello.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  laugh: {
    url: new URL('./laugh.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  love: {
    url: new URL('./love.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  wow: {
    url: new URL('./wow.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  sad: {
    url: new URL('./sad.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  cool: {
    url: new URL('./cool.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  party: {
    url: new URL('./party.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  luck: {
    url: new URL('./luck.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  bravo: {
    url: new URL('./bravo.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
  tea: {
    url: new URL('./tea.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 12,
    columns: 12,
  },
} as const satisfies Record<string, Picture>;
