import type { DiceChoice } from 'games-engine/dice';
import type { Graphics } from 'pixi.js';
import { paintGlass, paintReflection, type GlassBar, type GlassColors } from '../../../core/game-kit/scene/glass.ts';
import type { Mood } from '../../../core/game-kit/result/result.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { diceFrame, rollX, zones, type DiceFrame, type DiceLayout, type SceneRound, type Zone } from './frame.ts';

/** The colour in which a result is told. The die's place and the words beside the picture tell it too. */
export const moodColor = { win: colors.win, even: colors.text, loss: colors.loss } as const satisfies Record<
  Mood,
  number
>;

/** Sparks of a win: the glass's own light, and gold from ten times the stake on. */
export const sparkColors = {
  usual: [colors.win, 0x9bffd6, 0x8f5cff],
  great: [0xffd27a, 0xfff0c8, 0xb48cff, colors.win],
} as const;

const emerald: GlassColors = { deep: '#02251b', body: '#0b7d57', core: '#3ef0a6', edge: '#d6fff0' };
const garnet: GlassColors = { deep: '#12030a', body: '#3a0b1e', core: '#8a1c3c', edge: '#ff9fb0' };

const OVER = 44; // px above the rail that its light reaches
const GAP = 3; // px from either glass to the threshold

/** Upper edge of the rail's picture. */
export const railTop = ({ rail }: DiceLayout): number => rail.y - OVER;

const barOf = ({ rail }: DiceLayout, { from, to }: Zone, glass: GlassColors, light: number): GlassBar => {
  const [isFirst, isLast] = [from <= rail.x, to >= rail.x + rail.width];
  const [x, end] = [from + (isFirst ? 0 : GAP), to - (isLast ? 0 : GAP)];
  const [left, right] = [isFirst ? rail.height / 2 : 3, isLast ? rail.height / 2 : 3];
  const radii = [left, right, right, left];
  return { x, y: rail.y, width: end - x, height: rail.height, radii, colors: glass, light };
};

/** A post of gold where the rail is won or lost. */
const paintThreshold = (pen: CanvasRenderingContext2D, x: number, { y, height }: DiceLayout['rail']): void => {
  const metal = pen.createLinearGradient(x - 4, 0, x + 4, 0);
  for (const [at, color] of [
    [0, '#7a4a12'],
    [0.35, '#ffe2a0'],
    [0.6, '#e8b45a'],
    [1, '#6b3f10'],
  ] as const)
    metal.addColorStop(at, color);
  pen.save();
  pen.shadowColor = 'rgba(255,190,90,.8)';
  pen.shadowBlur = 12;
  pen.fillStyle = metal;
  pen.beginPath();
  pen.roundRect(x - 3.5, y - 8, 7, height + 16, 3.5);
  pen.fill();
  pen.restore();
};

/** The rail: glass with light in it where the bet wins, dark glass where it loses, both mirrored by the floor. */
export const paintRail = (pen: CanvasRenderingContext2D, layout: DiceLayout, choice: DiceChoice): void => {
  const { win, lose } = zones(layout, choice);
  const { rail, width, height } = layout;
  pen.translate(0, -railTop(layout));
  const floor = pen.createLinearGradient(0, rail.y - OVER, 0, height);
  floor.addColorStop(0, 'transparent');
  floor.addColorStop(0.5, 'rgba(6,4,16,.72)');
  floor.addColorStop(1, 'rgba(6,4,16,.82)');
  pen.fillStyle = floor;
  pen.fillRect(0, rail.y - OVER, width, height);
  for (const bar of [barOf(layout, lose, garnet, 0), barOf(layout, win, emerald, 0.16)]) {
    paintReflection(pen, bar);
    paintGlass(pen, bar);
  }
  paintThreshold(pen, rollX(layout, choice.percentBp), rail);
};

/** The winning glass at its brightest: added to the rail as far as it answers. */
export const paintBlaze = (pen: CanvasRenderingContext2D, layout: DiceLayout, choice: DiceChoice): void => {
  pen.translate(0, -railTop(layout));
  const bar = barOf(layout, zones(layout, choice).win, emerald, 1);
  paintReflection(pen, bar);
  paintGlass(pen, bar);
};

const LINE = 1.5;

/** The proof: a thin line of light in the rail, from its beginning to the number, and the exact place there. */
export const drawNeedle = (g: Graphics, layout: DiceLayout, frame: DiceFrame, mood: Mood): void => {
  const { rail } = layout;
  const x = rollX(layout, frame.marker);
  const color = frame.settled ? moodColor[mood] : colors.info;
  const line = rail.y + rail.height - 5;
  g.clear();
  g.moveTo(rail.x + 2, line).lineTo(Math.max(x, rail.x + 2), line);
  g.stroke({ color: 0xffffff, width: LINE, alpha: 0.85 });
  g.moveTo(x, rail.y).lineTo(x, rail.y + rail.height + 5);
  g.stroke({ color: 0xffffff, width: 2 });
  g.moveTo(x, rail.y + rail.height + 3)
    .lineTo(x + 5, rail.y + rail.height + 11)
    .lineTo(x - 5, rail.y + rail.height + 11);
  g.closePath().fill(color);
  g.alpha = frame.opacity;
};

const TRAIL = 9; // pieces of the light behind a flying die
const PIECE_MS = 16;

/** The light that a flying die leaves behind it, fading with its age. */
export const drawTrail = (g: Graphics, layout: DiceLayout, round: SceneRound, now: number): void => {
  g.clear();
  const middle = layout.rail.y - layout.die / 2;
  for (let piece = TRAIL; piece >= 0; piece -= 1) {
    const { marker, height } = diceFrame(round, now - piece * PIECE_MS);
    const [x, y] = [rollX(layout, marker), middle - height * layout.rise];
    if (piece < TRAIL) {
      const age = piece / TRAIL;
      g.lineTo(x, y).stroke({
        color: 0xb58cff,
        width: layout.die * 0.5 * (1 - age),
        alpha: 0.2 * (1 - age),
      });
    }
    g.moveTo(x, y);
  }
};

/** A near miss: for a moment, the short way that was missing. */
export const drawMiss = (
  g: Graphics,
  layout: DiceLayout,
  { roll }: SceneRound,
  choice: DiceChoice,
  share: number,
): void => {
  const y = layout.rail.y + layout.rail.height + 7;
  g.moveTo(rollX(layout, choice.percentBp), y).lineTo(rollX(layout, roll), y);
  g.stroke({ color: colors.warn, width: 2, alpha: Math.sin(Math.PI * share) * 0.9, cap: 'round' });
};
