import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kycCodes } from '../../../contract/features/kyc-values.ts';
import { redrawPicture } from './document-process.ts';
import { buildPdf, buildPhoto } from './testing/document-fixtures.ts';

const faultOf = (redrawn: Promise<Buffer>): Promise<unknown> =>
  redrawn.then(
    () => 'taken',
    (error: { fault?: string }) => error.fault ?? error,
  );

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xed_b8_83_20 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer): number => {
  let c = 0xff_ff_ff_ff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xff_ff_ff_ff) >>> 0;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of few bytes that says that it is huge. */
const floodPng = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a photo of %s is kept as a JPEG of its content, without author or place',
    async (format) => {
      const photo = await buildPhoto({ format });
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      const kept = await redrawPicture(photo);
      const { exif, xmp, iptc, icc, width, height, format: is } = await sharp(kept).metadata();
      expect({ exif, xmp, iptc, icc, width, height, is }).toEqual({ width: 800, height: 600, is: 'jpeg' });
      expect(kept.includes('Secret-Camera-Owner')).toBe(false);
    },
  );

  it('is turned upright and made no larger than anybody needs', async () => {
    const photo = await sharp(await buildPhoto({ width: 5000, height: 2500 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await sharp(await redrawPicture(photo)).metadata();
    expect([width, height]).toEqual([2000, 4000]);
  });

  it('shows white where it shows nothing', async () => {
    const empty = { r: 0, g: 0, b: 0, alpha: 0 };
    const photo = await sharp({ create: { width: 300, height: 300, channels: 4, background: empty } })
      .png()
      .toBuffer();
    const { channels } = await sharp(await redrawPicture(photo)).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it.each([
    ['an archive', Buffer.from('504b0506', 'hex')],
    ['a PDF', buildPdf()],
    ['a page', Buffer.from('<HTML><script>alert(1)</script>')],
    ['a program', Buffer.from('<?php system($_GET[0]); ?>')],
  ])('a photo that is also %s loses that', async (_what, rest) => {
    const kept = await redrawPicture(Buffer.concat([await buildPhoto(), rest]));
    expect(kept.includes(rest)).toBe(false);
    expect((await sharp(kept).metadata()).width).toBe(800);
  });

  it.each([
    ['that is a PDF', buildPdf(), kycCodes.wrongType],
    [
      'that is a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
      kycCodes.wrongType,
    ],
    ['that is nothing', Buffer.from('hello'), kycCodes.wrongType],
    ['that is empty', Buffer.alloc(0), kycCodes.wrongType],
    ['too small to be read', buildPhoto({ width: 200 }), kycCodes.damaged],
    ['cut off', buildPhoto().then((photo) => photo.subarray(0, photo.length / 2)), kycCodes.damaged],
    ['of a flood of pixels', floodPng(60_000), kycCodes.tooLarge],
    ['that is none, at length', Buffer.from('stream\n'.repeat(1_400_000)), kycCodes.wrongType],
  ] as const)('%s is refused', async (_what, bytes, fault) => {
    expect(await faultOf(redrawPicture(await bytes))).toBe(fault);
  });

  it.each(['gif', 'tiff', 'avif'] as const)(
    'a photo of %s is refused: its decoder is never reached',
    async (format) => {
      const photo = await sharp(await buildPhoto())
        .toFormat(format)
        .toBuffer();
      expect(await faultOf(redrawPicture(photo))).toBe(kycCodes.wrongType);
    },
  );

  it('a moving picture is refused', async () => {
    const still = await sharp(await buildPhoto({ hue: 9 })).toBuffer();
    const frames = await sharp([await buildPhoto(), still], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await faultOf(redrawPicture(frames))).toBe(kycCodes.wrongType);
  });

  it('a photo that takes too long is given up, and its process is gone', async () => {
    const photo = await buildPhoto({ width: 8000, height: 8000 });
    const refused = await redrawPicture(photo, 100).catch((error: unknown) => error);
    expect(refused).toMatchObject({ fault: kycCodes.damaged, cause: { killed: true, signal: 'SIGKILL' } });
  });
});
