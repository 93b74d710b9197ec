import { CanvasSource, Texture } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { stageResolution } from './stage.tsx';
import type { ElementSize } from './still.tsx';

/** Paints with the browser's own brushes, whose gradients and soft shadows a canvas of lines has not. In CSS pixels. */
export type Paint = (pen: CanvasRenderingContext2D) => void;

const paint = ({ width, height }: ElementSize, draw: Paint, resolution = stageResolution()): Texture => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * resolution);
  canvas.height = Math.ceil(height * resolution);
  const pen = canvas.getContext('2d');
  if (!pen) return Texture.EMPTY;
  pen.scale(resolution, resolution);
  draw(pen);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution, autoGenerateMipmaps: true }) });
};

/** Keeps a texture as long as the component shows it. */
const useOwn = (texture: Texture): Texture => {
  useEffect(() => () => void (texture === Texture.EMPTY || texture.destroy(true)), [texture]);
  return texture;
};

/** A picture that is painted once and then only moved. `size` and `draw` must keep their identity. */
export const usePainted = (size: ElementSize, draw: Paint): Texture =>
  useOwn(useMemo(() => paint(size, draw), [size, draw]));

const FINE = 2; // painted pixels per CSS pixel of what turns: its edges are smooth on a canvas that smooths none

/** The same around its middle, for what turns. `draw` must keep its identity. */
export const usePaintedAround = (width: number, height: number, draw: Paint): Texture =>
  useOwn(
    useMemo(() => {
      const drawAround: Paint = (pen) => {
        pen.translate(width / 2, height / 2);
        draw(pen);
      };
      return paint({ width, height }, drawAround, FINE);
    }, [width, height, draw]),
  );
