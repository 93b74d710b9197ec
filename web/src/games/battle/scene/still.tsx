import { BATTLE_NUMBERS, battleRanges, battleTeams, type BattleTeam, winningTeam } from 'games-engine/battle';
import { useMemo, type ReactNode } from 'react';
import type { SharedLoad } from 'server/contract';
import { useFormat } from '../../../core/format/use-format.ts';
import { useGlimpse } from '../../../core/game-kit/round/glimpse.ts';
import { Still, type ElementSize, MINIATURE, Miniature, MiniatureSvg } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { middleOf, type SceneRound, battleLayout, type BattleLayout, type DialLayout } from './frame.ts';
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
const BattleWheel = ({ dial, number }: { dial: DialLayout; number: number }): ReactNode => {
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

const layout = battleLayout(MINIATURE.width, MINIATURE.height);
const { hub, pointer, ends } = layout;

const BAR = { y: ends.red.y - 3, height: 6, gap: 14 };
const bar = { x: ends.red.x + BAR.gap, width: ends.blue.x - ends.red.x - BAR.gap * 2 };

type Shares = Record<BattleTeam, string>; // percent with two decimals

/** The teams' shares of all stakes; undefined while nobody has staked. */
const sharesIn = ({ view }: SharedLoad): Shares | undefined => {
  const teams = view['teams'] as Record<BattleTeam, { percent: string }> | undefined;
  const shares = teams && { red: teams.red.percent, blue: teams.blue.percent };
  return shares && (Number(shares.red) > 0 || Number(shares.blue) > 0) ? shares : undefined;
};

const lastNumber = ({ before_games: before }: SharedLoad): number | undefined =>
  before.map(({ outcome }) => outcome?.['number']).find((number) => typeof number === 'number');

const ShareBar = ({ shares }: { shares: Shares }): ReactNode => {
  const red = (bar.width * Number(shares.red)) / 100;
  return (
    <>
      <rect x={bar.x} y={BAR.y} width={red} height={BAR.height} className={classNames(styles.sign, teamColors.red)} />
      <rect
        x={bar.x + red}
        y={BAR.y}
        width={bar.width - red}
        height={BAR.height}
        className={classNames(styles.sign, teamColors.blue)}
      />
    </>
  );
};

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
        <BattleWheel dial={layout.dial} number={last ?? BATTLE_NUMBERS} />
        <path d={`M${pointer.x - 7} ${pointer.y - 11}h14l-7 11Z`} className={styles.pointer} />
        {battleTeams.map((name) => (
          <path
            key={name}
            d={signPath(name, ends[name].x, ends[name].y, 5)}
            className={classNames(styles.sign, teamColors[name])}
          />
        ))}
        {shares && <ShareBar shares={shares} />}
        <g className={team && teamColors[team]}>
          <circle cx={hub.x} cy={hub.y} r={hub.radius} className={styles.hub} />
          <text x={hub.x} y={hub.y} fontSize={hub.digits} className={styles.digits}>
            {last}
          </text>
        </g>
      </MiniatureSvg>
    </Miniature>
  );
};
