import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `classic.scene.py`. */
export const classicPictures = {
  ticket: {
    url: new URL('./ticket.webp?no-inline', import.meta.url).href,
    width: 256,
    height: 256,
    frames: 1,
    columns: 1,
  },
  classicDrum: {
    url: new URL('./classic-drum.webp?no-inline', import.meta.url).href,
    width: 512,
    height: 512,
    frames: 1,
    columns: 1,
  },
  backdrop: {
    url: new URL('./classic-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
