/** The kinds of pictures that a player may send. */
export type ImageKind = 'png' | 'jpeg' | 'gif';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const GIF_SIGNATURES = ['GIF87a', 'GIF89a'];

/** Kind of a file by its first bytes, whatever it is called. */
export const imageKindOf = (bytes: Buffer): ImageKind | undefined => {
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'png';
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8 && bytes[2] === 0xff) return 'jpeg';
  return GIF_SIGNATURES.includes(bytes.toString('latin1', 0, 6)) ? 'gif' : undefined;
};

const PNG_CHUNK_FRAME = 12; // length, type, checksum

/** Chunk after chunk, to the end of IEND. */
const endOfPng = (bytes: Buffer): number => {
  for (let at = PNG_SIGNATURE.length; at + PNG_CHUNK_FRAME <= bytes.length;) {
    const next = at + PNG_CHUNK_FRAME + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return -1;
};

const EOI = 0xd9;
const SOS = 0xda;
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Past the coded data of a scan: to the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !hasNoLength(marker)) return at;
  }
  return bytes.length;
};

/** Segment after segment, to the end of EOI. */
const endOfJpeg = (bytes: Buffer): number => {
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return -1;
    if (marker === EOI) return at + 2;
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return -1;
      const next = at + 2 + bytes.readUInt16BE(at + 2);
      at = marker === SOS ? endOfScan(bytes, next) : next;
    }
  }
  return -1;
};

const GIF_HEADER = 13;
const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;
const GIF_TRAILER = 0x3b;
const colourTable = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Past a row of sub-blocks, each led by its length, to the empty one that ends it. */
const endOfSubBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
};

/** Block after block, to the end of the trailer. */
const endOfGif = (bytes: Buffer): number => {
  for (let at = GIF_HEADER + colourTable(bytes[10] ?? 0); at < bytes.length;) {
    const block = bytes[at];
    if (block === GIF_TRAILER) return at + 1;
    if (block === GIF_EXTENSION) at = endOfSubBlocks(bytes, at + 2);
    else if (block === GIF_IMAGE) at = endOfSubBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0));
    else return -1;
  }
  return -1;
};

const ends = { png: endOfPng, jpeg: endOfJpeg, gif: endOfGif } as const satisfies Record<
  ImageKind,
  (bytes: Buffer) => number
>;

/** True when the file is nothing but the picture: it has an end, and nothing lies behind it. */
export const isWholeImage = (bytes: Buffer, kind: ImageKind): boolean => ends[kind](bytes) === bytes.length;
