import { simulationSource } from 'games-engine';
import { wheelSectors } from 'games-engine/wheel';
import type { Graphics } from 'pixi.js';
import { isGreat } from '../../../core/game-kit/scene/win.ts';
import { drawWay, walkWay, wayOf, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { isPlain, sectorColor } from './colors.ts';
import { pulseAt } from '../../../core/game-kit/scene/shared-draw.ts';
import {
  type BetPulse,
  type SceneRound,
  type WheelFrame,
  sectorPath,
  SEED_RING,
  seedPath,
  segmentPath,
  type WheelLayout,
  STEP,
} from './frame.ts';

const LINE = 1.5;
const TURN = Math.PI * 2;
const UP = -Math.PI / 2;
const GAP = 1.5; // px on each side of a segment

/** Fills what was drawn since the last stroke or fill. */
const paint = (g: Graphics, color: number, alpha = 1): Graphics => g.setFillStyle({ color, alpha }).fill();

/** One piece of a ring around the origin. Angles: 0 is up, clockwise. */
const piece = (g: Graphics, inner: number, outer: number, from: number, to: number): Graphics => {
  const [first, last] = [UP + from, UP + to];
  return g
    .moveTo(Math.cos(first) * inner, Math.sin(first) * inner)
    .lineTo(Math.cos(first) * outer, Math.sin(first) * outer)
    .arc(0, 0, outer, first, last)
    .lineTo(Math.cos(last) * inner, Math.sin(last) * inner)
    .arc(0, 0, inner, last, first, true)
    .closePath();
};

const drawSegment = (g: Graphics, { rim }: WheelLayout, sector: number, segment: number): void => {
  const half = STEP / 2 - GAP / rim.outer;
  const middle = segment * STEP;
  const isGold = sector === wheelSectors.length - 1;
  piece(g, isGold ? rim.gold : rim.inner, rim.outer, middle - half, middle + half);
  paint(g, sectorColor(sector), isPlain(sector) ? 0.3 : 0.92);
  if (isPlain(sector)) return;
  const [from, to] = [UP + middle - half * 0.8, UP + middle + half * 0.8];
  g.moveTo(Math.cos(from) * rim.thread, Math.sin(from) * rim.thread);
  g.arc(0, 0, rim.thread, from, to).stroke({ color: sectorColor(sector), width: LINE, alpha: 0.55 });
};

/** The wheel around its own centre: its ground, 32 segments, a thread below the rare ones, a pin between any two. */
export const drawWheel = (g: Graphics, layout: WheelLayout, segments: readonly number[]): void => {
  const { rim } = layout;
  g.clear();
  const width = rim.outer + 2 - rim.ground;
  g.circle(0, 0, rim.ground + width / 2).stroke({ color: colors['surface-1'], width, alpha: 0.94 });
  for (const [segment, sector] of segments.entries()) drawSegment(g, layout, sector, segment);
  for (let pin = 0; pin < segments.length; pin += 1) {
    const angle = UP + (pin + 0.5) * STEP;
    g.circle(Math.cos(angle) * rim.pins, Math.sin(angle) * rim.pins, 1.6);
  }
  paint(g, colors.muted, 0.9);
};

/** Draws segments that pass too fast for the eye: a ring of one tone. */
export const drawSmear = (g: Graphics, { rim }: WheelLayout): void => {
  const width = rim.outer - rim.inner;
  g.clear();
  g.circle(0, 0, rim.inner + width / 2).stroke({ color: colors.border, width, alpha: 1 });
};

/** Every way of a scene. */
export interface ScenePaths {
  seed: Way;
  segment: Way;
  sectors: readonly Way[];
}

export const scenePaths = (layout: WheelLayout): ScenePaths => ({
  seed: wayOf(seedPath(layout)),
  segment: wayOf(segmentPath(layout)),
  sectors: wheelSectors.map((sector) => wayOf(sectorPath(layout, sector))),
});

/** The ways on which signals run, faint, the seed's node, the sectors' ends and the ring in which the wheel turns. */
export const drawGround = (g: Graphics, layout: WheelLayout, paths: ScenePaths): void => {
  const { centre, rim, seed, ends } = layout;
  g.clear();
  for (const way of [paths.seed, ...paths.sectors]) drawWay(g, way);
  g.stroke({ color: colors.divider, width: 1, alpha: 0.7 });
  g.circle(centre.x, centre.y, rim.pins + 5).stroke({ color: colors.divider, width: 1 });
  paint(g.circle(seed.x, seed.y, 4), colors.accent);
  g.circle(seed.x, seed.y, SEED_RING).stroke({ color: colors.accent, width: LINE, alpha: 0.9 });
  for (const [sector, end] of ends.entries()) paint(g.circle(end.x, end.y, 3.5), sectorColor(sector));
};

/** The hub with its rings. */
export const drawHub = (g: Graphics, { centre, hub }: WheelLayout): void => {
  g.clear();
  paint(g.circle(centre.x, centre.y, hub.radius), colors['surface-2']);
  g.circle(centre.x, centre.y, hub.radius).stroke({ color: colors.border, width: 1 });
  g.circle(centre.x, centre.y, hub.radius - 5).stroke({ color: colors.divider, width: 1 });
};

/** The pointer around the point it hangs from, its tip below. */
export const drawPointer = (g: Graphics): void => {
  g.clear();
  g.moveTo(-7, -2).lineTo(7, -2).lineTo(1.6, 15).lineTo(-1.6, 15).closePath();
  paint(g, colors.text);
  paint(g.circle(0, 0, 5), colors.text);
  paint(g.circle(0, 0, 2), colors.canvas);
};

/** Everything of the rim but the segment under the pointer: laid over it once the wheel stands. */
export const drawVeil = (g: Graphics, { centre, rim }: WheelLayout): void => {
  const half = STEP / 2;
  g.clear();
  g.x = centre.x;
  g.y = centre.y;
  paint(piece(g, rim.ground, rim.outer + 2, half, TURN - half), colors.canvas, 0.62);
};

/** The signal of a draw: from the seed to the pointer, and once the wheel stands from its segment to the sector's end. */
export const drawSignal = (
  g: Graphics,
  layout: WheelLayout,
  paths: ScenePaths,
  { draw }: SceneRound,
  frame: WheelFrame,
): void => {
  g.clear();
  if (!draw || frame.trace === 0) return;
  const color = sectorColor(draw.sector);
  drawWay(g, paths.seed, paths.seed.length * frame.trace);
  g.stroke({ color: frame.settled ? color : colors.accent, width: LINE, join: 'round' });
  const way = paths.sectors[draw.sector];
  const end = layout.ends[draw.sector];
  if (frame.answer === 0 || !way || !end) return;
  drawWay(g, way, way.length * frame.answer);
  g.stroke({ color, width: LINE * 1.4, join: 'round', alpha: frame.opacity });
  if (frame.answer === 1) g.circle(end.x, end.y, 6.5).stroke({ color, width: LINE });
};

/**
 * Draws the layer over the wheel once it stands: the way from the segment to the hub, the segment's and the hub's
 * outline.
 */
export const drawAnswer = (
  g: Graphics,
  layout: WheelLayout,
  paths: ScenePaths,
  { draw }: SceneRound,
  frame: WheelFrame,
): void => {
  const { centre, hub, rim } = layout;
  g.clear();
  if (!draw || frame.answer === 0) return;
  const color = sectorColor(draw.sector);
  drawWay(g, paths.segment, paths.segment.length * Math.min(frame.answer * 2, 1));
  g.circle(centre.x, centre.y, hub.radius);
  g.stroke({ color, width: LINE * 1.4, alpha: frame.answer * frame.opacity });
  const [from, to] = [UP - STEP / 2, UP + STEP / 2];
  g.moveTo(centre.x + Math.cos(from) * (rim.outer + 1), centre.y + Math.sin(from) * (rim.outer + 1));
  g.arc(centre.x, centre.y, rim.outer + 1, from, to);
  g.stroke({ color: colors.text, width: 2.5, alpha: frame.answer * frame.opacity });
};

/** The signals of bets that have just been placed, from their sector's end to the hub. */
export const drawPulses = (g: Graphics, paths: ScenePaths, pulses: readonly BetPulse[], now: number): void => {
  g.clear();
  for (const pulse of pulses) {
    const share = pulseAt(pulse, now);
    const way = paths.sectors[pulse.sector];
    if (share >= 1 || !way) continue;
    let [x, y] = [0, 0];
    walkWay(way, way.length * (1 - share), (toX, toY) => {
      x = toX;
      y = toY;
    });
    paint(g.circle(x, y, 3), sectorColor(pulse.sector), 1 - share * share);
  }
};

const RAYS = 32;

/** A big win: signals that leave the hub to all sides. Their lengths are the round's own. */
const drawBurst = (g: Graphics, { centre, hub }: WheelLayout, id: string, winProgress: number): void => {
  const source = simulationSource(`burst ${id}`);
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (ray + 0.5) * STEP;
    const far = hub.radius * (1.15 + (1.2 + source.int(1000) / 900) * winProgress);
    const near = far - hub.radius * 0.5 * (1 - winProgress);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    g.moveTo(centre.x + cos * near, centre.y + sin * near).lineTo(centre.x + cos * far, centre.y + sin * far);
  }
  g.stroke({ color: colors.vip, width: LINE, alpha: 1 - winProgress });
};

/** Draws the player's own win; nothing for every other result. */
export const drawWin = (g: Graphics, layout: WheelLayout, { id, draw }: SceneRound, frame: WheelFrame): void => {
  const { winProgress, answer } = frame;
  g.clear();
  if (!draw || draw.mood !== 'win' || answer < 1 || winProgress >= 1) return;
  const { centre, hub } = layout;
  const ring = Math.min(winProgress * (isGreat(draw.size) ? 4 : 1), 1);
  g.circle(centre.x, centre.y, hub.radius + ring * 24);
  g.stroke({ color: colors.win, width: 2, alpha: (1 - ring) * 0.9 });
  if (isGreat(draw.size)) drawBurst(g, layout, id, winProgress);
};
