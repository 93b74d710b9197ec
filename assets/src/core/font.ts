import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontCharacters, fontFeatures } from './fonts/charset.ts';

const NAME_RECORDS = [0, 3, 5, 13, 14]; // copyright, unique id, version, licence text and address: the OFL wants them kept
/** File of the subset, beside `fonts.css`. */
export const fontFile = new URL('./fonts/inter-subset.woff2', import.meta.url);

/** The upstream variable face (Inter 4, axes `wght` 100–900 and `opsz` 14–32), from the development dependency. */
export async function readUpstreamFont(): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2')));
}

/** The product's face: one WOFF2, weights 400 to 700, optical size pinned to text. */
export async function buildFont(): Promise<Buffer> {
  return subsetFont(await readUpstreamFont(), fontCharacters, {
    targetFormat: 'woff2',
    keepFeatures: [...fontFeatures],
    variationAxes: { wght: { min: 400, max: 700, default: 400 }, opsz: 14 },
    preserveNameIds: NAME_RECORDS,
    noHinting: true,
  });
}

/** File of the face that the server sets pictures in. */
export const pictureFontFile = new URL('./fonts/inter-bold.ttf', import.meta.url);

/** The same characters in one weight, cut for large sizes: what draws text on the server reads no WOFF2. */
export async function buildPictureFont(): Promise<Buffer> {
  return subsetFont(await readUpstreamFont(), fontCharacters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
    variationAxes: { wght: 700, opsz: 32 },
    preserveNameIds: NAME_RECORDS,
    noHinting: true,
  });
}

/** Writes both files of the typeface. */
export async function writeFonts(): Promise<void> {
  await writeFile(fontFile, await buildFont());
  await writeFile(pictureFontFile, await buildPictureFont());
}

if (import.meta.main) await writeFonts();
