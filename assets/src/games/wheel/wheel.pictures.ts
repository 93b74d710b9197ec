import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `wheel.scene.py`. */
export const wheelPictures = {
  wheelRim: {
    url: new URL('./wheel-rim.webp?no-inline', import.meta.url).href,
    width: 768,
    height: 768,
    frames: 1,
    columns: 1,
  },
  wheelPeg: {
    url: new URL('./wheel-peg.webp?no-inline', import.meta.url).href,
    width: 48,
    height: 48,
    frames: 1,
    columns: 1,
  },
  wheelHub: {
    url: new URL('./wheel-hub.webp?no-inline', import.meta.url).href,
    width: 320,
    height: 320,
    frames: 1,
    columns: 1,
  },
  wheelPointer: {
    url: new URL('./wheel-pointer.webp?no-inline', import.meta.url).href,
    width: 160,
    height: 160,
    frames: 1,
    columns: 1,
  },
  wheelChip: {
    url: new URL('./wheel-chip.webp?no-inline', import.meta.url).href,
    width: 96,
    height: 96,
    frames: 1,
    columns: 1,
  },
  backdrop: {
    url: new URL('./wheel-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
