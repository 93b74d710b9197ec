import { simulationSource } from 'games-engine';
import type { Graphics } from 'pixi.js';
import { isGreat } from '../../../core/game-kit/scene/win.ts';
import { drawWay, wayOf, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import {
  playerColor,
  grownShare,
  type ClassicFrame,
  answerPath,
  seedPath,
  ticketX,
  type ClassicLayout,
} from './frame.ts';
import type { SceneRound } from '../round.ts';

const LINE = 1.5;
const TURN = Math.PI * 2;
const TOP = -Math.PI / 2;
const GAP = 2; // px between two shares of the ring
const OWN_GAP = 5; // px between the ring and the line that marks one's own share

/** Every way of a scene. */
export interface ScenePaths {
  seed: Way;
  answer: Way | undefined; // once there is a draw
}

export const scenePaths = (layout: ClassicLayout, round: SceneRound): ScenePaths => ({
  seed: wayOf(seedPath(layout)),
  answer: round.draw && wayOf(answerPath(layout, ticketX(layout, round.draw.ticket, round.tickets))),
});

/** Draws the static parts: the seed's node and the signal's way in, faint. */
export const drawGround = (g: Graphics, layout: ClassicLayout): void => {
  const { seed } = layout;
  g.clear();
  drawWay(g, wayOf(seedPath(layout)));
  g.stroke({ color: colors.divider, width: 1, alpha: 0.55 });
  g.circle(seed.x, seed.y, 4).fill(colors.accent);
  g.circle(seed.x, seed.y, 8).stroke({ color: colors.accent, width: LINE, alpha: 0.9 });
};

/** The line of all tickets, a stretch for each bet; one's own are underlined. */
export const drawLine = (g: Graphics, { bar }: ClassicLayout, { bets, tickets, own }: SceneRound): void => {
  g.clear();
  g.roundRect(bar.x, bar.y, bar.width, bar.height, 2).fill(colors['surface-2']);
  for (const { place, from, to } of bets) {
    const x = bar.x + (bar.width * (from - 1)) / tickets;
    const width = (bar.width * (to - from + 1)) / tickets;
    g.rect(x, bar.y, Math.max(width - 1, 0.75), bar.height).fill(playerColor(place));
    if (place === own) g.rect(x, bar.y + bar.height + 3, Math.max(width - 1, 0.75), 2).fill(colors.text);
  }
};

/** Adds up what each player holds at a time, as far as it has grown. Returns the sum. Allocates nothing. */
export const weigh = (round: SceneRound, now: number, calm: boolean, into: Float64Array): number => {
  let sum = 0;
  into.fill(0);
  for (const bet of round.bets) {
    const weight = (bet.to - bet.from + 1) * grownShare(bet, now, calm);
    into[bet.place] = (into[bet.place] ?? 0) + weight;
    sum += weight;
  }
  return sum;
};

/** The ring of shares, an arc for each player, clockwise from the top; a line beside one's own. */
export const drawRing = (
  g: Graphics,
  { ring }: ClassicLayout,
  { own }: SceneRound,
  weights: Float64Array,
  sum: number,
): void => {
  const { x, y, radius, width } = ring;
  g.clear();
  g.circle(x, y, radius).stroke({ color: colors['surface-2'], width });
  let from = TOP;
  for (let place = 0; place < weights.length && sum > 0; place += 1) {
    const angle = ((weights[place] ?? 0) / sum) * TURN;
    const gap = angle < TURN ? Math.min(GAP / radius, angle * 0.4) / 2 : 0;
    arc(g, x, y, radius, from + gap, from + angle - gap);
    g.stroke({ color: playerColor(place), width });
    if (place === own) {
      arc(g, x, y, radius + width / 2 + OWN_GAP, from + gap, from + angle - gap);
      g.stroke({ color: colors.text, width: 2 });
    }
    from += angle;
  }
};

const arc = (g: Graphics, x: number, y: number, radius: number, from: number, to: number): void => {
  g.moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius).arc(x, y, radius, from, to);
};

/** Draws the rest of the wait: a thin arc within the ring that runs out clockwise. */
export const drawWait = (g: Graphics, { ring }: ClassicLayout, left: number): void => {
  const radius = ring.radius - ring.width / 2 - 6;
  g.clear();
  if (left <= 0) return;
  arc(g, ring.x, ring.y, radius, TOP + (1 - left) * TURN, TOP + TURN);
  g.stroke({ color: left < 0.25 ? colors.warn : colors.muted, width: 2, cap: 'round' });
};

const TILE_TINT = 0.16; // tint of its player's colour in a tile's plate

/** Two colours mixed. */
const mixColors = (from: number, to: number, share: number): number => {
  const part = (shift: number): number => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * share) << shift;
  };
  return part(16) | part(8) | part(0);
};

/** One tile of the reel around its own middle: a plate with its player's colour. */
export const drawTile = (g: Graphics, width: number, height: number, place: number): void => {
  const color = playerColor(place);
  const [shown, radius] = [Math.max(width - 3, 0.75), Math.min(8, width / 3)];
  g.clear();
  g.roundRect(-shown / 2, -height / 2, shown, height, radius);
  g.fill(mixColors(colors['surface-2'], color, TILE_TINT)); // one opaque plate: nothing is painted over
  g.rect(-shown / 2 + radius / 2, height / 2 - 5, Math.max(shown - radius, 0.75), 3).fill(color);
};

/** The pointer above and below the reel. */
export const drawPointer = (g: Graphics, { reel, width }: ClassicLayout): void => {
  const [x, top, bottom] = [width / 2, reel.y - reel.height / 2, reel.y + reel.height / 2];
  g.clear();
  for (const [tip, base] of [
    [top + 3, top - 8],
    [bottom - 3, bottom + 8],
  ] as const) {
    g.moveTo(x - 7, base)
      .lineTo(x + 7, base)
      .lineTo(x, tip)
      .closePath()
      .fill(colors.text);
  }
  g.moveTo(x, top).lineTo(x, bottom).stroke({ color: colors.text, width: LINE, alpha: 0.9 });
};

/** The signal of a draw: from the seed to the pointer, and once the reel stands on to the ticket's place on the line. */
export const drawSignal = (
  g: Graphics,
  layout: ClassicLayout,
  paths: ScenePaths,
  round: SceneRound,
  frame: ClassicFrame,
): void => {
  g.clear();
  const { draw } = round;
  if (!draw || frame.trace === 0) return;
  const color = frame.settled ? playerColor(draw.place) : colors.accent;
  drawWay(g, paths.seed, paths.seed.length * frame.trace);
  g.stroke({ color, width: LINE, join: 'round' });
  if (!paths.answer || frame.answer === 0) return;
  drawWay(g, paths.answer, paths.answer.length * frame.answer);
  g.stroke({ color, width: LINE * 1.5, join: 'round' });
  if (frame.answer < 1) return;
  const x = ticketX(layout, draw.ticket, round.tickets);
  const { y, height } = layout.bar;
  g.rect(x - 1, y - 4, 2, height + 8).fill(colors.text);
  g.circle(x, y - 6, 3.5).fill(color);
};

const RAYS = 28;

/** A big win: signals that leave the winning tile to all sides. Their lengths are the round's own. */
const drawBurst = (g: Graphics, { reel, width }: ClassicLayout, id: string, winProgress: number): void => {
  const source = simulationSource(`burst ${id}`);
  const reach = reel.height / 2;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = ((ray + source.int(1000) / 1000) / RAYS) * TURN;
    const far = reach * (1.3 + (1.2 + source.int(1000) / 800) * winProgress);
    const near = far - reach * 0.6 * (1 - winProgress);
    const [cos, sin] = [Math.cos(angle) * 1.5, Math.sin(angle) * 0.8]; // wide: the stage is wider than high
    g.moveTo(width / 2 + cos * near, reel.y + sin * near).lineTo(width / 2 + cos * far, reel.y + sin * far);
  }
  g.stroke({ color: colors.vip, width: LINE, alpha: 1 - winProgress });
};

/** Draws the player's own win; nothing for every other result. */
export const drawWin = (
  g: Graphics,
  layout: ClassicLayout,
  { id, draw }: SceneRound,
  { winProgress, answer }: ClassicFrame,
): void => {
  g.clear();
  if (!draw || draw.mood !== 'win' || answer < 1 || winProgress >= 1) return;
  const { reel, width } = layout;
  const ring = Math.min(winProgress * (isGreat(draw.size) ? 4 : 1), 1);
  const half = reel.height / 2 + 4 + ring * 24;
  g.roundRect(width / 2 - half, reel.y - half, half * 2, half * 2, 14);
  g.stroke({ color: colors.win, width: 2, alpha: (1 - ring) * 0.9 });
  if (isGreat(draw.size)) drawBurst(g, layout, id, winProgress);
};
