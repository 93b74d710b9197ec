import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `classic.scene.py`. */
export const classicPictures = {
  backdrop: {
    url: new URL('./classic-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
