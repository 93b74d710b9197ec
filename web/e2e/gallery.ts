import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The folder for pictures that people want to look at; nothing compares them. */
const pictures = process.env['GALLERY_PICTURES'];

/** Keeps a picture where somebody asked for them. A function is only called then: most of them take as long as the test. */
export const keep = async (
  picture: Buffer | (() => Promise<Buffer>),
  ...name: readonly (string | number)[]
): Promise<void> => {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  const file = join(pictures, `${name.join('-').replaceAll(/[/ ]/g, '-')}.png`);
  writeFileSync(file, typeof picture === 'function' ? await picture() : picture);
};

const STAGE = '[data-scene]';

/** The canvas of the scene that is shown, without what the page lays over it. */
export const pictureOf = (page: Page): Promise<Buffer> =>
  page.locator(STAGE).screenshot({ style: `${STAGE} :not(canvas, :has(canvas)) { opacity: 0 }` });

/** Number of colours in a picture: a handful when nothing is drawn. */
export const coloursIn = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const flat = new OffscreenCanvas(image.width, image.height).getContext('2d');
    flat?.drawImage(image, 0, 0);
    const pixels = flat?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    return new Set(new Uint32Array(pixels.buffer)).size;
  }, picture.toString('base64'));

export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
