import { simulationSource } from 'games-engine';
import type { DiceChoice } from 'games-engine/dice';
import type { Graphics } from 'pixi.js';
import { isGreat } from '../../../core/game-kit/scene/win.ts';
import { drawWay, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { Mood } from '../../../core/game-kit/result/result.ts';
import { type DiceFrame, type SceneRound, rollX, zones, type DiceLayout, type Zone, LANES } from './frame.ts';

const HATCH_STEP = 7;
const LOSE_VEIL = { color: colors.loss, alpha: 0.14 };
const MARKER_RADIUS = 10;
const LINE = 1.5;

/** The colour in which a result is told. Its shape tells it too. */
export const moodColor = { win: colors.win, even: colors.text, loss: colors.loss } as const satisfies Record<
  Mood,
  number
>;

/** Diagonal lines: a losing zone is known without its colour. */
const hatch = (g: Graphics, { from, to }: Zone, y: number, height: number): void => {
  for (let x = from - height; x < to; x += HATCH_STEP) {
    const [left, right] = [Math.max(x, from), Math.min(x + height, to)];
    if (right > left) g.moveTo(left, y + height - (left - x)).lineTo(right, y + height - (right - x));
  }
  g.stroke({ color: colors.loss, alpha: 0.75, width: 1 });
};

/** The percent bar: a filled winning zone, a hatched losing one, marks below, the threshold between them. */
export const drawBar = (g: Graphics, layout: DiceLayout, choice: DiceChoice): void => {
  const { bar, ticks } = layout;
  const { win, lose } = zones(layout, choice);
  g.clear();
  g.rect(win.from, bar.y, win.to - win.from, bar.height).fill(colors.win);
  g.setFillStyle(LOSE_VEIL);
  g.rect(lose.from, bar.y, lose.to - lose.from, bar.height).fill();
  hatch(g, lose, bar.y, bar.height);
  for (let percent = 0; percent <= 100; percent += ticks.step) {
    const x = Math.round(rollX(layout, percent * 100));
    g.moveTo(x, bar.y + bar.height + 4).lineTo(x, bar.y + bar.height + 9);
  }
  g.stroke({ color: colors.border, width: 1 });
  const edge = rollX(layout, choice.percentBp);
  g.roundRect(edge - 2, bar.y - 7, 4, bar.height + 14, 2).fill(colors.text);
};

/** The lanes on which signals run, faint, and the node where the seed enters. */
export const drawLanes = (g: Graphics, { trace, bar }: DiceLayout): void => {
  const step = (trace.bottom - trace.top) / (LANES - 1);
  g.clear();
  for (let lane = 0; lane < LANES; lane += 1) {
    const y = Math.round(trace.top + lane * step) + 0.5;
    g.moveTo(trace.x, y).lineTo(bar.x + bar.width, y);
  }
  g.stroke({ color: colors.divider, width: 1, alpha: 0.55 });
};

/** The seed's node: a ring that breathes while a bet is on its way. */
export const drawSeed = (g: Graphics, { trace }: DiceLayout, breath: number): void => {
  g.clear();
  g.circle(trace.x, trace.top, 4).fill(colors.accent);
  g.circle(trace.x, trace.top, 8 + breath * 6).stroke({ color: colors.accent, width: LINE, alpha: 0.9 - breath * 0.6 });
};

/** The signal's way, lit as far as the frame says. */
export const drawTrace = (g: Graphics, path: Way, frame: DiceFrame, mood: Mood): void => {
  g.clear();
  drawWay(g, path, path.length * frame.trace);
  g.stroke({ color: frame.settled ? moodColor[mood] : colors.info, width: LINE, alpha: frame.opacity, join: 'round' });
};

/** Win: a tick. Loss: a cross. Neither: a dash. */
const drawMark = (g: Graphics, x: number, y: number, mood: Mood): void => {
  if (mood === 'win')
    g.moveTo(x - 4, y)
      .lineTo(x - 1, y + 3.5)
      .lineTo(x + 4.5, y - 3.5);
  else if (mood === 'even') g.moveTo(x - 4, y).lineTo(x + 4, y);
  else
    g.moveTo(x - 3.5, y - 3.5)
      .lineTo(x + 3.5, y + 3.5)
      .moveTo(x + 3.5, y - 3.5)
      .lineTo(x - 3.5, y + 3.5);
  g.stroke({ color: mood === 'win' ? colors['on-accent'] : moodColor[mood], width: 2, cap: 'round', join: 'round' });
};

/** The marker on the bar; once settled it carries the result's sign. */
export const drawMarker = (g: Graphics, layout: DiceLayout, frame: DiceFrame, mood: Mood): void => {
  const x = rollX(layout, frame.marker);
  const y = layout.bar.y + layout.bar.height / 2;
  const filled = frame.settled && mood === 'win';
  g.clear();
  g.circle(x, y, MARKER_RADIUS).fill(filled ? colors.win : colors.canvas);
  g.circle(x, y, MARKER_RADIUS).stroke({ color: frame.settled ? moodColor[mood] : colors.text, width: 2 });
  if (frame.settled) drawMark(g, x, y, mood);
  g.alpha = frame.opacity;
};

/** The ring that leaves the marker at a win. */
const drawRing = (g: Graphics, layout: DiceLayout, round: SceneRound, winProgress: number): void => {
  const x = rollX(layout, round.roll);
  const y = layout.bar.y + layout.bar.height / 2;
  g.circle(x, y, MARKER_RADIUS + winProgress * 34).stroke({
    color: colors.win,
    width: 2,
    alpha: (1 - winProgress) * 0.9,
  });
};

const RAYS = 24;

/** A big win: signals that leave the number to all sides. Their lengths are the round's own. */
const drawBurst = (g: Graphics, { digits }: DiceLayout, round: SceneRound, winProgress: number): void => {
  const source = simulationSource(`burst ${round.id}`);
  const reach = digits.cell * 4.4;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = ((ray + source.int(1000) / 1000) / RAYS) * Math.PI * 2;
    const far = digits.cell * 2.4 + reach * (0.5 + source.int(1000) / 2000) * winProgress;
    const near = far - reach * 0.35 * (1 - winProgress);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.5]; // flat: the number is wider than high
    g.moveTo(digits.x + cos * near, digits.y + sin * near).lineTo(digits.x + cos * far, digits.y + sin * far);
  }
  g.stroke({ color: colors.vip, width: LINE, alpha: 1 - winProgress });
};

/** Draws a win; nothing for every other result. */
export const drawWin = (
  g: Graphics,
  layout: DiceLayout,
  round: SceneRound | undefined,
  { settled, winProgress }: DiceFrame,
): void => {
  g.clear();
  if (!round || !settled || winProgress >= 1 || round.mood !== 'win') return;
  drawRing(g, layout, round, Math.min(winProgress * (isGreat(round.size) ? 4 : 1), 1));
  if (isGreat(round.size)) drawBurst(g, layout, round, winProgress);
};
