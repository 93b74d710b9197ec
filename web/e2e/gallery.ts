import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { GameId } from '../../games-engine/src/index.ts';

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

/** A part of a scene: where it is, as shares of the picture, and its mean colour. */
interface Look {
  part: string;
  at: readonly [x: number, y: number, width: number, height: number];
  colour: readonly [red: number, green: number, blue: number];
}

/** Greatest difference of a channel, of 255. A part without its object is 45 or more away, most are 100. */
const COLOUR_TOLERANCE = 20;

const look = (part: string, at: Look['at'], colour: Look['colour']): Look => ({ part, at, colour });

const digits = [0.26, 0.12, 0.48, 0.19] as const;
const middle = [0.35, 0.15, 0.3, 0.2] as const;
const pointed = [0.48, 0.1, 0.05, 0.1] as const;
const coin = [0.42, 0.4, 0.16, 0.2] as const;
const strip = [0.1, 0.75, 0.8, 0.12] as const;

/** Five moments of each game, by script and step, and what is seen in each. */
export const looks: Readonly<Record<GameId, Readonly<Record<string, Look>>>> = {
  dice: {
    'win 0 waiting': look('the die on the threshold', [0.44, 0.54, 0.12, 0.16], [87, 25, 185]),
    'win 3 settled': look('the glass that wins', [0.3, 0.79, 0.15, 0.06], [64, 245, 200]),
    'loss 3 settled': look('the number of a loss', digits, [135, 68, 82]),
    'big-win 3 settled': look('the number of a win', digits, [48, 116, 91]),
    'even 3 settled': look('the die at the end of the rail', [0.06, 0.54, 0.13, 0.16], [86, 24, 185]),
  },
  mines: {
    'lost-third-cell 0 waiting': look('closed cells', [0.05, 0.22, 0.9, 0.68], [21, 90, 84]),
    'lost-third-cell 4 lost': look('the mine', [0.35, 0.56, 0.13, 0.16], [102, 63, 56]),
    'taken 8 settled': look('the first gem', [0.05, 0.22, 0.12, 0.14], [36, 148, 114]),
    'cleared 4 settled': look('the last gem', [0.83, 0.74, 0.12, 0.14], [36, 148, 113]),
    'big-win 9 settled': look('a rung that was climbed', [0.05, 0.1, 0.13, 0.06], [44, 142, 105]),
  },
  battle: {
    'red-wins 5 spinning': look('the blue vessel', [0.57, 0.33, 0.15, 0.18], [42, 140, 222]),
    'red-wins 6 rewarded': look('red all over', middle, [146, 34, 63]),
    'blue-wins 6 rewarded': look('the vessel that won', [0.56, 0.3, 0.2, 0.2], [44, 135, 217]),
    'own-big-win 6 rewarded': look('the red vessel', [0.16, 0.33, 0.14, 0.18], [215, 49, 54]),
    'many-players 44 rewarded': look('blue all over', middle, [42, 91, 177]),
  },
  wheel: {
    'x2 1 waiting': look('the rim', [0.3, 0.08, 0.1, 0.1], [167, 137, 150]),
    'x2 8 result': look('an open 2×', pointed, [96, 85, 110]),
    'x3 8 result': look('an open 3×', pointed, [78, 149, 206]),
    'x5 8 result': look('an open 5×', pointed, [217, 82, 104]),
    'x30 8 result': look('an open 30×', pointed, [192, 152, 60]),
  },
  coinflip: {
    'heads 1 waiting': look('the table', [0.2, 0.75, 0.6, 0.12], [109, 122, 112]),
    'heads 6 finished': look('heads', coin, [116, 154, 136]),
    'tails 6 finished': look('tails', coin, [184, 97, 95]),
    'own-win 6 finished': look('heads of an own win', coin, [116, 154, 136]),
    'own-loss 6 finished': look('tails of an own loss', coin, [184, 97, 95]),
  },
  classic: {
    'one-player 1 waiting': look('the foot of the drum', [0.42, 0.54, 0.16, 0.1], [163, 86, 33]),
    'three-players 3 countdown': look('tickets in the drum', [0.4, 0.2, 0.2, 0.2], [112, 81, 54]),
    'three-players 7 drawing': look('the strip', strip, [81, 81, 70]),
    'three-players 8 finished': look('the piece that won', [0.37, 0.7, 0.11, 0.2], [180, 159, 102]),
    'many-players 44 finished': look('a small piece that won', [0.38, 0.7, 0.1, 0.2], [122, 155, 177]),
  },
};

/** The part of a look that a picture does not show, with its colour; undefined where nothing is missing. */
export const missingIn = async (
  page: Page,
  picture: Buffer,
  { part, at, colour }: Look,
): Promise<string | undefined> => {
  const mean = await page.evaluate(
    async ([base64, [x, y, width, height]]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const [w, h] = [image.width, image.height];
      const whole = new OffscreenCanvas(w, h).getContext('2d');
      whole?.drawImage(image, 0, 0);
      const pixels = whole?.getImageData(x * w, y * h, width * w, height * h).data ?? new Uint8ClampedArray();
      const sums = [0, 0, 0];
      for (let index = 0; index < pixels.length; index += 1)
        if (index % 4 < 3) sums[index % 4] = (sums[index % 4] ?? 0) + (pixels[index] ?? 0);
      return sums.map((sum) => Math.round((sum * 4) / pixels.length));
    },
    [picture.toString('base64'), at] as const,
  );
  const isSeen = mean.every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) <= COLOUR_TOLERANCE);
  return isSeen ? undefined : `${part}: ${mean.join(' ')} and not ${colour.join(' ')}`;
};

export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
