import { gameTiles } from 'assets';
import type { GameId } from 'games-engine';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { gameOrder, gamePaths } from '../games/game-catalogue.ts';
import { useGameName } from '../games/use-game-name.ts';
import { useRtp } from '../games/use-rtp.ts';
import { useMessages } from '../i18n/messages.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import styles from './game-list.module.css';

const Tile = ({ game, isHere }: { game: GameId; isHere: boolean }): ReactNode => {
  const t = useMessages(gameKitMessages);
  const nameOf = useGameName();
  const rtp = useRtp(game);
  return (
    <Link to={gamePaths[game]} className={styles.tile} aria-current={isHere ? 'page' : undefined}>
      <img src={gameTiles[game]} width={64} height={64} alt="" loading="lazy" />
      <span className={styles.words}>
        <span className={styles.name}>{nameOf(game)}</span>
        <span className={styles.rtp}>
          {rtp === undefined ? <Skeleton width={96} height={16} /> : t('games.rtp', { rtp })}
        </span>
        {isHere && <span className={styles.here}>{t('games.here')}</span>}
      </span>
    </Link>
  );
};

/** All in-house games below each of them, the one that is open marked. */
export const GameList = ({ current }: { current: GameId }): ReactNode => {
  const t = useMessages(gameKitMessages);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('games.title')}
      </h2>
      <ul className={styles.list}>
        {gameOrder.map((game) => (
          <li key={game}>
            <Tile game={game} isHere={game === current} />
          </li>
        ))}
      </ul>
    </section>
  );
};
