import { battlePictures } from 'assets/battle/pictures';
import { battleTeams, type BattleTeam, winningTeam } from 'games-engine/battle';
import { useMemo, type ReactNode } from 'react';
import type { SharedLoad } from 'server/contract';
import { useFormat } from '../../../core/format/use-format.ts';
import { useGlimpse } from '../../../core/game-kit/round/glimpse.ts';
import { Still, type ElementSize, MINIATURE, Miniature, MiniatureSvg } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
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

const layout = battleLayout(MINIATURE.width, MINIATURE.height);

type Shares = Record<BattleTeam, string>; // percent with two decimals

/** The teams' shares of all stakes; undefined while nobody has staked. */
const sharesIn = ({ view }: SharedLoad): Shares | undefined => {
  const teams = view['teams'] as Record<BattleTeam, { percent: string }> | undefined;
  const shares = teams && { red: teams.red.percent, blue: teams.blue.percent };
  return shares && (Number(shares.red) > 0 || Number(shares.blue) > 0) ? shares : undefined;
};

const lastNumber = ({ before_games: before }: SharedLoad): number | undefined =>
  before.map(({ outcome }) => outcome?.['number']).find((number) => typeof number === 'number');

/** Both teams' shares while there are stakes, else the last number. */
export const BattleMiniature = (): ReactNode => {
  const t = useMessages('battle', 'home');
  const { percent } = useFormat();
  const round = useGlimpse('battle', 'battle.load');
  const shares = round && sharesIn(round);
  const last = round && lastNumber(round);
  const team = last === undefined ? undefined : winningTeam({ number: last });
  const banks = shares
    ? t('shares', { red: percent(shares.red), blue: percent(shares.blue) })
    : last !== undefined && t('last', { number: last });
  return (
    <Miniature caption={banks || ''} result={round?.before_games[0]?.id}>
      <MiniatureSvg>
        <image href={battlePictures.backdrop.url} {...MINIATURE} preserveAspectRatio="xMidYMid slice" />
        <Sides layout={layout} share={shares ? Number(shares.red) / 100 : 0.5} won={shares ? undefined : team} />
        {!shares && last !== undefined && <Result layout={layout} number={last} />}
      </MiniatureSvg>
    </Miniature>
  );
};
