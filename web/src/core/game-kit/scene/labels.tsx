import { BitmapFont, Cache, type BitmapText, type TextStyleOptions } from 'pixi.js';
import { useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { fontFamily } from '../../tokens/tokens.ts';
import { stageResolution } from './stage.tsx';

export interface Glyphs {
  name: string; // name of the set, one per use: 'dice-digits'
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

const AROUND = { x: 0.5, y: 0.5 };
const FROM = { x: 0, y: 0.5 };

export interface SceneLabelProps {
  x: number;
  y: number;
  text: string;
  size: number; // px
  color: number;
  bold?: boolean;
  start?: boolean; // begins at x instead of standing around it
}

/** A word of a picture. Its style keeps its identity: another object would have the word drawn again. */
export const SceneLabel = ({ x, y, text, size, color, bold = false, start = false }: SceneLabelProps): ReactNode => {
  const style = useMemo(
    () => ({ fontFamily, fontSize: size, fontWeight: bold ? '700' : '600', fill: color }) as const,
    [size, bold, color],
  );
  return (
    <pixiText
      text={text}
      x={Math.round(x)}
      y={Math.round(y)}
      anchor={start ? FROM : AROUND}
      style={style}
      resolution={stageResolution()}
    />
  );
};

export interface SceneDigitsProps {
  centres: readonly number[]; // x of each digit
  y: number;
  font: string; // font of useGlyphs: other glyphs, other digits
  style: TextStyleOptions; // keeps its identity
  digits: RefObject<(BitmapText | null)[]>; // the scene writes them, frame by frame
}

/** A row of digits, each in a place of its own: it does not move when another one changes. */
export const SceneDigits = ({ centres, y, font, style, digits }: SceneDigitsProps): ReactNode =>
  centres.map((x, index) => (
    <pixiBitmapText
      key={`${font} ${index}`}
      text=""
      ref={(part: BitmapText | null) => {
        digits.current[index] = part;
      }}
      x={x}
      y={y}
      anchor={0.5}
      style={style}
    />
  ));
