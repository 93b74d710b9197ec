import type { Graphics } from 'pixi.js';
import { isGreat } from '../../../core/game-kit/scene/win.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import {
  type CellFace,
  type MinesFrame,
  type SceneRound,
  cellCentre,
  glyphRadius,
  type MinesLayout,
  litLength,
  walkSignal,
  type SignalPath,
} from './frame.ts';

const LINE = 1.5;
const LIFT = 3; // px that a closed cell stands above its ground
const SPIKES = 8;

/** The colour in which a round is told. Its shapes tell it too. */
export const moodColor = { open: colors.info, win: colors.win, even: colors.text, loss: colors.loss } as const;

const plate = (g: Graphics, { cell, radius }: MinesLayout, drop: number, color: number, alpha = 1): void => {
  g.setFillStyle({ color, alpha });
  g.roundRect(-cell.width / 2, -cell.height / 2 + drop, cell.width, cell.height - LIFT, radius).fill();
};

/** The unlit node of a cell that says nothing. */
const spot = (g: Graphics, y: number, alpha: number): void => {
  g.setFillStyle({ color: colors.border, alpha });
  g.circle(0, y, 2.5).fill();
};

const rim = (g: Graphics, { cell, radius }: MinesLayout, drop: number, color: number, alpha: number): void => {
  g.roundRect(
    -cell.width / 2 + 0.5,
    -cell.height / 2 + drop + 0.5,
    cell.width - 1,
    cell.height - LIFT - 1,
    radius,
  ).stroke({ color, width: 1, alpha });
};

/** A closed cell: a plate that stands above the field, an unlit node in its middle. */
const closed = (g: Graphics, layout: MinesLayout): void => {
  plate(g, layout, LIFT, colors.divider, 0.55);
  plate(g, layout, 0, colors['surface-2']);
  rim(g, layout, 0, colors.divider, 1);
  const { cell, radius } = layout;
  g.moveTo(-cell.width / 2 + radius, -cell.height / 2 + 1.5).lineTo(cell.width / 2 - radius, -cell.height / 2 + 1.5);
  g.stroke({ color: colors.text, width: 1, alpha: 0.1 });
  spot(g, -LIFT / 2, 0.55);
};

/** A node that the signal has passed: ring and core. */
const node = (g: Graphics, r: number, color: number): void => {
  g.circle(0, 0, r).fill(colors.canvas);
  g.circle(0, 0, r).stroke({ color, width: 2 });
  g.circle(0, 0, r * 0.42).fill(color);
};

/** A mine: a dark ball with spikes, known without its colour. */
const mine = (g: Graphics, r: number, color: number): void => {
  for (let spike = 0; spike < SPIKES; spike += 1) {
    const angle = (spike / SPIKES) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    g.moveTo(cos * r, sin * r).lineTo(cos * r * 1.5, sin * r * 1.5);
  }
  g.stroke({ color, width: 2, cap: 'round' });
  g.circle(0, 0, r).fill(colors.canvas);
  g.circle(0, 0, r).stroke({ color, width: 2 });
  g.circle(-r * 0.32, -r * 0.32, r * 0.2).fill(color);
};

/** Faces of a cell, around its own middle. */
export const drawFaces: Readonly<Record<CellFace, (g: Graphics, layout: MinesLayout) => void>> = {
  closed,
  safe: (g, layout) => {
    plate(g, layout, LIFT, colors.win, 0.1);
    rim(g, layout, LIFT, colors.win, 0.65);
    node(g, glyphRadius(layout), colors.win);
  },
  mine: (g, layout) => {
    plate(g, layout, LIFT, colors.loss, 0.18);
    rim(g, layout, LIFT, colors.loss, 0.9);
    mine(g, glyphRadius(layout), colors.loss);
  },
  'far-safe': (g, layout) => {
    rim(g, layout, LIFT, colors.divider, 0.8);
    spot(g, 0, 0.5);
  },
  'far-mine': (g, layout) => {
    rim(g, layout, LIFT, colors.loss, 0.35);
    mine(g, glyphRadius(layout) * 0.86, colors.loss);
    g.alpha = 0.72;
  },
};

/** The line on which the signal enters and leaves, and the node where it leaves. */
export const drawLane = (g: Graphics, { seed, exit }: MinesLayout): void => {
  g.clear();
  g.moveTo(seed.x, seed.y + 0.5).lineTo(exit.x - 6, exit.y + 0.5);
  g.stroke({ color: colors.divider, width: 1, alpha: 0.55 });
  g.circle(exit.x, exit.y, 6).stroke({ color: colors.divider, width: LINE });
};

/** The seed's node: a ring that breathes while an answer is awaited. */
export const drawSeed = (g: Graphics, { seed }: MinesLayout, breath: number): void => {
  g.clear();
  g.circle(seed.x, seed.y, 3.5).fill(colors.accent);
  g.circle(seed.x, seed.y, 7 + breath * 5).stroke({ color: colors.accent, width: LINE, alpha: 0.9 - breath * 0.6 });
};

const line = (g: Graphics, path: SignalPath, from: number, to: number): void =>
  walkSignal(path, from, to, (x, y, isFirst) => void (isFirst ? g.moveTo(x, y) : g.lineTo(x, y)));

/** The signal's way, lit as far as the frame says. */
export const drawSignal = (
  g: Graphics,
  { exit }: MinesLayout,
  path: SignalPath,
  { reached, leg, settled }: MinesFrame,
  mood: SceneRound['mood'],
): void => {
  const color = settled ? moodColor[mood] : colors.info;
  g.clear();
  line(g, path, 0, litLength(path, reached, leg));
  g.stroke({ color, width: LINE, alpha: 0.8, join: 'round' });
  if (!settled || mood === 'loss') return;
  g.circle(exit.x, exit.y, 6).fill(colors.canvas);
  g.circle(exit.x, exit.y, 6).stroke({ color, width: 2 });
  g.circle(exit.x, exit.y, 2.5).fill(color);
};

/** The frame around the cell whose answer is awaited. */
export const drawAsked = (g: Graphics, layout: MinesLayout, centre: Point, breath: number): void => {
  const { cell, radius } = layout;
  g.clear();
  g.roundRect(centre.x - cell.width / 2, centre.y - cell.height / 2, cell.width, cell.height - LIFT, radius);
  g.stroke({ color: colors.accent, width: 2, alpha: 1 - breath * 0.55 });
};

/** The ring that leaves an opened mine. */
const drawShock = (g: Graphics, layout: MinesLayout, round: SceneRound, shock: number): void => {
  const { x, y } = cellCentre(layout, round.opened.at(-1)?.sectorKey ?? 0);
  g.circle(x, y, glyphRadius(layout) * (1.6 + shock * 2.4));
  g.stroke({ color: colors.loss, width: 2, alpha: (1 - shock) * 0.7 });
};

const RUN = 0.16; // share of the way: the light that runs along it
const LAPS = 2; // laps of a big win

/** A light runs from the seed to the exit, where a ring opens; at a big win twice, and every node answers. */
const drawWin = (g: Graphics, layout: MinesLayout, path: SignalPath, round: SceneRound, winProgress: number): void => {
  const whole = path.stops.at(-1) ?? 0;
  const laps = isGreat(round.size) ? LAPS : 1;
  const lap = (winProgress * laps) % 1;
  const color = isGreat(round.size) ? colors.vip : colors.win;
  const head = lap * (1 + RUN) * whole;
  line(g, path, Math.max(0, head - RUN * whole), Math.min(whole, head));
  g.stroke({ color, width: 3, cap: 'round', join: 'round' });
  g.circle(layout.exit.x, layout.exit.y, 6 + winProgress * 22).stroke({ color, width: 2, alpha: 1 - winProgress });
  if (isGreat(round.size)) drawAnswers(g, layout, path, round, head, whole);
};

/** Rings of the nodes that the light has just passed. */
const drawAnswers = (
  g: Graphics,
  layout: MinesLayout,
  { stops }: SignalPath,
  { opened }: SceneRound,
  head: number,
  whole: number,
): void => {
  const r = glyphRadius(layout);
  for (let index = 0; index < opened.length; index += 1) {
    const passed = (head - (stops[index + 1] ?? 0)) / (whole * 0.3);
    if (passed < 0 || passed > 1) continue;
    const { x, y } = cellCentre(layout, opened[index]?.sectorKey ?? 0);
    g.circle(x, y, r + passed * r * 1.3).stroke({ color: colors.vip, width: 2, alpha: 1 - passed });
  }
};

/** Draws an end; nothing while the round is open. */
export const drawEnd = (
  g: Graphics,
  layout: MinesLayout,
  path: SignalPath,
  round: SceneRound | undefined,
  { settled, winProgress, shock }: MinesFrame,
): void => {
  g.clear();
  if (!round || !settled) return;
  if (shock < 1) drawShock(g, layout, round, shock);
  if (winProgress < 1 && round.mood === 'win') drawWin(g, layout, path, round, winProgress);
};
