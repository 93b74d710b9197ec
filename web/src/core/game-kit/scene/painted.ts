import { CanvasSource, Texture } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { stageResolution } from './stage.tsx';
import type { ElementSize } from './still.tsx';

/** Paints with the browser's own brushes, whose gradients and soft shadows a canvas of lines has not. In CSS pixels. */
export type Paint = (pen: CanvasRenderingContext2D) => void;

const paint = ({ width, height }: ElementSize, draw: Paint): Texture => {
  const resolution = stageResolution();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * resolution);
  canvas.height = Math.ceil(height * resolution);
  const pen = canvas.getContext('2d');
  if (!pen) return Texture.EMPTY;
  pen.scale(resolution, resolution);
  draw(pen);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
};

/** A picture that is painted once and then only moved. `size` and `draw` must keep their identity. */
export const usePainted = (size: ElementSize, draw: Paint): Texture => {
  const picture = useMemo(() => paint(size, draw), [size, draw]);
  useEffect(() => () => void (picture === Texture.EMPTY || picture.destroy(true)), [picture]);
  return picture;
};
