import type { BattleTeam } from 'games-engine/battle';
import { FillGradient, type Graphics, type Sprite } from 'pixi.js';
import { clamp01, easeInOut, mix } from '../../../core/game-kit/scene/maths.ts';
import { drawWay, wayOf, type Point, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { pulseAt } from '../../../core/game-kit/scene/shared-draw.ts';
import {
  archX,
  archY,
  seedPath,
  type BattleFrame,
  type BattleLayout,
  type BetPulse,
  type SceneRound,
} from './frame.ts';

const WHITE = 0xffffff;

/** The colour of a team in words and numbers. Its shape tells it too: a diamond for red, a disc for blue. */
export const teamColor = { red: colors.loss, blue: colors.info } as const satisfies Record<BattleTeam, number>;

/** The light of a team's side. */
export const teamLight = { red: 0xff2440, blue: 0x2a86ff } as const satisfies Record<BattleTeam, number>;

const fieldStops = {
  red: ['rgba(120,4,22,.18)', 'rgba(255,36,64,.62)'],
  blue: ['rgba(42,134,255,.62)', 'rgba(6,30,110,.18)'],
} as const satisfies Record<BattleTeam, readonly [string, string]>;

/** A side's field of energy, one pixel wide: stretched to the border by what shows it, brightest there. */
export const drawField = (g: Graphics, height: number, team: BattleTeam): void => {
  const [start, end] = fieldStops[team];
  const fill = new FillGradient({
    end: { x: 1, y: 0 },
    colorStops: [
      { offset: 0, color: start },
      { offset: 1, color: end },
    ],
  });
  g.clear();
  g.setFillStyle(fill);
  g.rect(0, 0, 1, height).fill();
};

/** Draws what never moves: the dark below, from which the number stands out. */
export const drawGround = (g: Graphics, { width, height }: BattleLayout): void => {
  const top = height * 0.56;
  const fill = new FillGradient({
    end: { x: 0, y: 1 },
    colorStops: [
      { offset: 0, color: 'rgba(5,6,10,0)' },
      { offset: 0.55, color: 'rgba(5,6,10,.78)' },
      { offset: 1, color: 'rgba(5,6,10,.92)' },
    ],
  });
  g.clear();
  g.setFillStyle(fill);
  g.rect(0, top, width, height - top).fill();
};

/** A team's sign: a diamond for red, a disc for blue. */
const drawSign = (g: Graphics, { x, y }: Point, team: BattleTeam, size: number): void => {
  if (team === 'red')
    g.moveTo(x, y - size * 1.2)
      .lineTo(x + size * 1.2, y)
      .lineTo(x, y + size * 1.2)
      .lineTo(x - size * 1.2, y)
      .closePath();
  else g.circle(x, y, size);
};

const STRANDS = [
  { color: teamLight.red, width: 7, alpha: 0.5, away: -3, swing: 9, pace: 210, wave: 0.045 },
  { color: teamLight.blue, width: 7, alpha: 0.5, away: 3, swing: 9, pace: 260, wave: 0.038 },
  { color: WHITE, width: 2.2, alpha: 0.95, away: 0, swing: 6, pace: 170, wave: 0.06 },
] as const;

/** The border on which both sides press: strands of plasma that never rest while stakes come in. */
export const drawBorder = (g: Graphics, { border }: BattleLayout, x: number, now: number, alpha: number): void => {
  g.clear();
  if (alpha <= 0) return;
  const step = (border.bottom - border.top) / 26;
  for (const { color, width, alpha: own, away, swing, pace, wave } of STRANDS) {
    const time = (now % 600_000) / pace;
    for (let y = border.top; y <= border.bottom + 0.1; y += step) {
      const ends = Math.sin((Math.PI * (y - border.top)) / (border.bottom - border.top));
      const bend = Math.sin(y * wave + time) + 0.6 * Math.sin(y * wave * 2.7 - time * 1.4);
      const at = x + away + bend * swing * ends;
      if (y === border.top) g.moveTo(at, y);
      else g.lineTo(at, y);
    }
    g.stroke({ color, width, alpha: own * alpha, join: 'round', cap: 'round' });
  }
};

const ARCH_STEPS = 40;

/** The way of the light over the border, and how far each side's numbers reach. */
export const drawArch = (g: Graphics, layout: BattleLayout, border: number, alpha: number): void => {
  g.clear();
  for (const [team, from, to] of [
    ['red', 0, 500],
    ['blue', 500, 1000],
  ] as const) {
    for (let step = 0; step <= ARCH_STEPS / 2; step += 1) {
      const place = mix(from, to, step / (ARCH_STEPS / 2));
      const [x, y] = [archX(layout, border, place), archY(layout, place)];
      if (step === 0) g.moveTo(x, y);
      else g.lineTo(x, y);
    }
    g.stroke({ color: teamColor[team], width: 2, alpha: 0.55 * alpha, join: 'round' });
  }
  for (let place = 0; place <= 1000; place += 100) {
    g.circle(archX(layout, border, place), archY(layout, place), place % 500 === 0 ? 4 : 2.5);
    g.setFillStyle({ color: WHITE, alpha: 0.75 * alpha });
    g.fill();
  }
};

/** The proof as a line of light: from the edge to the number, and once that stands the sign of the side that won. */
export const drawSignal = (
  g: Graphics,
  { number }: BattleLayout,
  seed: Way,
  { draw }: SceneRound,
  { trace, settled, opacity }: BattleFrame,
): void => {
  g.clear();
  if (!draw || trace === 0) return;
  drawWay(g, seed, seed.length * trace);
  g.stroke({ color: settled ? teamColor[draw.team] : colors.accent, width: 1.5 });
  if (!settled) return;
  drawSign(g, { x: number.x, y: number.y + number.size * 0.66 }, draw.team, 5);
  g.setFillStyle({ color: teamColor[draw.team], alpha: opacity });
  g.fill();
};

export const seedWay = (layout: BattleLayout): Way => wayOf(seedPath(layout));

/** Puts a bet's energy on its way from the stage's edge into the vessel. */
export const placeEnergy = (
  sprite: Sprite,
  { width, height, vessel }: BattleLayout,
  pulse: BetPulse,
  vesselAt: number,
  now: number,
): void => {
  const share = pulseAt(pulse, now);
  sprite.visible = now >= pulse.at && share < 1;
  if (!sprite.visible) return;
  const way = easeInOut(share);
  sprite.tint = teamLight[pulse.team];
  sprite.position.set(
    mix(pulse.team === 'red' ? 0 : width, vesselAt, way),
    mix(height * 0.9, vessel.y, way) - Math.sin(share * Math.PI) * height * 0.12,
  );
  sprite.setSize(vessel.size * mix(0.34, 0.6, way));
  sprite.alpha = clamp01((1 - share) * 4);
};
