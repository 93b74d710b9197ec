import { wheelDefaultConfig } from 'games-engine/wheel';
import type { ReactNode } from 'react';
import type { SharedLoad } from 'server/contract';
import { MINIATURE, Miniature, MiniatureSvg } from '../../core/game-kit/miniature.tsx';
import { useGlimpse } from '../../core/game-kit/use-glimpse.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { sectorClass, sectorWord } from './wheel-colors.ts';
import { wheelLayout } from './wheel-layout.ts';
import { WheelRim } from './wheel-still.tsx';
import styles from './wheel-picture.module.css';
import { wheelHomeMessages } from './wheel-home.messages.ts';

const layout = wheelLayout(MINIATURE.width, MINIATURE.height);
const { centre, hub, pointer } = layout;

type Numbers = readonly number[];

/** How the wheel is divided: the server's own division once it is known. */
const divisionOf = (round: SharedLoad | undefined): { segments: Numbers; multipliers: Numbers } => {
  const { segments, multipliers } = round?.config ?? wheelDefaultConfig;
  return { segments: segments as Numbers, multipliers: multipliers as Numbers };
};

const lastSegment = (round: SharedLoad | undefined): number | undefined =>
  round?.before_games.map(({ outcome }) => outcome?.['segment']).find((segment) => typeof segment === 'number');

/** The wheel as it stopped last. */
export const WheelMiniature = (): ReactNode => {
  const t = useMessages(wheelHomeMessages);
  const round = useGlimpse('wheelOfFortune', 'wheelOfFortune.load');
  const division = divisionOf(round);
  const segment = lastSegment(round);
  const sector = segment === undefined ? undefined : division.segments[segment];
  const word = sector === undefined ? undefined : sectorWord(division.multipliers, sector);
  return (
    <Miniature caption={word === undefined ? '' : t('last', { word })} result={round?.before_games[0]?.id}>
      <MiniatureSvg>
        <WheelRim layout={layout} round={division} segment={segment ?? 0} />
        <circle cx={centre.x} cy={centre.y} r={hub.radius} className={styles.hub} />
        <path d={`M${pointer.x - 7} ${pointer.y - 16}h14l-5.4 17h-3.2Z`} className={styles.pointer} />
        <text
          x={centre.x}
          y={centre.y}
          fontSize={hub.size}
          className={classNames(styles.word, sector !== undefined && sectorClass(sector))}
        >
          {word}
        </text>
      </MiniatureSvg>
    </Miniature>
  );
};
