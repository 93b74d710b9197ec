import { fontFamily } from '../../../core/tokens/tokens.ts';
import { sectorEnamel } from './colors.ts';
import { STEP, type WheelLayout } from './frame.ts';

/** Paints a picture around its middle. */
type Pen = CanvasRenderingContext2D;

const UP = -Math.PI / 2;
const GOLD = ['#6b3a0c', '#ffe6a0', '#a86a1c'] as const;

/** Outlines one piece of a ring. Angles: 0 is up, clockwise. */
const piece = (pen: Pen, inner: number, outer: number, half: number): void => {
  pen.beginPath();
  pen.arc(0, 0, outer, UP - half, UP + half);
  pen.arc(0, 0, inner, UP + half, UP - half, true);
  pen.closePath();
};

const across = (pen: Pen, inner: number, outer: number, colors: readonly string[]): CanvasGradient => {
  const gradient = pen.createRadialGradient(0, 0, inner, 0, 0, outer);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / (colors.length - 1), color);
  return gradient;
};

const write = (pen: Pen, { radius, size }: WheelLayout['labels'], text: string, ink: string): void => {
  pen.font = `700 ${size}px ${fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = ink;
  pen.fillText(text, 0, -radius);
};

/** The face of the wheel: its enamel, a line of gold between any two segments, the multipliers. */
export const paintFace =
  (layout: WheelLayout, segments: readonly number[], multipliers: readonly number[]) =>
  (pen: Pen): void => {
    const { face, hub, labels } = layout;
    const inner = hub.radius * 0.9;
    for (const [segment, sector] of segments.entries()) {
      const { inner: deep, outer: bright, ink } = sectorEnamel(sector);
      pen.save();
      pen.rotate(segment * STEP);
      piece(pen, inner, face, STEP / 2 + 0.002);
      pen.fillStyle = across(pen, inner, face, [deep, bright]);
      pen.fill();
      piece(pen, inner, face * 0.975, STEP / 2 - 3 / face); // a lighter bevel within its edges
      pen.strokeStyle = 'rgba(255,255,255,.13)';
      pen.lineWidth = 1;
      pen.stroke();
      write(pen, labels, String(multipliers[sector] ?? ''), ink);
      pen.rotate(STEP / 2);
      pen.fillStyle = across(pen, inner, face, GOLD);
      pen.fillRect(-0.9, -face, 1.8, face - inner);
      pen.restore();
    }
  };

/** The light on the face: it stands while the wheel turns. Dark below rim and hub, a soft gloss from above. */
export const paintShade =
  ({ face, hub }: WheelLayout) =>
  (pen: Pen): void => {
    pen.beginPath();
    pen.arc(0, 0, face, 0, Math.PI * 2);
    pen.clip();
    const depth = pen.createRadialGradient(0, 0, hub.radius * 0.9, 0, 0, face);
    for (const [at, alpha] of [
      [0, 0.75],
      [0.16, 0.18],
      [0.5, 0],
      [0.86, 0.05],
      [1, 0.7],
    ] as const)
      depth.addColorStop(at, `rgba(8,2,14,${alpha})`);
    pen.fillStyle = depth;
    pen.fillRect(-face, -face, face * 2, face * 2);
    const gloss = pen.createLinearGradient(-face * 0.5, -face, face * 0.45, face);
    gloss.addColorStop(0, 'rgba(255,255,255,.26)');
    gloss.addColorStop(0.42, 'rgba(255,255,255,.03)');
    gloss.addColorStop(0.5, 'rgba(0,0,0,0)');
    gloss.addColorStop(1, 'rgba(6,0,12,.42)');
    pen.fillStyle = gloss;
    pen.fillRect(-face, -face, face * 2, face * 2);
  };

/** The segment that won, as it opens: brighter, edged in gold, over its own shadow. It stands under the pointer. */
export const paintOpened =
  ({ face, hub, labels }: WheelLayout, sector: number, word: string) =>
  (pen: Pen): void => {
    const { outer, inner: deep, ink } = sectorEnamel(sector);
    const from = hub.radius * 1.02;
    pen.shadowColor = 'rgba(0,0,0,.85)';
    pen.shadowBlur = face * 0.09;
    pen.shadowOffsetY = face * 0.03;
    piece(pen, from, face, STEP * 0.56);
    pen.fillStyle = across(pen, from, face, [deep, outer, outer, '#fff4d6']);
    pen.fill();
    pen.shadowColor = 'transparent';
    piece(pen, from, face, STEP * 0.56);
    pen.strokeStyle = across(pen, from, face, GOLD);
    pen.lineWidth = Math.max(2, face * 0.016);
    pen.stroke();
    write(pen, { radius: labels.radius * 0.86, size: labels.size * 1.45 }, word, ink); // clear of the pointer
  };

/** A pad beside the wheel: dark glass with a gloss and an edge in its sector's colour. */
export const paintPad =
  (width: number, height: number, sector: number) =>
  (pen: Pen): void => {
    const { outer } = sectorEnamel(sector);
    const box = [1.5 - width / 2, 1.5 - height / 2, width - 3, height - 3, 12] as const;
    pen.beginPath();
    pen.roundRect(...box);
    const glass = pen.createLinearGradient(0, -height / 2, 0, height / 2);
    glass.addColorStop(0, 'rgba(46,24,66,.62)');
    glass.addColorStop(0.45, 'rgba(16,8,26,.66)');
    glass.addColorStop(1, 'rgba(8,4,14,.82)');
    pen.fillStyle = glass;
    pen.fill();
    pen.save();
    pen.clip();
    const light = pen.createRadialGradient(0, height / 2, 0, 0, height / 2, width * 0.8);
    light.addColorStop(0, `${outer}66`);
    light.addColorStop(1, `${outer}00`);
    pen.fillStyle = light;
    pen.fillRect(-width / 2, -height / 2, width, height);
    pen.restore();
    const edge = pen.createLinearGradient(0, -height / 2, 0, height / 2);
    edge.addColorStop(0, 'rgba(255,255,255,.4)');
    edge.addColorStop(0.3, `${outer}55`);
    edge.addColorStop(1, outer);
    pen.strokeStyle = edge;
    pen.lineWidth = 1.5;
    pen.stroke();
  };
