import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `mines.scene.py`. */
export const minesPictures = {
  closedCell: {
    url: new URL('./closed-cell.webp?no-inline', import.meta.url).href,
    width: 256,
    height: 256,
    frames: 1,
    columns: 1,
  },
  openCell: {
    url: new URL('./open-cell.webp?no-inline', import.meta.url).href,
    width: 256,
    height: 256,
    frames: 1,
    columns: 1,
  },
  gem: {
    url: new URL('./gem.webp?no-inline', import.meta.url).href,
    width: 256,
    height: 256,
    frames: 1,
    columns: 1,
  },
  mine: {
    url: new URL('./mine.webp?no-inline', import.meta.url).href,
    width: 256,
    height: 256,
    frames: 1,
    columns: 1,
  },
  backdrop: {
    url: new URL('./mines-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
