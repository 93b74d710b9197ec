import { askOutside, type Resolve } from '../../core/http/outside-request.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 8_000;

/** Magic bytes of the picture types that we serve; anything else from an aggregator is rejected. */
const kinds: readonly (readonly [type: string, begins: RegExp])[] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
];

/** The media type of a picture; undefined for what is none that we serve. */
export const pictureType = (bytes: Buffer): string | undefined => {
  const head = bytes.toString('latin1', 0, 16);
  return kinds.find(([, begins]) => begins.test(head))?.[0];
};

/**
 * Copies a picture of at most 2 MB; undefined when it is none. Throws when it cannot be had, or its address leads into the house
 * or to another place.
 */
export const copyPicture = async (
  source: string,
  { isOutsideOnly, resolve }: { isOutsideOnly: boolean; resolve?: Resolve },
): Promise<Buffer | undefined> => {
  const limits = { isOutsideOnly, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
  const { status, bytes } = await askOutside(source, { ...limits, ...(resolve && { resolve }) });
  if (status >= 300 && status < 400) throw new Error(`${new URL(source).hostname} sends elsewhere`);
  return status === 200 && bytes && pictureType(bytes) !== undefined ? bytes : undefined;
};
