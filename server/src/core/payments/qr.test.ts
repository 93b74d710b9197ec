import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCodeOf } from './qr.ts';

const pictureOf = (url: string): Buffer => Buffer.from(url.replace(/^data:image\/png;base64,/, ''), 'base64');

it.each(['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', `UQ${'A'.repeat(46)}`])('%s is a picture of 300 px', async (address) => {
  const { format, width, height } = await sharp(pictureOf(await qrCodeOf(address))).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 300, height: 300 });
});

it('has a quiet zone, and differs with the address', async () => {
  const url = await qrCodeOf('one');
  const { data } = await sharp(pictureOf(url)).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(new Set(data.subarray(0, 300 * 10))).toEqual(new Set([255]));
  expect(await qrCodeOf('another')).not.toBe(url);
});
