import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'png' | 'jpeg' | 'gif' | 'webp';

/** A picture of one colour. */
export const pictureOf = (format: Format, width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } })
    .toFormat(format)
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([frame, typed, sum]);
};

/** A PNG that claims these dimensions, and is as small as its compressed black rows. `rows`: how many it really has. */
export const pngFlood = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, greyscale
  const data = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

/** A GIF of so many frames. */
export const movingGif = (frames: number, side = 64): Promise<Buffer> =>
  sharp({ create: { width: side, height: side * frames, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: side, height: side * (frames - 1), channels: 3, background: 'blue' } },
        top: side,
        left: 0,
      },
    ])
    .raw()
    .toBuffer()
    .then((raw) =>
      sharp(raw, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
        .gif({ loop: 0, delay: Array.from({ length: frames }, () => 50) })
        .toBuffer(),
    );

/** The start of a ZIP archive with a page in it: what a polyglot hides behind a picture. */
export const hidden = Buffer.from('PK\u0003\u0004<!doctype html><script>alert(document.domain)</script>', 'latin1');
