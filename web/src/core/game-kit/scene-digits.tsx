import type { BitmapText, TextStyleOptions } from 'pixi.js';
import type { ReactNode, RefObject } from 'react';

export interface SceneDigitsProps {
  centres: readonly number[]; // x of each digit
  y: number;
  font: string; // of useGlyphs: other glyphs, other digits
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
