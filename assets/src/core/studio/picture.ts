/** A rendered sheet: frames of one size in rows of `columns`, the first at the top left. */
export interface Picture {
  readonly url: string;
  readonly width: number; // px, one frame
  readonly height: number; // px, one frame
  readonly frames: number;
  readonly columns: number;
}

/** The cover of a game or a free draw: 480 × 640 and 480 × 480. */
export interface Cover {
  readonly portrait: string;
  readonly square: string;
}
