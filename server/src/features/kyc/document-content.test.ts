import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { KYC_BYTES, kycCodes, type KycMediaType } from '../../../contract/kyc.contract.ts';
import { cleanDocument } from './document-content.ts';
import { buildPdf, buildPhoto } from './kyc-fixtures.ts';

const faultOf = (bytes: Buffer, mediaType: KycMediaType): Promise<unknown> =>
  cleanDocument(bytes, mediaType).then(
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
  it.each(['jpeg', 'png'] as const)(
    'of %s is stored as what it shows, and nothing of who made it where',
    async (format) => {
      const photo = await buildPhoto({ format });
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      const clean = await cleanDocument(photo, `image/${format}`);
      const { exif, xmp, iptc, width, height, format: kept } = await sharp(clean).metadata();
      expect({ exif, xmp, iptc, width, height, kept }).toEqual({ width: 800, height: 600, kept: format });
      expect(clean.includes('Secret-Camera-Owner')).toBe(false);
    },
  );

  it('is turned upright and made no larger than anybody needs', async () => {
    const photo = await sharp(await buildPhoto({ width: 5000, height: 2500 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await sharp(await cleanDocument(photo, 'image/jpeg')).metadata();
    expect([width, height]).toEqual([2000, 4000]);
  });

  it('loses what lies behind its end', async () => {
    const photo = Buffer.concat([await buildPhoto(), Buffer.from('a secret behind the picture')]);
    expect((await cleanDocument(photo, 'image/jpeg')).includes('a secret')).toBe(false);
  });

  it.each([
    [
      'an archive',
      Buffer.concat([
        Buffer.from('504b0304', 'hex'),
        Buffer.alloc(40),
        Buffer.from('504b0506', 'hex'),
        Buffer.alloc(18),
      ]),
    ],
    ['a PDF', buildPdf()],
    ['a page', Buffer.from('<HTML><script>alert(1)</script>')],
    ['a program', Buffer.from('<?php system($_GET[0]); ?>')],
  ])('that is %s as well is refused', async (_what, rest) => {
    const photo = await buildPhoto();
    expect(await faultOf(Buffer.concat([photo, rest]), 'image/jpeg')).toBe(kycCodes.wrongType);
  });

  it.each([
    ['of another kind than it says', buildPhoto({ format: 'png' }), 'image/jpeg', kycCodes.wrongType],
    ['of a kind that is not taken', buildPhoto({ format: 'webp' }), 'image/png', kycCodes.wrongType],
    ['that is a PDF', Promise.resolve(buildPdf()), 'image/jpeg', kycCodes.wrongType],
    [
      'that is a drawing',
      Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'image/png',
      kycCodes.wrongType,
    ],
    ['that is nothing', Promise.resolve(Buffer.from('hello')), 'image/png', kycCodes.damaged],
    ['that is empty', Promise.resolve(Buffer.alloc(0)), 'image/png', kycCodes.damaged],
    ['too small to be read', buildPhoto({ width: 200 }), 'image/jpeg', kycCodes.damaged],
    ['cut off', buildPhoto().then((photo) => photo.subarray(0, photo.length / 2)), 'image/jpeg', kycCodes.damaged],
    ['of a flood of pixels', Promise.resolve(floodPng(60_000)), 'image/png', kycCodes.tooLarge],
    ['of too many bytes', Promise.resolve(Buffer.alloc(KYC_BYTES + 1)), 'image/png', kycCodes.tooLarge],
  ] as const)('%s is refused', async (_what, bytes, mediaType, fault) => {
    expect(await faultOf(await bytes, mediaType)).toBe(fault);
  });
});

describe('a PDF', () => {
  it('that only shows pages is stored as it is', async () => {
    const pdf = buildPdf('/OpenAction [3 0 R /Fit]');
    expect(await cleanDocument(pdf, 'application/pdf')).toBe(pdf);
  });

  it('may have anything in the bytes of its streams', async () => {
    const pdf = Buffer.from(buildPdf().toString('latin1').replace('0 0 10 10 re', '/JS /Launch '), 'latin1');
    expect(await faultOf(pdf, 'application/pdf')).toBe('taken');
  });

  it.each([
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/OpenAction << /S /J#61vaScript >>',
    '/AA << /O << /S /Launch /F (cmd.exe) >> >>',
    '/Names << /EmbeddedFiles 9 0 R >>',
    '/AcroForm << /XFA 9 0 R >>',
    '/Encrypt 9 0 R',
    '/#4a#53 (x)',
  ])('with %s in it is refused', async (extra) => {
    expect(await faultOf(buildPdf(extra), 'application/pdf')).toBe(kycCodes.unsafe);
  });

  it.each([
    ['with something before it', Buffer.concat([Buffer.from('MZ'), buildPdf()]), kycCodes.wrongType],
    ['with something behind it', Buffer.concat([buildPdf(), Buffer.from('PK\u0003\u0004 files')]), kycCodes.damaged],
    ['without an end', buildPdf().subarray(0, -10), kycCodes.damaged],
    ['that is none', Buffer.from('hello'), kycCodes.wrongType],
  ])('%s is refused', async (_what, bytes, fault) => {
    expect(await faultOf(bytes, 'application/pdf')).toBe(fault);
  });
});
