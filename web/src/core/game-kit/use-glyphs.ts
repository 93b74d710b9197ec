import { BitmapFont, Cache } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { fontFamily } from '../tokens/tokens.ts';
import { stageResolution } from './stage.tsx';

export interface Glyphs {
  name: string; // of the set, one per use: 'dice-digits'
  chars: string; // all that is ever written with it
  size: number; // px
  weight?: '600' | '700';
}

/** Draws the glyphs of a size, unless they are there, and names them. */
const install = ({ name, chars, size, weight }: Required<Glyphs>, resolution: number): string => {
  const full = `${name}-${size}-${resolution}`;
  if (!Cache.has(`${full}-bitmap`)) {
    BitmapFont.install({
      name: full,
      style: { fontFamily, fontSize: size, fontWeight: weight, fill: 0xffffff },
      chars,
      resolution,
    });
  }
  return full;
};

/** Glyphs drawn once, white, for their size: changing a text of them then only picks others. Tint gives the colour. */
export const useGlyphs = ({ name, chars, size, weight = '700' }: Glyphs): string => {
  const resolution = stageResolution();
  const full = useMemo(
    () => install({ name, chars, size, weight }, resolution),
    [name, chars, size, weight, resolution],
  );
  useEffect(() => () => BitmapFont.uninstall(full), [full]);
  return full;
};
