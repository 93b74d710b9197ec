import { colors, fontFamily, hex } from '../../core/tokens/tokens.ts';

/** A usual size of banners, px, and where its parts stand. */
export interface BannerSize {
  readonly width: number;
  readonly height: number;
  readonly art: Box; // place of the picture, the rest is plain
  readonly text: Box;
  readonly headPx: number;
  readonly linkPx: number;
  readonly qrPx: number; // 0: no code
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const bannerSizes: readonly BannerSize[] = [
  { width: 728, height: 90, art: box(568, 0, 160, 90), text: box(20, 10, 548, 70), headPx: 24, linkPx: 15, qrPx: 0 },
  { width: 300, height: 250, art: box(0, 0, 300, 140), text: box(18, 132, 264, 106), headPx: 24, linkPx: 14, qrPx: 0 },
  {
    width: 160,
    height: 600,
    art: box(0, 0, 160, 146),
    text: box(12, 170, 136, 414),
    headPx: 22,
    linkPx: 12,
    qrPx: 104,
  },
  {
    width: 1080,
    height: 1080,
    art: box(0, 0, 1080, 600),
    text: box(72, 590, 936, 430),
    headPx: 76,
    linkPx: 36,
    qrPx: 220,
  },
];

/** Words and pictures of a banner. */
export interface BannerParts {
  readonly art: CanvasImageSource & { readonly width: number; readonly height: number };
  readonly qr: CanvasImageSource;
  readonly head: string;
  readonly link: string; // as it is read, without its scheme
}

const SUBJECT = { x: 0.5, y: 0.06, width: 0.46, height: 0.92 }; // subject of key pictures, parts of the whole
const MIN_PX = 9;
const NARROW = 200; // px
const LINE = 1.15;
const GAP = 0.5; // above the link, of its size

/** Lines of a text in the font of a canvas: words are kept whole. */
export const wrap = (measure: (text: string) => number, text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The greatest size, at most `px`, at which lines fit into a width and height; the lines with it. */
export const fit = (
  measureAt: (px: number) => (text: string) => number,
  { text, px, width, height }: { text: string; px: number; width: number; height: number },
): { px: number; lines: string[] } => {
  for (let size = px; size > MIN_PX; size -= 1) {
    const measure = measureAt(size);
    const lines = wrap(measure, text, width);
    if (lines.length * size * LINE <= height && lines.every((line) => measure(line) <= width))
      return { px: size, lines };
  }
  return { px: MIN_PX, lines: wrap(measureAt(MIN_PX), text, width) };
};

const drawArt = (
  context: CanvasRenderingContext2D,
  { art: place, width, height }: BannerSize,
  { art }: BannerParts,
): void => {
  const [subjectWidth, subjectHeight] = [art.width * SUBJECT.width, art.height * SUBJECT.height];
  const scale = Math.max(place.width / art.width, Math.min(place.width / subjectWidth, place.height / subjectHeight));
  const [middleX, middleY] = [art.width * SUBJECT.x + subjectWidth / 2, art.height * SUBJECT.y + subjectHeight / 2];
  const x = Math.min(
    place.x,
    Math.max(place.x + place.width - art.width * scale, place.x + place.width / 2 - middleX * scale),
  );
  const y = place.y + place.height / 2 - middleY * scale;
  context.save();
  context.beginPath();
  context.rect(width > height * 2 ? 0 : place.x, place.y, width, place.height);
  context.clip();
  context.drawImage(art, x, y, art.width * scale, art.height * scale);
  context.restore();
  const isWide = width > height * 2;
  const veil = isWide
    ? context.createLinearGradient(place.x - place.width * 0.4, 0, place.x + place.width * 0.35, 0)
    : context.createLinearGradient(0, place.y + place.height * 0.7, 0, place.y + place.height);
  veil.addColorStop(0, isWide ? hex('canvas') : `${hex('canvas')}00`);
  veil.addColorStop(1, isWide ? `${hex('canvas')}00` : hex('canvas'));
  context.fillStyle = veil;
  context.fillRect(0, 0, isWide ? place.x + place.width * 0.35 : width, place.y + place.height);
};

/** Draws a banner: the picture, the words, the link, and on large ones its code. */
export const drawBanner = (context: CanvasRenderingContext2D, size: BannerSize, parts: BannerParts): void => {
  const { width, height, text, headPx, linkPx, qrPx } = size;
  const isWide = width > height * 2;
  context.fillStyle = hex('canvas');
  context.fillRect(0, 0, width, height);
  drawArt(context, size, parts);
  const fontOf = (px: number): string => `700 ${px}px ${fontFamily}`;
  const measureAt = (px: number) => (line: string) => {
    context.font = fontOf(px);
    return context.measureText(line).width;
  };
  const besideCode = qrPx > 0 && text.width > qrPx * 3;
  const wordsWidth = besideCode ? text.width - qrPx - linkPx : text.width;
  const isNarrow = width < NARROW;
  const shownLink = isNarrow ? parts.link.replace('/', ' /') : parts.link; // a line for the path
  const link = fit(measureAt, { text: shownLink, px: linkPx, width: wordsWidth, height: linkPx * LINE * 2 });
  const forHead = text.height - linkPx * (LINE + GAP) - (qrPx > 0 && !besideCode ? qrPx + linkPx : 0);
  const head = fit(measureAt, { text: parts.head, px: headPx, width: wordsWidth, height: forHead });
  const headHeight = head.lines.length * head.px * LINE;
  context.textBaseline = 'top';
  context.fillStyle = hex('text');
  context.font = fontOf(head.px);
  const top = isWide ? text.y + (text.height - headHeight - linkPx * (LINE + GAP)) / 2 : text.y;
  head.lines.forEach((line, at) => context.fillText(line, text.x, top + at * head.px * LINE));
  context.fillStyle = hex('vip');
  context.font = fontOf(link.px);
  const below = top + headHeight + linkPx * GAP;
  link.lines.forEach((line, at) => context.fillText(line, text.x, below + at * link.px * LINE));
  if (qrPx > 0)
    context.drawImage(
      parts.qr,
      besideCode ? text.x + text.width - qrPx : text.x + (text.width - qrPx) / 2,
      text.y + text.height - qrPx,
      qrPx,
      qrPx,
    );
  const markPx = Math.max(11, Math.round(linkPx * 0.8));
  context.font = fontOf(markPx);
  context.fillStyle = `#${colors.muted.toString(16)}`;
  context.textAlign = 'right';
  context.fillText('Glasshouse · 18+', width - markPx * 0.7, markPx * 0.6);
  context.textAlign = 'left';
};
