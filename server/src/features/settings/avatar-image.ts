import sharp from 'sharp';
import { AVATAR_BYTES } from '../../../contract/settings-codes.ts';
import { inPictureTurn } from '../../core/picture-turn.ts';
import { imageKindOf, isWholeImage } from './image-extent.ts';

const SIDE_PX = 256;
const MAX_SIDE_PX = 8192;
const MAX_PIXELS = 50_000_000; // decoded at once by some formats: 200 MB
const DECODE_SECONDS = 10;
const QUALITY = 86;

/** Why a picture is not taken: the message's key. */
export type ImageFault = 'avatar_type' | 'avatar_size' | 'avatar_pixels' | 'avatar_broken';

/** A picture that is not taken. */
export class ImageRefused extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault, options?: ErrorOptions) {
    super(`the picture is refused: ${fault}`, options);
    this.name = 'ImageRefused';
    this.fault = fault;
  }
}

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 });

const checkDimensions = async (bytes: Buffer): Promise<void> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  if (width > MAX_SIDE_PX || height > MAX_SIDE_PX || width * height > MAX_PIXELS)
    throw new ImageRefused('avatar_pixels');
};

const encode = (bytes: Buffer): Promise<Buffer> =>
  open(bytes)
    .autoOrient()
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
    .timeout({ seconds: DECODE_SECONDS })
    .webp({ quality: QUALITY })
    .toBuffer();

/**
 * The picture drawn again: a square of 256 px as webp with nothing else of the file in it, the first frame of a moving one.
 * Throws ImageRefused for what is no png, jpeg or gif by its content, is more than one file at once, is broken, or would
 * take too much memory.
 */
export const normaliseAvatar = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.length > AVATAR_BYTES) throw new ImageRefused('avatar_size');
  const kind = imageKindOf(bytes);
  if (!kind) throw new ImageRefused('avatar_type');
  if (!isWholeImage(bytes, kind)) throw new ImageRefused('avatar_broken');
  return inPictureTurn(async () => {
    try {
      await checkDimensions(bytes);
      return await encode(bytes);
    } catch (cause) {
      throw cause instanceof ImageRefused ? cause : new ImageRefused('avatar_broken', { cause });
    }
  });
};

const DATA_URL = /^data:image\/(?:png|jpe?g|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The picture in a data URL. Throws ImageRefused for anything else. */
export const bytesOfDataUrl = (url: string): Buffer => {
  const encoded = DATA_URL.exec(url)?.[1];
  if (encoded === undefined) throw new ImageRefused('avatar_type');
  return Buffer.from(encoded, 'base64');
};
