import { simulationSource } from 'games-engine';
import type { Graphics } from 'pixi.js';
import { paintGlass, type GlassColors } from '../../../core/game-kit/scene/glass.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { MinesFrame } from './frame.ts';
import { litLength, walkSignal, type Box, type MinesLayout, type SignalPath } from './layout.ts';

/** The colour in which a round is told. Its shapes tell it too. */
export const moodColor = { open: colors.info, win: colors.win, even: colors.text, loss: colors.loss } as const;

/** Sparks of a win: the gems' own light, and gold from ten times the stake on. */
export const sparkColors = {
  usual: [colors.win, 0x9bffd6, 0x3fd0ff],
  great: [0xffd27a, 0xfff0c8, 0x9bffd6, colors.win],
} as const;

const dim: GlassColors = { deep: '#021014', body: '#0b2f36', core: '#1f6f6c', edge: '#a6efe2' };
const emerald: GlassColors = { deep: '#02251b', body: '#0b7d57', core: '#3ef0a6', edge: '#d6fff0' };
const gold: GlassColors = { deep: '#241503', body: '#7a5312', core: '#ffc65c', edge: '#fff2cf' };

/** The three looks of a rung. */
export const rungGlass = { dim, lit: emerald, next: gold } as const;

export const RUNG_GLOW = 14; // px around a rung that its light reaches

/** A rung of the ladder, its light around it. */
export const paintRung = (pen: CanvasRenderingContext2D, { width, height }: Box, look: keyof typeof rungGlass): void =>
  paintGlass(pen, {
    x: RUNG_GLOW,
    y: RUNG_GLOW,
    width,
    height,
    radii: [Math.min(10, height / 3)],
    colors: rungGlass[look],
    light: { dim: 0, lit: 0.8, next: 0.25 }[look],
  });

const line = (g: Graphics, path: SignalPath, from: number, to: number): void =>
  walkSignal(path, from, to, (x, y, isFirst) => void (isFirst ? g.moveTo(x, y) : g.lineTo(x, y)));

/** The proof: a thin line of light from the seed over the opened cells, as far as the frame says. */
export const drawSignal = (
  g: Graphics,
  { seed }: MinesLayout,
  path: SignalPath,
  { reached, leg, settled }: MinesFrame,
  mood: keyof typeof moodColor,
): void => {
  const color = settled ? moodColor[mood] : colors.info;
  const lit = litLength(path, reached, leg);
  g.clear();
  g.circle(seed.x, seed.y, 3).fill(0xffffff);
  line(g, path, 0, lit);
  g.stroke({ color, width: 5, alpha: 0.22, join: 'round', cap: 'round' });
  line(g, path, 0, lit);
  g.stroke({ color: 0xffffff, width: 1.5, alpha: 0.85, join: 'round' });
};

const PIECES = 11;
const FINE = 1000;
const GRAVITY = 1.5; // heights of a cell that a piece has fallen by at the end

/** The pieces of a cell's glass, on their way out and down. How they break is ornament of the round's cell. */
export const drawPieces = (
  g: Graphics,
  { cell }: MinesLayout,
  { x, y }: Point,
  share: number,
  { id, color }: { id: string; color: number },
): void => {
  const source = simulationSource(`pieces ${id}`);
  const by = (): number => source.int(FINE) / FINE;
  for (let piece = 0; piece < PIECES; piece += 1) {
    const angle = ((piece + by()) / PIECES) * Math.PI * 2;
    const far = (0.25 + by() * 0.85) * (1 - (1 - share) ** 2);
    const spin = angle + (by() - 0.5) * 9 * share;
    const size = cell.height * (0.1 + by() * 0.17) * (1 - share * 0.5);
    const left = x + Math.cos(angle) * cell.width * (0.22 + far * 0.55);
    const top =
      y +
      Math.sin(angle) * cell.height * (0.22 + far * 0.5) +
      (GRAVITY * share * share - 0.35 * share) * cell.height * 0.5;
    for (const [corner, reach] of [1, 0.55, 0.8].entries()) {
      const at = spin + corner * 2.1;
      const [cx, cy] = [left + Math.cos(at) * size * reach, top + Math.sin(at) * size * reach];
      if (corner === 0) g.moveTo(cx, cy);
      else g.lineTo(cx, cy);
    }
    g.closePath();
    g.setFillStyle({ color, alpha: 0.75 * (1 - share) });
    g.fill();
    g.stroke({ color: 0xffffff, width: 1, alpha: 0.6 * (1 - share) });
  }
};

/** The ring that leaves a mine. */
export const drawShock = (g: Graphics, { cell }: MinesLayout, { x, y }: Point, shock: number): void => {
  const size = Math.min(cell.width, cell.height);
  for (const [after, width] of [
    [0, 5],
    [0.12, 2],
  ] as const) {
    const share = Math.max(0, shock - after);
    g.circle(x, y, size * (0.3 + share * 2.6)).stroke({ color: 0xff5a4a, width, alpha: (1 - share) ** 2 * 0.9 });
  }
};
