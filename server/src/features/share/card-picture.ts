import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { CARD_SIZE } from '../../../contract/features/share.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { escapeHtml } from '../../core/http/escape-html.ts';
import { texts } from '../../core/i18n/texts.ts';
import { inPictureTurn } from '../../core/picture-turn.ts';
import type { BetCard } from './bet-card.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const FONT = { font: 'Inter Variable Bold', fontfile: fileURLToPath(import.meta.resolve('assets/inter-bold.ttf')) };
const MARGIN = 64;
const COVER = { width: 412, height: 550, radius: 28 }; // 3:4
const VEIL = { width: 120, height: 63, blur: 6 }; // small first: a wide blur of the whole card takes seconds
const QUICK = { compressionLevel: 0 }; // for steps that are drawn on at once
const TEXT_WIDTH = WIDTH - COVER.width - 3 * MARGIN;
const COLOURS = { canvas: '#0B0E14', text: '#EEF2F8', muted: '#A7B2C6', win: '#3DDC97' };
const words = texts('share');

type Line = readonly [text: string, px: number, colour: string];

// oxlint-disable-next-line no-control-regex -- what XML cannot hold at all
const UNWRITABLE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;

/** A line as markup of the typesetter: of what a player writes, nothing is a tag. */
const markup = ([text, px, colour]: Line): string =>
  `<span size="${px * 1024}" foreground="${colour}">${escapeHtml(text.replace(UNWRITABLE, ''))}</span>`;

const block = (lines: readonly Line[], top: number): OverlayOptions => ({
  input: {
    text: {
      ...FONT,
      text: lines.map(markup).join('\n'),
      rgba: true,
      dpi: 72,
      width: TEXT_WIDTH,
      spacing: 10,
      wrap: 'word-char',
    },
  },
  left: MARGIN,
  top,
});

/** File of a game's cover; undefined for a game without one. */
const coverOf = async (game: string): Promise<string | undefined> => {
  const tile = await import(`assets/${game}/tile`).catch(() => undefined);
  const cover = (tile as Readonly<Record<string, { portrait?: string } | undefined>> | undefined)?.[`${game}Cover`];
  return cover?.portrait === undefined ? undefined : fileURLToPath(cover.portrait.replace(/\?.*$/, ''));
};

const rounded = Buffer.from(
  `<svg width="${COVER.width}" height="${COVER.height}"><rect width="100%" height="100%" rx="${COVER.radius}"/></svg>`,
);

/** The room of the card: the cover's own light behind a veil, and the cover before it. */
const drawRoom = async (game: string): Promise<Sharp> => {
  const file = await coverOf(game);
  if (file === undefined)
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.canvas } });
  const light = await sharp(file)
    .resize(VEIL.width, VEIL.height)
    .blur(VEIL.blur)
    .modulate({ brightness: 0.32, saturation: 0.8 })
    .png(QUICK)
    .toBuffer();
  const cover = await sharp(file)
    .resize(COVER.width, COVER.height)
    .composite([{ input: rounded, blend: 'dest-in' }])
    .png(QUICK)
    .toBuffer();
  const veil = await sharp(light).resize(WIDTH, HEIGHT).png(QUICK).toBuffer();
  const room = sharp(veil).composite([
    { input: cover, left: WIDTH - MARGIN - COVER.width, top: (HEIGHT - COVER.height) / 2 },
  ]);
  return sharp(await room.png(QUICK).toBuffer());
};

const SITE_TOP = 48;
const FACTS_TOP = 136;
const PROOF_TOP = HEIGHT - 104;

/** Draws the card of a bet as a JPEG of `CARD_SIZE`. At most two pictures of the house are drawn at once. */
export const drawCard = (card: BetCard, language: Language): Promise<Buffer> =>
  inPictureTurn(async () => {
    const say = words[language];
    const { text, muted, win } = COLOURS;
    const room = await drawRoom(card.game);
    return room
      .composite([
        block([['Glasshouse', 30, text]], SITE_TOP),
        block(
          [
            [card.name, 38, text],
            ...(card.nick === undefined ? [] : [[card.nick, 28, muted] as const]),
            [card.multiplier, card.multiplier.length > 8 ? 84 : 116, card.isWin ? win : text],
            [`${say.stake} ${card.stake}`, 34, muted],
            [`${say.payout} ${card.payout}`, 46, text],
          ],
          FACTS_TOP,
        ),
        block([[`✓ ${say.proof} · 18+`, 24, muted]], PROOF_TOP),
      ])
      .jpeg({ quality: 84 })
      .toBuffer();
  });
