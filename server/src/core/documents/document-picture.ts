import sharp, { type Metadata } from 'sharp';
import { kycCodes } from '../../../contract/features/kyc-values.ts';
import { DocumentRefused, type DocumentFault } from './document-refused.ts';

const MAX_PIXELS = 64_000_000;
const MIN_SIDE_PX = 240; // nobody can read a name in a smaller one
const MAX_SIDE_PX = 4000; // more shows no more of a document
const QUALITY = 88;

const refuse = (fault: DocumentFault, cause?: unknown): never => {
  throw new DocumentRefused(fault, { cause });
};

const metadataOf = async (bytes: Buffer): Promise<Metadata> => sharp(bytes, { limitInputPixels: false }).metadata();

const check = async (bytes: Buffer): Promise<void> => {
  const { width, height, pages = 1 } = await metadataOf(bytes).catch((cause) => refuse(kycCodes.wrongType, cause));
  if (pages > 1) refuse(kycCodes.wrongType);
  if (width * height > MAX_PIXELS) refuse(kycCodes.tooLarge);
  if (Math.min(width, height) < MIN_SIDE_PX) refuse(kycCodes.damaged);
};

const encode = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' })
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();

/**
 * Draws a photo of a document again, upright, as a JPEG: its pixels are all that is left of the file, no place, no camera,
 * nothing behind its end. Throws DocumentRefused for what is no still picture, is broken, too small or too large.
 * Decodes what a stranger sent: only `document-program.ts` may call it.
 */
export const redraw = async (bytes: Buffer): Promise<Buffer> => {
  await check(bytes);
  return encode(bytes).catch((cause) => refuse(kycCodes.damaged, cause));
};
