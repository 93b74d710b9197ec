import { letter } from '../art/lettering.ts';
import { element } from '../art/svg.ts';

const WEIGHT = 600;
const TRACKING = 0;

interface Glyph {
  readonly path: string; // font units, y upwards
  readonly width: number; // em
}

interface Setting {
  readonly x: number; // middle, unless `align` says start
  readonly y: number; // baseline
  readonly size: number; // pixels of an em
  readonly align?: 'start';
  readonly colour: string | ((index: number) => string);
  readonly opacity?: number;
}

/** Text as outlines, so that a frame needs no font. */
export interface Type {
  /** The definitions of the outlines, once per frame. */
  readonly definitions: string;
  /** Proportional text. */
  word(text: string, setting: Setting): string;
  /** Monospaced text, for hashes and seeds. */
  code(text: string, setting: Setting): string;
  /** The width of a number of `code` characters, in pixels. */
  codeWidth(characters: number, size: number): number;
}

const CODE_CELL = 0.66; // em

/** Prepares the characters of a film. */
export async function loadType(characters: string): Promise<Type> {
  const glyphs = new Map<string, Glyph>();
  let unitsPerEm = 1;
  for (const character of new Set(characters)) {
    const drawn = await letter(character, WEIGHT, TRACKING);
    unitsPerEm = drawn.unitsPerEm;
    glyphs.set(character, { path: drawn.path, width: drawn.width / drawn.unitsPerEm });
  }
  const glyphOf = (character: string): Glyph => {
    const glyph = glyphs.get(character);
    if (!glyph) throw new Error(`the film's characters lack "${character}"`);
    return glyph;
  };
  const idOf = (character: string): string => `g${character.codePointAt(0)}`;

  const set = (text: string, setting: Setting, widths: readonly number[]): string => {
    const { size, y, colour, opacity = 1, align } = setting;
    const total = widths.reduce((sum, width) => sum + width, 0) * size;
    let x = align === 'start' ? setting.x : setting.x - total / 2;
    const scale = size / unitsPerEm;
    const letters = [...text].map((character, index) => {
      const inset = ((widths[index] ?? 0) - glyphOf(character).width) / 2;
      const transform = `translate(${(x + inset * size).toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      x += (widths[index] ?? 0) * size;
      const fill = typeof colour === 'string' ? colour : colour(index);
      return element('use', { href: `#${idOf(character)}`, transform, fill });
    });
    return element('g', { opacity }, letters);
  };

  return {
    definitions: [...glyphs].map(([character, { path }]) => element('path', { id: idOf(character), d: path })).join(''),
    word: (text, setting) =>
      set(
        text,
        setting,
        [...text].map((character) => glyphOf(character).width),
      ),
    code: (text, setting) =>
      set(
        text,
        setting,
        [...text].map(() => CODE_CELL),
      ),
    codeWidth: (characters, size) => characters * CODE_CELL * size,
  };
}
