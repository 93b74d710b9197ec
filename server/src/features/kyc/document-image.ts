import sharp, { type Sharp } from 'sharp';
import { kycCodes } from '../../../contract/kyc.contract.ts';
import { inPictureTurn } from '../../core/picture-turn.ts';
import { DocumentRefused } from './document-refused.ts';

/** What a photo of a document may be. */
export const imageFormats = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;
export type ImageMediaType = keyof typeof imageFormats;

const MAX_PIXELS = 64_000_000;
const LEAST_SIDE_PX = 240; // of less nobody can read a name
const MAX_SIDE_PX = 4000; // more shows no more of a document
const DECODE_SECONDS = 20;
const QUALITY = 88;

// What makes a picture another file as well, wherever it lies in it.
const FOREIGN = /%PDF-|<script|<html|<!doctype|<svg|<\?php/i;
const RAR = Buffer.from('526172211a07', 'hex');
const ZIP_END = Buffer.from('504b0506', 'hex');
const ZIP_TAIL_BYTES = 66_000; // an archive is read from its end, which lies within these

const isPolyglot = (bytes: Buffer): boolean =>
  FOREIGN.test(bytes.toString('latin1')) || bytes.includes(RAR) || bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END);

const check = async (bytes: Buffer, mediaType: ImageMediaType): Promise<void> => {
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== imageFormats[mediaType] || pages > 1) throw new DocumentRefused(kycCodes.wrongType);
  if (width * height > MAX_PIXELS) throw new DocumentRefused(kycCodes.tooLarge);
  if (Math.min(width, height) < LEAST_SIDE_PX) throw new DocumentRefused(kycCodes.damaged);
};

const encodeAs = {
  'image/jpeg': (image: Sharp): Sharp => image.jpeg({ quality: QUALITY }),
  'image/png': (image: Sharp): Sharp => image.png(),
} as const satisfies Record<ImageMediaType, (image: Sharp) => Sharp>;

const encode = (bytes: Buffer, mediaType: ImageMediaType): Promise<Buffer> => {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DECODE_SECONDS });
  return encodeAs[mediaType](image).toBuffer();
};

/**
 * The picture anew, upright, with nothing else of the file: no place, no camera, no thumbnail. Throws DocumentRefused for
 * what is no jpeg or png by its content, is another file as well, is broken, too small, or would take too much memory.
 */
export const cleanImage = (bytes: Buffer, mediaType: ImageMediaType): Promise<Buffer> =>
  inPictureTurn(async () => {
    if (isPolyglot(bytes)) throw new DocumentRefused(kycCodes.wrongType);
    try {
      await check(bytes, mediaType);
      return await encode(bytes, mediaType);
    } catch (cause) {
      throw cause instanceof DocumentRefused ? cause : new DocumentRefused(kycCodes.damaged, { cause });
    }
  });
