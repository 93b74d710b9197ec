/** Device pixels per CSS pixel of a canvas: while it stands still and while it moves. */
export interface Sharpness {
  still: number;
  moving: number;
}

const FRAMES = 20; // looked at together
const SLOW_MS = 20; // mean of a frame: 60 a second take 16.7
const STEP = 0.8;
const MIN_QUALITY = 0.5;
const GAP_MS = 250; // between two frames of one motion; longer is a rest

/**
 * Keeps a moving picture smooth: while frames come too slowly it is drawn with fewer pixels. Nobody sees that in motion;
 * a picture that stands still is always drawn sharp.
 */
export class PictureQuality {
  readonly #still: number;
  #moving: number;
  #last: number | undefined;
  #sumMs = 0;
  #frames = 0;

  constructor({ still, moving }: Sharpness) {
    this.#still = still;
    this.#moving = moving;
  }

  /** The resolution for the frame that is about to be drawn. `now`: ms of any steady clock. */
  next(now: number, isMoving: boolean): number {
    const gap = this.#last === undefined ? Infinity : now - this.#last;
    this.#last = isMoving ? now : undefined;
    if (!isMoving) return this.#still;
    if (gap < GAP_MS) this.#look(gap);
    return this.#moving;
  }

  #look(gapMs: number): void {
    this.#sumMs += gapMs;
    this.#frames += 1;
    if (this.#frames < FRAMES) return;
    if (this.#sumMs > FRAMES * SLOW_MS) this.#moving = Math.max(MIN_QUALITY, this.#moving * STEP);
    this.#sumMs = 0;
    this.#frames = 0;
  }
}
