import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `battle.scene.py`. */
export const battlePictures = {
  redVessel: {
    url: new URL('./red-vessel.webp?no-inline', import.meta.url).href,
    width: 320,
    height: 320,
    frames: 1,
    columns: 1,
  },
  blueVessel: {
    url: new URL('./blue-vessel.webp?no-inline', import.meta.url).href,
    width: 320,
    height: 320,
    frames: 1,
    columns: 1,
  },
  backdrop: {
    url: new URL('./battle-backdrop.webp?no-inline', import.meta.url).href,
    width: 1280,
    height: 720,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
