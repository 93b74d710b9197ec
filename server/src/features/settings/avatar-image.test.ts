import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AVATAR_BYTES } from '../../../contract/settings-codes.ts';
import { hidden, movingGif, pictureOf, pngFlood } from './testing/settings-fixtures.ts';
import { bytesOfDataUrl, ImageRefused, normaliseAvatar } from './avatar-image.ts';

const faultOf = async (bytes: Buffer | Promise<Buffer>): Promise<string | undefined> => {
  const error: unknown = await normaliseAvatar(await bytes).catch((refusal: unknown) => refusal);
  return error instanceof ImageRefused ? error.fault : undefined;
};

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('a picture of %s becomes a square webp of 256 px', async (format) => {
    const webp = await normaliseAvatar(await pictureOf(format, 700, 400));
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('keeps its colours and loses everything else: places, comments, profiles', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-NOTE' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const picture = await sharp(await pictureOf('jpeg'))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect(picture.includes('SECRET-NOTE')).toBe(true);
    const webp = await normaliseAvatar(picture);
    expect(webp.includes('SECRET-NOTE')).toBe(false);
    const { exif: kept, xmp, icc } = await sharp(webp).metadata();
    expect([kept, xmp, icc]).toEqual([undefined, undefined, undefined]);
    const [red = 0, green = 0, blue = 0] = await sharp(webp)
      .extract({ left: 99, top: 99, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([Math.abs(red - 200) < 9, Math.abs(green - 40) < 9, Math.abs(blue - 90) < 9]).toEqual([true, true, true]);
  });

  it('stands upright, as its camera noted', async () => {
    const wide = { create: { width: 400, height: 200, channels: 3, background: 'white' } } as const;
    const left = { create: { width: 200, height: 200, channels: 3, background: 'black' } } as const;
    const lying = await sharp(wide)
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const pixels = await sharp(await normaliseAvatar(lying))
      .greyscale()
      .raw()
      .toBuffer();
    expect(pixels[10 * 256 + 128]).toBeLessThan(40); // the left edge is on top
    expect(pixels[245 * 256 + 128]).toBeGreaterThan(215);
  });

  it('a moving picture becomes its first frame', async () => {
    const webp = await normaliseAvatar(await movingGif(5));
    expect((await sharp(webp).metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = await sharp(webp).raw().toBuffer();
    expect([red > 200, blue < 60]).toEqual([true, true]);
  });

  it('a picture of the same content has the same file', async () => {
    const bytes = await pictureOf('png');
    expect(await normaliseAvatar(bytes)).toEqual(await normaliseAvatar(bytes));
  });
});

describe('an unsupported file, by its content', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
  );
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['svg', svg],
    ['a program', Buffer.from('4d5a9000', 'hex')],
  ])('is refused: %s', async (_name, bytes) => {
    expect(await faultOf(bytes)).toBe('avatar_type');
  });

  it('is refused: webp', async () => {
    expect(await faultOf(pictureOf('webp'))).toBe('avatar_type');
  });
});

describe('a polyglot', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('behind a %s is refused', async (format) => {
    const picture = await pictureOf(format);
    expect(await faultOf(Buffer.concat([picture, hidden]))).toBe('avatar_broken');
    expect(await faultOf(Buffer.concat([picture, Buffer.alloc(1)]))).toBe('avatar_broken');
    expect(await faultOf(Buffer.concat([picture, picture]))).toBe('avatar_broken');
  });

  it('inside of a comment does not survive', async () => {
    const jpeg = await pictureOf('jpeg');
    const comment = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from([0, hidden.length + 2]), hidden]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect((await normaliseAvatar(polyglot)).includes('script')).toBe(false);
  });

  it('in front of a picture is no picture', async () => {
    expect(await faultOf(Buffer.concat([hidden, await pictureOf('png')]))).toBe('avatar_type');
  });
});

describe('a pixel flood', () => {
  it.each([
    [8193, 8],
    [8, 8193],
    [60_000, 60_000],
    [8000, 8000],
  ])('a pixel flood of %i × %i is refused before it is decoded', async (width, height) => {
    const flood = pngFlood(width, height, 8);
    expect(flood.length).toBeLessThan(10_000);
    expect(await faultOf(flood)).toBe('avatar_pixels');
  });

  it('a picture of the largest accepted size is taken, in a small part of a second and of memory', async () => {
    const webp = await normaliseAvatar(pngFlood(8192, 6000));
    expect((await sharp(webp).metadata()).width).toBe(256);
  });

  it('in a file that is too large is refused unread', async () => {
    expect(await faultOf(Buffer.alloc(AVATAR_BYTES + 1))).toBe('avatar_size');
  });
});

describe('a broken picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('a broken picture of %s, cut off anywhere, is refused', async (format) => {
    const picture = await pictureOf(format);
    for (const share of [0.2, 0.5, 0.9]) {
      const cut = picture.subarray(0, Math.max(8, Math.floor(picture.length * share)));
      expect([share, await faultOf(cut)]).toEqual([share, 'avatar_broken']);
    }
  });

  it('with fewer rows than it claims is refused', async () => {
    expect(await faultOf(pngFlood(600, 600, 10))).toBe('avatar_broken');
  });

  it('with a lying chunk length is refused', async () => {
    const png = Buffer.from(await pictureOf('png'));
    png.writeUInt32BE(0xfffffff0, 8);
    expect(await faultOf(png)).toBe('avatar_broken');
  });
});

describe('a data URL', () => {
  it('holds a picture', async () => {
    const png = await pictureOf('png');
    expect(bytesOfDataUrl(`data:image/png;base64,${png.toString('base64')}`)).toEqual(png);
  });

  it.each([
    '',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PGI+',
    'https://example.com/a.png',
    'data:image/png,x',
  ])('a data URL that is %j is invalid', (url) => {
    expect(() => bytesOfDataUrl(url)).toThrow(ImageRefused);
  });
});
