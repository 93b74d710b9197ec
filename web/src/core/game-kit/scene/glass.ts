import { simulationSource } from 'games-engine';

/** Colours of one piece of glass, as CSS writes them. */
export interface GlassColors {
  deep: string; // its dark lower part
  body: string;
  core: string; // the light within it
  edge: string; // light of the room in its surface
}

/** A piece of glass with light within it. */
export interface GlassBar {
  x: number;
  y: number;
  width: number;
  height: number;
  radii: number[]; // radii of its corners, from the upper left one on
  colors: GlassColors;
  light: number; // brightness of its core, 0 … 1
}

const gradient = (
  pen: CanvasRenderingContext2D,
  y: number,
  height: number,
  stops: [number, string][],
): CanvasGradient => {
  const shades = pen.createLinearGradient(0, y, 0, y + height);
  for (const [at, color] of stops) shades.addColorStop(at, color);
  return shades;
};

const CLEAR = 'transparent';
const STREAK = 46; // px between two reflections of the room, at most

/** Slanted reflections of a room of lines; where they are is ornament, the same for the same place. */
const paintStreaks = (pen: CanvasRenderingContext2D, { x, y, width, height, colors, light }: GlassBar): void => {
  const source = simulationSource(`glass ${Math.round(width)}`);
  pen.fillStyle = colors.edge;
  for (let at = x; at < x + width; at += 10 + source.int(STREAK)) {
    const wide = 2 + source.int(9);
    pen.globalAlpha = (0.04 + source.int(10) / 100) * (0.4 + light * 0.6);
    pen.beginPath();
    pen.moveTo(at, y);
    pen.lineTo(at + wide, y);
    pen.lineTo(at + wide - height * 0.4, y + height);
    pen.lineTo(at - height * 0.4, y + height);
    pen.fill();
  }
  pen.globalAlpha = 1;
};

/** Paints a bar of glass: a body that darkens downwards, the light within it, the room in its surface, a bright edge. */
export const paintGlass = (pen: CanvasRenderingContext2D, bar: GlassBar): void => {
  const { x, y, width, height, radii, colors, light } = bar;
  if (width < 1 || height < 1) return;
  pen.save();
  if (light > 0) {
    pen.shadowColor = colors.core;
    pen.shadowBlur = height * 1.3 * light;
  }
  pen.fillStyle = gradient(pen, y, height, [
    [0, colors.body],
    [0.5, colors.body],
    [1, colors.deep],
  ]);
  pen.beginPath();
  pen.roundRect(x, y, width, height, radii);
  pen.fill();
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, radii);
  pen.clip();
  pen.globalAlpha = 0.25 + light * 0.75;
  pen.fillStyle = gradient(pen, y, height, [
    [0.1, CLEAR],
    [0.58, colors.core],
    [0.72, colors.core],
    [1, CLEAR],
  ]);
  pen.fillRect(x, y, width, height);
  paintStreaks(pen, bar);
  pen.globalAlpha = 0.3 + light * 0.45;
  pen.fillStyle = gradient(pen, y, height * 0.42, [
    [0, colors.edge],
    [0.25, colors.edge],
    [0.26, 'rgba(255,255,255,.22)'],
    [1, 'rgba(255,255,255,.02)'],
  ]);
  pen.fillRect(x, y + 1, width, height * 0.42);
  pen.globalAlpha = 0.5 + light * 0.5;
  pen.strokeStyle = gradient(pen, y, height, [
    [0, colors.edge],
    [0.4, CLEAR],
    [0.8, CLEAR],
    [1, colors.core],
  ]);
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radii);
  pen.stroke();
  pen.restore();
};

/** Paints the light that a bar throws on the polished floor below it. */
export const paintReflection = (
  pen: CanvasRenderingContext2D,
  { x, y, width, height, colors, light }: GlassBar,
): void => {
  if (width < 1) return;
  const [top, deep] = [y + height + 3, height * 1.7];
  pen.save();
  pen.globalAlpha = 0.16 + light * 0.4;
  pen.fillStyle = gradient(pen, top, deep, [
    [0, colors.body],
    [0.18, colors.core],
    [1, CLEAR],
  ]);
  pen.filter = 'blur(3px)';
  pen.fillRect(x + 4, top, Math.max(1, width - 8), deep);
  pen.restore();
};
