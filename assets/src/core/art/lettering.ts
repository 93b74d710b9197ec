import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readUpstreamFont } from '../font.ts';

interface Lettering {
  readonly path: string; // outlines in font units, y upwards
  readonly width: number; // font units
  readonly unitsPerEm: number;
}

/** A word as outlines, so that a picture needs no font. Plain advances, tightened by `tracking` font units. */
export async function letter(word: string, weight: number, tracking: number): Promise<Lettering> {
  const sfnt = await subsetFont(await readUpstreamFont(), word, { targetFormat: 'sfnt', variationAxes: { opsz: 32 } });
  const face = new Face(new Blob(toArrayBuffer(sfnt)));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  let x = 0;
  const parts = [...word].map((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (glyph === undefined) throw new Error(`the face has no glyph for "${character}"`);
    const moved = shift(font.glyphToPath(glyph), x);
    x += font.glyphHAdvance(glyph) + tracking;
    return moved;
  });
  return { path: parts.join(''), width: x - tracking, unitsPerEm: face.upem };
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/** Moves an absolute path (M, L, Q, C, Z) to the right, onto whole font units. */
function shift(path: string, dx: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round(Number(x) + dx)} ${Math.round(Number(y))}`,
  );
}
