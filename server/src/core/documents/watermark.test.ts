import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildPhoto } from './testing/document-fixtures.ts';
import { drawWatermark } from './watermark.ts';

const WHITE = { r: 255, g: 255, b: 255 };

const white = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: WHITE } })
    .jpeg()
    .toBuffer();

/** The darkest value of a part of a picture: paper is 255. */
const darkestIn = async (picture: Buffer, part: { left: number; top: number; width: number; height: number }) => {
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
  return Math.min(...channels.map(({ min }) => min));
};

it.each([
  [800, 600],
  [600, 1400],
  [2000, 300],
])(
  'a text stands in every part of a picture of %i × %i, so that none can be cut out unmarked',
  async (width, height) => {
    const marked = await drawWatermark(await white(width, height), 'somebody · 2026-11-28 19:40 · review');
    expect(await sharp(marked).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    const [columns, rows] = [2, 2];
    const part = { width: Math.floor(width / columns), height: Math.floor(height / rows) };
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1)
        expect(await darkestIn(marked, { ...part, left: column * part.width, top: row * part.height })).toBeLessThan(
          200,
        );
  },
);

it('differs by its text, and a text is never markup', async () => {
  const picture = await white(800, 600);
  const [one, other] = await Promise.all([drawWatermark(picture, 'anna'), drawWatermark(picture, 'boris')]);
  expect(one.equals(other)).toBe(false);
  expect((await drawWatermark(picture, '<b>a & b</span>')).length).toBeGreaterThan(1_000);
});

it('is no larger than a page shows it', async () => {
  const marked = await drawWatermark(await buildPhoto({ width: 4000, height: 3000 }), 'somebody');
  expect(await sharp(marked).metadata()).toMatchObject({ width: 2000, height: 1500 });
});
