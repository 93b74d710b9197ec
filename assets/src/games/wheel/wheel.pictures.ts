import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `wheel.scene.py`. */
export const wheelPictures = {
  backdrop: {
    url: new URL('./wheel-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
