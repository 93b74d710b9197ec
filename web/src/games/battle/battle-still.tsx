import { BATTLE_NUMBERS, battleRanges, battleTeams, type BattleTeam } from 'games-engine/battle';
import { useMemo, type ReactNode } from 'react';
import { Still } from '../../core/game-kit/still.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { middleOf } from './battle-dial.ts';
import type { SceneRound } from './battle-frame.ts';
import { battleLayout, type BattleLayout, type DialLayout } from './battle-layout.ts';
import styles from './battle-picture.module.css';
import teamColors from './team-colors.module.css';

export interface BattleStillProps {
  round: SceneRound | undefined;
  settled: boolean; // the number may be told
}

/** A team's sign as an outline around a point. */
export const signPath = (team: BattleTeam, x: number, y: number, size: number): string =>
  team === 'red'
    ? `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`
    : `M${x - size} ${y}A${size} ${size} 0 1 0 ${x + size} ${y}A${size} ${size} 0 1 0 ${x - size} ${y}Z`;

/** A point at a distance from the wheel's centre, as a path writes it. */
const pointAt = (position: number, radius: number): string => {
  const angle = (position / BATTLE_NUMBERS) * Math.PI * 2;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
};

/** A team's half of the wheel: the rim, a tick for every fifth number, a longer one for every fiftieth. */
const halfPath = ({ radius, ticks }: DialLayout, team: BattleTeam): string => {
  const { low, top } = battleRanges[team];
  const lines = [`M${pointAt(low - 1, radius)}A${radius} ${radius} 0 0 1 ${pointAt(top, radius)}`];
  for (let number = Math.ceil(low / 5) * 5; number <= top; number += 5) {
    const inner = radius - (number % 50 === 0 ? ticks.great : ticks.small);
    lines.push(`M${pointAt(middleOf(number), radius)}L${pointAt(middleOf(number), inner)}`);
  }
  return lines.join('');
};

/** The top of the wheel with a number under the pointer. */
export const BattleWheel = ({ dial, number }: { dial: DialLayout; number: number }): ReactNode => {
  const paths = useMemo(() => battleTeams.map((team) => [team, halfPath(dial, team)] as const), [dial]);
  const degrees = (-middleOf(number) / BATTLE_NUMBERS) * 360;
  return (
    <g transform={`translate(${dial.x} ${dial.y}) rotate(${degrees})`}>
      {paths.map(([team, path]) => (
        <path key={team} d={path} className={classNames(styles.tick, teamColors[team])} />
      ))}
    </g>
  );
};

const Hub = ({ layout, round, settled }: BattleStillProps & { layout: BattleLayout }): ReactNode => {
  const { hub } = layout;
  const draw = settled ? round?.draw : undefined;
  return (
    <g className={draw && teamColors[draw.team]}>
      <circle cx={hub.x} cy={hub.y} r={hub.radius} className={styles.hub} />
      {draw && (
        <>
          <text x={hub.x} y={hub.y} fontSize={hub.digits} className={styles.digits}>
            {draw.number}
          </text>
          <path d={signPath(draw.team, hub.x, hub.y + hub.radius * 0.6, 5)} className={styles.sign} />
        </>
      )}
    </g>
  );
};

const Picture = ({ round, settled, size }: BattleStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => battleLayout(size.width, size.height), [size]);
  const number = (settled && round?.draw?.number) || round?.from || BATTLE_NUMBERS;
  return (
    <svg width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`}>
      <BattleWheel dial={layout.dial} number={number} />
      <path d={`M${layout.pointer.x - 7} ${layout.pointer.y - 11}h14l-7 11Z`} className={styles.pointer} />
      {battleTeams.map((team) => (
        <path
          key={team}
          d={signPath(team, layout.ends[team].x, layout.ends[team].y, 5)}
          className={classNames(styles.sign, teamColors[team])}
        />
      ))}
      <Hub layout={layout} round={round} settled={settled} />
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const BattleStill = (props: BattleStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
