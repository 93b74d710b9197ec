import { WHEEL_SEGMENTS } from 'games-engine/wheel';
import { Sprite, type Container, type Graphics, type Texture } from 'pixi.js';
import type { Burst } from '../../../core/game-kit/scene/sparks.ts';
import { glowTexture } from '../../../core/game-kit/scene/sparks.ts';
import { drawWay, walkWay, type Way } from '../../../core/game-kit/scene/ways.ts';
import { WIN_SPARKS } from '../../../core/game-kit/scene/win.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { isPlain, sectorColor } from './colors.ts';
import { chipFrame, lampAt, STEP, type SceneRound, type WheelFrame, type WheelLayout } from './frame.ts';

/** The light of the wheel's place. */
export const AMBER = 0xffb454;
export const MAGENTA = 0xff3fa4;

/** Fills a container with sprites of one picture, as many as it needs. */
const fill = (into: Container, count: number, texture: Texture, blendMode: 'normal' | 'add'): void => {
  while (into.children.length < count) into.addChild(new Sprite({ texture, anchor: 0.5, blendMode }));
  for (const [index, child] of into.children.entries()) {
    child.visible = index < count;
    if (child instanceof Sprite && child.texture !== texture) child.texture = texture; // it has been loaded since
  }
};

const onCircle = (radius: number, angle: number): { x: number; y: number } => ({
  x: Math.sin(angle) * radius,
  y: -Math.cos(angle) * radius,
});

/** The lamps' light, which chases about the rim. */
export const lightLamps = (
  into: Container,
  layout: WheelLayout,
  { draw, segments }: SceneRound,
  { frame, now, calm }: { frame: WheelFrame; now: number; calm: boolean },
): void => {
  fill(into, segments.length, glowTexture(), 'add');
  const wins = draw !== undefined && frame.settled && !isPlain(draw.sector);
  const tint = wins ? sectorColor(draw.sector) : AMBER;
  for (const [lamp, child] of into.children.entries()) {
    const light = lampAt(lamp, frame, now, calm);
    child.position.copyFrom(onCircle(layout.lamps, lamp * STEP));
    child.scale.set((layout.radius * (0.13 + 0.17 * light)) / 64);
    child.alpha = light;
    child.tint = tint;
  }
};

/** The pegs between segments: they turn with the wheel, the light on them stands. */
export const turnPegs = (into: Container, texture: Texture, layout: WheelLayout, rotation: number): void => {
  fill(into, WHEEL_SEGMENTS, texture, 'normal');
  for (const [peg, child] of into.children.entries()) {
    child.position.copyFrom(onCircle(layout.pegs, rotation + (peg + 0.5) * STEP));
    child.scale.set((layout.radius * 0.062) / Math.max(texture.width, 1));
  }
};

/** The stakes as chips on the pads of their sectors: what lost goes dark once the wheel stands. */
export const layChips = (
  into: Container,
  texture: Texture,
  layout: WheelLayout,
  { chips, draw }: SceneRound,
  { frame, now, calm }: { frame: WheelFrame; now: number; calm: boolean },
): void => {
  fill(into, chips.length, texture, 'normal');
  for (const [index, chip] of chips.entries()) {
    const child = into.children[index];
    if (!child) continue;
    const { x, y, scale, alpha } = chipFrame(layout, chip, now, calm);
    child.position.set(x, y);
    child.scale.set((layout.chip * scale) / Math.max(texture.width, 1));
    child.tint = isPlain(chip.sector) ? colors.muted : sectorColor(chip.sector);
    const lost = draw !== undefined && draw.sector !== chip.sector;
    child.alpha = lost ? alpha * (1 - 0.72 * frame.answer) : alpha;
  }
};

/** The proof: a thin line of light from the seed that runs to the pointer once the draw is there. */
export const drawSignal = (g: Graphics, seed: Way, { draw }: SceneRound, frame: WheelFrame): void => {
  g.clear();
  if (!draw || frame.trace === 0) return;
  const color = frame.settled ? sectorColor(draw.sector) : colors.accent;
  const length = seed.length * frame.trace;
  drawWay(g, seed, length);
  g.stroke({ color, width: 5, alpha: 0.16, join: 'round' });
  drawWay(g, seed, length);
  g.stroke({ color, width: 1.5, alpha: 0.9, join: 'round' });
  if (frame.trace === 1) return;
  let [x, y] = [0, 0];
  walkWay(seed, length, (toX, toY) => ([x, y] = [toX, toY]));
  g.circle(x, y, 3.5).fill(colors.text);
};

const REACH = { small: 0.5, medium: 0.85, large: 1.35, huge: 1.9 } as const; // radii that sparks fly

/** The sparks of the player's own win; none for any other result. */
export const winBurst = ({ radius }: WheelLayout, { id, draw }: SceneRound): Burst | undefined => {
  if (draw?.mood !== 'win') return undefined;
  return {
    id,
    count: WIN_SPARKS[draw.size],
    reach: radius * REACH[draw.size],
    colors: [AMBER, MAGENTA, 0xffffff, sectorColor(draw.sector)],
    size: radius * 0.16,
    fall: radius * 0.6,
  };
};
