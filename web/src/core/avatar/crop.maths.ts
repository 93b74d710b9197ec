/** How a picture lies behind the square that will be the avatar. */
export interface CropPlace {
  readonly zoom: number; // INITIAL_ZOOM: the shorter side fills the square
  readonly rotation: number; // degrees, clockwise: 0, 90, 180, 270
}

/** The part of the turned picture that the square shows, in pixels of the picture; it may reach past its edges. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const INITIAL_ZOOM = 0.28;
export const MIN_ZOOM = 0.08; // the last step above 0
export const MAX_ZOOM = 1.28;
const ZOOM_STEP = 0.1;
const QUARTER = 90;
const FULL = 360;

export const initialPlace: CropPlace = { zoom: INITIAL_ZOOM, rotation: 0 };

/** How many times larger than filling the square. */
export const scaleOf = (zoom: number): number => zoom / INITIAL_ZOOM;
export const zoomOf = (scale: number): number => scale * INITIAL_ZOOM;

/** One step nearer (1) or farther (-1), within the limits. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => {
  const next = Math.round((zoom + direction * ZOOM_STEP) * 100) / 100;
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next));
};

/** A quarter turn: clockwise (1) or back (-1). */
export const turn = (rotation: number, direction: 1 | -1): number => (rotation + direction * QUARTER + FULL) % FULL;

/** The transform of a canvas of `side` px that puts the area of a turned picture of this size exactly into it. */
export const cropTransform = (
  { x, y, width }: CropArea,
  picture: { width: number; height: number },
  rotation: number,
  side: number,
): DOMMatrix2DInit => {
  const scale = side / width;
  const isTurned = rotation % (2 * QUARTER) !== 0;
  const [boxWidth, boxHeight] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const radians = (rotation * Math.PI) / 180;
  const cos = Math.round(Math.cos(radians)); // quarter turns only: exact
  const sin = Math.round(Math.sin(radians));
  const centreX = scale * (boxWidth / 2 - x);
  const centreY = scale * (boxHeight / 2 - y);
  const a = scale * cos;
  const b = scale * sin;
  const [halfWidth, halfHeight] = [picture.width / 2, picture.height / 2];
  return {
    a,
    b,
    c: -b,
    d: a,
    e: centreX - a * halfWidth + b * halfHeight,
    f: centreY - b * halfWidth - a * halfHeight,
  };
};
