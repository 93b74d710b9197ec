import { useApplication } from '@pixi/react';
import { Container, Graphics, Rectangle, type Renderer, type Texture } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { stageResolution } from './stage.tsx';
import type { ElementSize } from './use-element-size.ts';

/** Drawings around their own origin, by name, for a layout. Must keep its identity. */
export type Drawings<Name extends string, Layout> = Readonly<Record<Name, (g: Graphics, layout: Layout) => void>>;

const pictureOf = (renderer: Renderer, draw: (g: Graphics) => void, { width, height }: ElementSize): Texture => {
  const graphics = new Graphics();
  draw(graphics);
  const target = new Container({ children: [graphics] }); // keeps an alpha that the drawing sets
  const frame = new Rectangle(-width / 2, -height / 2, width, height);
  const picture = renderer.generateTexture({ target, frame, resolution: stageResolution() });
  target.destroy({ children: true });
  return picture;
};

/**
 * Draws pictures once and keeps them, for parts that are shown many times: a picture is moved by its four corners, a
 * drawing by all its lines. `size`: what a picture covers, around the drawing's origin; whole pixels.
 */
export const usePictures = <Name extends string, Layout>(
  drawings: Drawings<Name, Layout>,
  layout: Layout,
  size: ElementSize,
): Readonly<Record<Name, Texture>> => {
  const { app } = useApplication();
  const pictures = useMemo(() => {
    const names = Object.keys(drawings) as Name[];
    return Object.fromEntries(
      names.map((name) => [name, pictureOf(app.renderer, (g) => drawings[name](g, layout), size)]),
    ) as Record<Name, Texture>;
  }, [app, drawings, layout, size]);
  useEffect(
    () => () => {
      for (const picture of Object.values<Texture>(pictures)) picture.destroy(true);
    },
    [pictures],
  );
  return pictures;
};
