import { simulationSource } from 'games-engine';
import { BATTLE_NUMBERS, battleRanges, battleTeams, type BattleTeam } from 'games-engine/battle';
import type { Graphics } from 'pixi.js';
import { isGreat } from '../../../core/game-kit/scene/win.ts';
import { drawWay, walkWay, wayOf, type Point, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { hasPulses, pulseAt } from '../../../core/game-kit/scene/shared-draw.ts';
import {
  middleOf,
  type BattleFrame,
  type BetPulse,
  type SceneRound,
  numberPath,
  seedPath,
  teamPath,
  type BattleLayout,
  type DialLayout,
} from './frame.ts';

const LINE = 1.5;
const TURN = Math.PI * 2;
const FAINT = 0.55;

/** The colour of a team. Its shape tells it too: a diamond for red, a disc for blue. */
export const teamColor = { red: colors.loss, blue: colors.info } as const satisfies Record<BattleTeam, number>;

/** The direction of a place on the wheel before it turns: 0 is up, clockwise. */
const angleOf = (position: number): number => (position / BATTLE_NUMBERS) * TURN - Math.PI / 2;

const tick = (g: Graphics, number: number, from: number, to: number): void => {
  const angle = angleOf(middleOf(number));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  g.moveTo(cos * from, sin * from).lineTo(cos * to, sin * to);
};

const lengthOf = (number: number, { small, middle, great }: DialLayout['ticks']): number =>
  number % 50 === 0 ? great : number % 10 === 0 ? middle : small;

/** The wheel's ticks around its own centre, one for each number; every tenth and every fiftieth is longer. */
export const drawTicks = (g: Graphics, { radius, ticks }: DialLayout): void => {
  g.clear();
  for (const team of battleTeams) {
    const { low, top } = battleRanges[team];
    for (const [width, isGreat] of [
      [1, false],
      [2, true],
    ] as const) {
      for (let number = low; number <= top; number += 1) {
        if ((number % 50 === 0) === isGreat) tick(g, number, radius, radius - lengthOf(number, ticks));
      }
      g.stroke({ color: teamColor[team], width });
    }
  }
};

const BAND_STEPS = 240; // the library's own arcs have corners at a wheel's size

/** The two halves as bands: faint below the ticks, and what the eye sees of ticks that pass too fast. */
export const drawBands = (g: Graphics, radius: number, width: number, gap: number): void => {
  g.clear();
  for (const team of battleTeams) {
    const { low, top } = battleRanges[team];
    const [start, end] = [angleOf(low - 1) + gap, angleOf(top) - gap];
    for (let step = 0; step <= BAND_STEPS; step += 1) {
      const angle = start + ((end - start) * step) / BAND_STEPS;
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      if (step === 0) g.moveTo(x, y);
      else g.lineTo(x, y);
    }
    g.stroke({ color: teamColor[team], width });
  }
};

/** A team's sign: a diamond for red, a disc for blue. */
export const drawSign = (g: Graphics, { x, y }: Point, team: BattleTeam, size: number): void => {
  if (team === 'red')
    g.moveTo(x, y - size * 1.2)
      .lineTo(x + size * 1.2, y)
      .lineTo(x, y + size * 1.2)
      .lineTo(x - size * 1.2, y)
      .closePath();
  else g.circle(x, y, size);
};

/** The ways on which signals run, faint, the seed's node, the pointer, the hub's disc and both teams' ends. */
export const drawGround = (g: Graphics, layout: BattleLayout): void => {
  const { hub, pointer, seed, ends } = layout;
  const ways = [seedPath(layout), numberPath(layout), ...battleTeams.map((team) => teamPath(layout, team))];
  g.clear();
  for (const way of ways) drawWay(g, wayOf(way));
  g.stroke({ color: colors.divider, width: 1, alpha: FAINT });
  g.circle(hub.x, hub.y, hub.radius).fill(colors['surface-1']);
  g.circle(seed.x, seed.y, 4).fill(colors.accent);
  g.circle(seed.x, seed.y, 8).stroke({ color: colors.accent, width: LINE, alpha: 0.9 });
  for (const team of battleTeams) {
    drawSign(g, ends[team], team, 4.5);
    g.fill(teamColor[team]);
  }
  g.moveTo(pointer.x - 7, pointer.y - 11)
    .lineTo(pointer.x + 7, pointer.y - 11)
    .lineTo(pointer.x, pointer.y)
    .closePath()
    .fill(colors.text);
  g.moveTo(hub.x, hub.y - hub.radius - 3).lineTo(hub.x, hub.y - hub.radius + 9);
  g.stroke({ color: colors.text, width: 2 });
};

/** The signal of a draw: from the seed to the wheel, and once it stands from the number to the team that wins. */
export const drawSignal = (
  g: Graphics,
  layout: BattleLayout,
  paths: ScenePaths,
  round: SceneRound,
  frame: BattleFrame,
): void => {
  g.clear();
  if (!round.draw || frame.trace === 0) return;
  const { team, mood } = round.draw;
  drawWay(g, paths.seed, paths.seed.length * frame.trace);
  g.stroke({ color: frame.settled ? teamColor[team] : colors.accent, width: LINE, join: 'round' });
  if (frame.answer === 0) return;
  drawWay(g, paths.number);
  drawWay(g, paths[team], paths[team].length * frame.answer);
  g.stroke({ color: teamColor[team], width: LINE * 1.5, join: 'round', alpha: frame.opacity });
  g.setFillStyle({ color: teamColor[team], alpha: frame.opacity });
  drawSign(g, { x: layout.hub.x, y: layout.hub.y + layout.hub.radius * 0.6 }, team, 4);
  g.fill();
  if (frame.answer < 1) return;
  drawSign(g, layout.ends[team], team, 9);
  g.stroke({ color: mood === 'win' ? colors.win : teamColor[team], width: LINE });
};

/** Every way of a scene. */
export type ScenePaths = Record<'seed' | 'number' | BattleTeam, Way>;

export const scenePaths = (layout: BattleLayout): ScenePaths => ({
  seed: wayOf(seedPath(layout)),
  number: wayOf(numberPath(layout)),
  red: wayOf(teamPath(layout, 'red')),
  blue: wayOf(teamPath(layout, 'blue')),
});

/** The signals of bets that have just been placed, from their team's end to the hub. */
export const drawPulses = (g: Graphics, paths: ScenePaths, pulses: readonly BetPulse[], now: number): void => {
  g.clear();
  if (!hasPulses(pulses, now)) return;
  for (const pulse of pulses) {
    const share = pulseAt(pulse, now);
    if (share >= 1) continue;
    const way = paths[pulse.team];
    let [x, y] = [0, 0];
    walkWay(way, way.length * (1 - share), (toX, toY) => {
      x = toX;
      y = toY;
    });
    g.setFillStyle({ color: teamColor[pulse.team], alpha: 1 - share * share });
    drawSign(g, { x, y }, pulse.team, 3);
    g.fill();
  }
};

const RAYS = 28;

/** A big win: signals that leave the hub to all sides. Their lengths are the round's own. */
const drawBurst = (g: Graphics, { hub }: BattleLayout, id: string, winProgress: number): void => {
  const source = simulationSource(`burst ${id}`);
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = ((ray + source.int(1000) / 1000) / RAYS) * TURN;
    const far = hub.radius * (1.25 + (1.1 + source.int(1000) / 900) * winProgress);
    const near = far - hub.radius * 0.5 * (1 - winProgress);
    const [cos, sin] = [Math.cos(angle) * 1.35, Math.sin(angle) * 0.8]; // wide: the stage is wider than high
    g.moveTo(hub.x + cos * near, hub.y + sin * near).lineTo(hub.x + cos * far, hub.y + sin * far);
  }
  g.stroke({ color: colors.vip, width: LINE, alpha: 1 - winProgress });
};

/** Draws the player's own win; nothing for every other result. */
export const drawWin = (
  g: Graphics,
  layout: BattleLayout,
  { id, draw }: SceneRound,
  { winProgress, answer }: BattleFrame,
): void => {
  g.clear();
  if (!draw || draw.mood !== 'win' || answer < 1 || winProgress >= 1) return;
  const { hub } = layout;
  const ring = Math.min(winProgress * (isGreat(draw.size) ? 4 : 1), 1);
  g.circle(hub.x, hub.y, hub.radius + 6 + ring * 26).stroke({ color: colors.win, width: 2, alpha: (1 - ring) * 0.9 });
  if (isGreat(draw.size)) drawBurst(g, layout, id, winProgress);
};
