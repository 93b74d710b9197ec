import { battlePictures } from 'assets/battle/pictures';
import { battleTeams, type BattleTeam, winningTeam } from 'games-engine/battle';
import { useMemo, type ReactNode } from 'react';
import { Still, type ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { battleLayout, borderX, redShare, vesselSize, vesselX, type BattleLayout, type SceneRound } from './frame.ts';
import teamColors from '../team-sign.module.css';
import styles from './picture.module.css';

export interface BattleStillProps {
  round: SceneRound | undefined;
  settled: boolean; // the number may be told
}

/** A team's sign as an outline around a point. */
const signPath = (team: BattleTeam, x: number, y: number, size: number): string =>
  team === 'red'
    ? `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`
    : `M${x - size} ${y}A${size} ${size} 0 1 0 ${x + size} ${y}A${size} ${size} 0 1 0 ${x - size} ${y}Z`;

/** Both sides against their border, as large as their shares; the one that has won in front of its light. */
const Sides = ({
  layout,
  share,
  won,
}: {
  layout: BattleLayout;
  share: number;
  won: BattleTeam | undefined;
}): ReactNode => {
  const border = borderX(layout, share);
  return battleTeams.map((team) => {
    const size = vesselSize(layout, team === 'red' ? share : 1 - share);
    const [x, { y }] = [vesselX(team, border, size), layout.vessel];
    return (
      <g key={team} className={teamColors[team]}>
        <circle cx={x} cy={y} r={size * 0.6} className={styles.halo} opacity={won === team ? 0.6 : 0.2} />
        <image
          href={battlePictures[team === 'red' ? 'redVessel' : 'blueVessel'].url}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          opacity={won === undefined || won === team ? 1 : 0.5}
        />
      </g>
    );
  });
};

const Result = ({ layout, number }: { layout: BattleLayout; number: number }): ReactNode => {
  const { x, y, size } = layout.number;
  const team = winningTeam({ number });
  return (
    <g className={teamColors[team]}>
      <text x={x} y={y} fontSize={size} className={styles.digits}>
        {number}
      </text>
      <path d={signPath(team, x, y + size * 0.66, 5)} className={styles.sign} />
    </g>
  );
};

const Picture = ({ round, settled, size }: BattleStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => battleLayout(size.width, size.height), [size]);
  const draw = settled ? round?.draw : undefined;
  return (
    <svg width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`}>
      <Sides layout={layout} share={round ? redShare(round, 0, true) : 0.5} won={draw?.team} />
      {draw && <Result layout={layout} number={draw.number} />}
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const BattleStill = (props: BattleStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
