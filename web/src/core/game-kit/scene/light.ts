import type { Graphics } from 'pixi.js';
import { colors } from '../../tokens/tokens.ts';
import { easeInOut, shareOf } from './maths.ts';
import { drawWay, walkWay, wayOf, type Way } from './ways.ts';
import type { SceneLight } from '../light/light.ts';

const BREATH_MS = 2400; // period of the light's breath before the beacon's answer
const HEAD = 3.5; // px
const HALO = { min: 7, more: 5 }; // px

/** One moment of the light. */
export interface LightFrame {
  way: number; // share of its way behind it, 0 … 1
  breath: number; // breath of its halo, 0 … 1
}

/** The light at a server time: it arrives when the beacon's round may be known. With little motion it stands there. */
export const lightFrame = ({ since, at }: SceneLight, now: number, calm: boolean): LightFrame => {
  if (calm) return { way: 1, breath: 0 };
  const phase = ((now - since) / BREATH_MS) * Math.PI * 2;
  return { way: easeInOut(shareOf(now, since, at - since)), breath: (1 - Math.cos(phase)) / 2 };
};

/** The light's way: the seed's own, from the other side. Both end where the draw begins. */
export const lightWay = ({ points }: Pick<Way, 'points'>, width: number): Way =>
  wayOf(points.map(({ x, y }) => ({ x: width - x, y })));

/** Draws the light on its way; nothing without one. Returns whether the next frame will differ. */
export const drawLight = (
  g: Graphics | null,
  way: Way,
  light: SceneLight | undefined,
  { now, calm }: { now: number; calm: boolean },
): boolean => {
  if (!g) return false;
  g.clear();
  if (!light) return false;
  const frame = lightFrame(light, now, calm);
  let [x, y] = [0, 0];
  walkWay(way, way.length * frame.way, (toX, toY) => {
    x = toX;
    y = toY;
  });
  drawWay(g, way);
  g.stroke({ color: colors.divider, width: 1, alpha: 0.55 });
  drawWay(g, way, way.length * frame.way);
  g.stroke({ color: colors.info, width: 1.5, alpha: 0.7, join: 'round' });
  g.setFillStyle({ color: colors.info, alpha: 0.22 });
  g.circle(x, y, HALO.min + HALO.more * frame.breath).fill();
  g.circle(x, y, HEAD).fill(colors.info);
  return !calm;
};
