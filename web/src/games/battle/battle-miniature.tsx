import { BATTLE_NUMBERS, battleTeams, winningTeam, type BattleTeam } from 'games-engine/battle';
import type { ReactNode } from 'react';
import type { SharedLoad } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { MINIATURE, Miniature, MiniatureSvg } from '../../core/game-kit/miniature.tsx';
import { useGlimpse } from '../../core/game-kit/use-glimpse.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { battleLayout } from './battle-layout.ts';
import { BattleWheel, signPath } from './battle-still.tsx';
import styles from './battle-picture.module.css';
import teamColors from './team-colors.module.css';
import { battleHomeMessages } from './battle-home.messages.ts';

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
  const t = useMessages(battleHomeMessages);
  const { percent } = useFormat();
  const round = useGlimpse('battle', 'battle.load');
  const shares = round && sharesIn(round);
  const last = round && lastNumber(round);
  const team = last === undefined ? undefined : winningTeam({ number: last });
  const told = shares
    ? t('shares', { red: percent(shares.red), blue: percent(shares.blue) })
    : last !== undefined && t('last', { number: last });
  return (
    <Miniature caption={told || ''} result={round?.before_games[0]?.id}>
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
