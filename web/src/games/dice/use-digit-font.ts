import { BitmapFont, Cache } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { stageResolution } from '../../core/game-kit/stage.tsx';
import { fontFamily } from '../../core/tokens/tokens.ts';

const CHARS = '0123456789.-';

/** Draws the glyphs of a size, unless they are there, and names them. */
const install = (size: number, resolution: number): string => {
  const name = `dice-digits-${size}-${resolution}`;
  if (!Cache.has(`${name}-bitmap`)) {
    BitmapFont.install({
      name,
      style: { fontFamily, fontSize: size, fontWeight: '700', fill: 0xffffff },
      chars: CHARS,
      resolution,
    });
  }
  return name;
};

/** Glyphs of the number, drawn once for their size: changing a digit then only picks another one. */
export const useDigitFont = (size: number): string => {
  const resolution = stageResolution();
  const name = useMemo(() => install(size, resolution), [size, resolution]);
  useEffect(() => () => BitmapFont.uninstall(name), [name]);
  return name;
};
