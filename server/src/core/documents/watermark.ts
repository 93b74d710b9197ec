import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { escapeHtml } from '../http/escape-html.ts';
import { inPictureTurn } from '../picture-turn.ts';

const FONT = { font: 'Inter Variable Bold', fontfile: fileURLToPath(import.meta.resolve('assets/inter-bold.ttf')) };
const MAX_SIDE_PX = 2000; // as large as a page shows it
const QUALITY = 80;
const LINES_ACROSS = 22; // lines of text in the longer side
const TURN_DEGREES = -30;

// oxlint-disable-next-line no-control-regex -- what XML cannot hold at all
const UNWRITABLE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;

/** The text aslant on nothing: laid side by side it covers a picture, so that no part of it can be cut out unmarked. */
const drawTile = async (text: string, px: number): Promise<Buffer> => {
  const words = escapeHtml(text.replace(UNWRITABLE, ''));
  const span = `<span size="${px * 1024}" foreground="#B00020" alpha="45%">${words}</span>`;
  const line = await sharp({ text: { ...FONT, text: span, rgba: true, dpi: 72 } })
    .png()
    .toBuffer();
  const spaced = await sharp(line)
    .extend({ bottom: px, right: px * 2, background: '#0000' })
    .png()
    .toBuffer();
  return sharp(spaced).rotate(TURN_DEGREES, { background: '#0000' }).png().toBuffer();
};

/**
 * Draws a picture of ours again with a text across all of it, as a JPEG. `content`: a picture that was redrawn when it was
 * taken, never a stranger's file.
 */
export const drawWatermark = (content: Buffer, text: string): Promise<Buffer> =>
  inPictureTurn(async () => {
    const { data, info } = await sharp(content)
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    const px = Math.max(12, Math.round(Math.max(info.width, info.height) / LINES_ACROSS / 2));
    const tile = await drawTile(text, px);
    const fitting = await sharp(tile)
      .resize(info.width, info.height, { fit: 'inside', withoutEnlargement: true })
      .toBuffer();
    return sharp(data)
      .composite([{ input: fitting, tile: true, blend: 'over' }])
      .jpeg({ quality: QUALITY })
      .toBuffer();
  });
