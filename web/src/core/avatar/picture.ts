import { useEffect, useState } from 'react';
import { hex } from '../tokens/tokens.ts';

/** Place of a picture behind the square that will be the avatar. */
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

/** Scale relative to filling the square. */
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

const SIDE_PX = 512; // twice what is kept: enough for sharp edges
const QUALITY = 0.92;

/** Loads a picture. Rejects when the browser cannot show it. */
const loadPicture = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** The part of a picture as a JPEG of its own; what lies past its edges, or shows through, has the colour of a surface. */
export const drawCrop = async (address: string, area: CropArea, rotation: number): Promise<Blob> => {
  const image = await loadPicture(address);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw the avatar on');
  context.fillStyle = hex('surface-3');
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  context.imageSmoothingQuality = 'high';
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  context.setTransform(cropTransform(area, size, rotation, SIDE_PX));
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the avatar was not drawn'))),
      'image/jpeg',
      QUALITY,
    );
  });
};

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];
const MB = 1024 * 1024;

/** The largest file that is opened here, MB; what is sent is only the cropped part. */
export const PICTURE_MB = 20;
export const PICTURE_TYPES = TYPES.join();

/** Why a file is no picture to crop. */
export type PictureFault = 'type' | 'size' | 'broken';

export interface PictureChoice {
  readonly picture: string | undefined; // the address of the opened file
  readonly fault: PictureFault | undefined;
  open(file: File): Promise<void>;
  close(): void;
}

const isShown = (address: string): Promise<boolean> =>
  loadPicture(address).then(
    () => true,
    () => false,
  );

/** A file that the player opens to crop. Its address lives as long as it is open. */
export const usePicture = (): PictureChoice => {
  const [picture, setPicture] = useState<string>();
  const [fault, setFault] = useState<PictureFault>();
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);

  const open = async (file: File): Promise<void> => {
    setFault(undefined);
    if (!TYPES.includes(file.type)) return setFault('type');
    if (file.size > PICTURE_MB * MB) return setFault('size');
    const address = URL.createObjectURL(file);
    if (await isShown(address)) return setPicture(address);
    URL.revokeObjectURL(address);
    setFault('broken');
  };

  const close = (): void => {
    setPicture(undefined);
    setFault(undefined);
  };

  return { picture, fault, open, close };
};
