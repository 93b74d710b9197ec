import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFont, buildPictureFont, fontFile, pictureFontFile } from '../font.ts';
import { fontCharacters } from './charset.ts';

const ALPHABETS = {
  English: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  Russian: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  Ukrainian: 'ҐЄІЇґєії’',
  Kazakh: 'ӘҒҚҢӨҰҮҺІәғқңөұүһі',
  Uzbek: 'OʻoʻGʻgʻʼ ЎҚҒҲўқғҳ',
  Turkish: 'ÇĞİÖŞÜçğıöşü',
  'digits and signs': '0123456789.,:;+−±×÷=≈≠≤≥%‰√∞∑²³⁶⁴₀₁',
  money: '₽₴₸₺€$',
  'arrows and marks': '←↑→↓▲▼●✓✗…–—«»„“”№',
};

let committed: Buffer;
let face: Face;

beforeAll(async () => {
  committed = await readFile(fontFile);
  const sfnt = await subsetFont(committed, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  face = new Face(new Blob(new Uint8Array(sfnt).buffer));
});

function missing(text: string): string[] {
  const covered = new Set(face.collectUnicodes());
  return [...text].filter((character) => !covered.has(character.codePointAt(0) ?? -1));
}

function advances(text: string, features: string[]): number[] {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(
    new Font(face),
    buffer,
    features.map((tag) => new Feature(tag, 1)),
  );
  return buffer.getGlyphPositions().map((glyph) => glyph.xAdvance ?? NaN);
}

describe('the font', () => {
  it.each(Object.entries(ALPHABETS))('has every letter of %s', (_, text) => {
    expect(missing(text)).toEqual([]);
  });

  it('has every character it was asked to keep', () => {
    expect(missing(fontCharacters)).toEqual([]);
  });

  it('varies in weight from 400 to 700 and in nothing else', () => {
    const axes = face.getAxisInfos();
    expect(Object.keys(axes)).toEqual(['wght']);
    expect(axes['wght']).toMatchObject({ min: 400, max: 700 });
  });

  it('sets digits equally wide when figures are tabular', () => {
    expect(new Set(advances('0123456789', ['tnum'])).size).toBe(1);
    expect(new Set(advances('0123456789', [])).size).toBeGreaterThan(1);
  });

  it('is at most 110 KB', () => {
    expect(committed.length).toBeLessThanOrEqual(110 * 1024);
  });

  it('is what its generator writes', async () => {
    expect((await buildFont()).equals(committed)).toBe(true);
    expect((await buildPictureFont()).equals(await readFile(pictureFontFile))).toBe(true);
  });
});
