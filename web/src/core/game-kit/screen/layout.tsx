import { useEffect, useId, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useOwnFavourites, useSwitchFavourite } from '../../games/favourites.ts';
import { useGames } from '../../games/games.ts';
import { useGameName } from '../../games/use-game-name.ts';
import { useRtp } from '../../games/use-rtp.ts';
import type { WebGame } from '../../games/web-game.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hex, hexOf } from '../../tokens/tokens.ts';
import styles from './layout.module.css';
import { ArrowLeft, Heart, Maximize2, Minimize2 } from 'lucide-react';
import { AmountsIn } from '../../session/shown-currency.tsx';
import { usePlayMoney } from '../play-money/play-money.tsx';
import { AlarmPlace } from '../../evidence/alarm-place.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFlyingAmount } from '../result/flying-amount.ts';
import { theatre, useSwitch } from './settings.ts';
import { SoundControl } from './sound-control.tsx';

const Tile = ({ game, isHere }: { game: WebGame; isHere: boolean }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { id, path } = game;
  const nameOf = useGameName();
  const rtp = useRtp(id);
  return (
    <Link to={path} className={styles.tile} aria-current={isHere ? 'page' : undefined}>
      <img src={game.cover.square} width={64} height={64} alt="" loading="lazy" />
      <span className={styles.words}>
        <span className={styles.name}>{nameOf(id)}</span>
        <span className={styles.rtp}>
          {rtp === undefined ? <Skeleton width={96} height={16} /> : t('games.rtp', { rtp })}
        </span>
        {isHere && <span className={styles.here}>{t('games.here')}</span>}
      </span>
    </Link>
  );
};

/** All in-house games below each of them, the one that is open marked. */
export const GameList = ({ current }: { current: string }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { all } = useGames();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.listTitle}>
        {t('games.title')}
      </h2>
      <ul className={styles.list}>
        {all.map((game) => (
          <li key={game.id}>
            <Tile game={game} isHere={game.id === current} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export interface GameLayoutProps {
  game: string;
  title: string;
  results: ReactNode; // the last results
  stage: ReactNode; // the canvas, or what stands in for it
  stageClass?: string | undefined; // another height than the usual one
  outcome: ReactNode; // the last result in words
  controls: ReactNode;
  tools: ReactNode; // turbo, fairness, rules, shortcuts
  lobby?: ReactNode; // players: teams, sectors, rooms
  statistics: ReactNode;
  feed: ReactNode;
}

/** Gives the menu's place to the game, and back. The frame around the page follows the attribute of the document. */
const TheatreControl = (): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const on = useSwitch(theatre);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-theatre', on);
    return () => document.documentElement.removeAttribute('data-theatre');
  }, [on]);
  const Icon = on ? Minimize2 : Maximize2;
  return (
    <IconButton
      className={styles.theatre ?? ''}
      label={t('layout.theatre')}
      aria-pressed={on}
      onClick={() => theatre.set(!on)}
    >
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
};

/** Puts the game among the player's favourites, or takes it back. */
const FavouriteControl = ({ game, title }: { game: string; title: string }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const isMarked = useOwnFavourites().includes(game);
  const switchFavourite = useSwitchFavourite();
  return (
    <IconButton
      label={t('layout.favourite', { game: title })}
      aria-pressed={isMarked}
      onClick={() => void switchFavourite(game)}
    >
      <Heart aria-hidden="true" size={20} fill={isMarked ? 'currentColor' : 'none'} />
    </IconButton>
  );
};

/** The frame of every game page: header, stage with its result, controls, tools, statistics, all games, live feed. */
export const GameLayout = ({
  game,
  title,
  results,
  stage,
  stageClass,
  outcome,
  controls,
  tools,
  lobby,
  statistics,
  feed,
}: GameLayoutProps): ReactNode => {
  const stageRef = useFlyingAmount();
  const light = useGames().find(game)?.light;
  const isTrial = usePlayMoney().isOn;
  const t = useMessages('game-kit', 'main');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/main" className={styles.back} aria-label={t('layout.back')} title={t('layout.back')}>
          <ArrowLeft aria-hidden="true" size={20} />
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <FavouriteControl game={game} title={title} />
        <SoundControl />
        <TheatreControl />
      </header>
      <AlarmPlace />
      <div
        data-game={game}
        className={styles.game}
        style={{ '--place': light ? hexOf(light.near) : hex('accent') } as CSSProperties}
      >
        <section className={styles.table}>
          <div className={styles.results}>{results}</div>
          <div ref={stageRef} data-stage="" className={classNames(styles.stage, stageClass)}>
            {stage}
            {isTrial && <p className={styles.trial}>{t('play.mark')}</p>}
          </div>
          <div className={styles.outcome}>{outcome}</div>
        </section>
        <section className={styles.controls}>
          <div className={styles.column}>{controls}</div>
        </section>
        <div className={styles.tools}>{tools}</div>
      </div>
      {lobby}
      {statistics}
      <GameList current={game} />
      <AmountsIn>{feed}</AmountsIn>
    </div>
  );
};
