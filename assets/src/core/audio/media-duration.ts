const DURATION_ID = Buffer.from([0x44, 0x89, 0x88]); // Matroska Info/Duration, as an eight-byte float
const TIMESTAMP_SCALE_ID = Buffer.from([0x2a, 0xd7, 0xb1]); // nanoseconds per tick

/** Milliseconds that a WebM file says it lasts. */
export function webmDurationMs(file: Buffer): number {
  const at = file.indexOf(DURATION_ID);
  if (at < 0) throw new Error('no Duration element: not a finished WebM file');
  const scaleAt = file.indexOf(TIMESTAMP_SCALE_ID);
  const length = (file[scaleAt + 3] ?? 0x83) & 0x0f;
  const nanoseconds = scaleAt < 0 ? 1_000_000 : file.readUIntBE(scaleAt + 4, length);
  return (file.readDoubleBE(at + DURATION_ID.length) * nanoseconds) / 1e6;
}

const SAMPLES_PER_FRAME = 1152;
const KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const; // MPEG-1 layer III
const HERTZ = [44_100, 48_000, 32_000] as const;

/** Milliseconds of the MPEG-1 layer III frames in an MP3 file, without its information frame. */
export function mp3DurationMs(file: Buffer): number {
  let at = firstFrame(file);
  let ms = 0;
  while (at + 4 <= file.length && file[at] === 0xff && ((file[at + 1] ?? 0) & 0xfe) === 0xfa) {
    const third = file[at + 2] ?? 0;
    const hertz = HERTZ[(third >> 2) & 3] ?? NaN;
    const bytes = Math.floor((144_000 * (KBPS[third >> 4] ?? NaN)) / hertz) + ((third >> 1) & 1);
    const isInformation = /Xing|Info/.test(file.toString('latin1', at, at + 40));
    if (!isInformation) ms += (SAMPLES_PER_FRAME / hertz) * 1000;
    at += bytes;
  }
  return ms;
}

/** Skips an ID3v2 tag, whose size is written in seven-bit bytes. */
function firstFrame(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + [6, 7, 8, 9].reduce((size, index) => (size << 7) | (file[index] ?? 0), 0);
}
