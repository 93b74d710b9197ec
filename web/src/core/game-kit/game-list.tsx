import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useGames } from '../games/games.ts';
import { useGameName } from '../games/use-game-name.ts';
import { useRtp } from '../games/use-rtp.ts';
import type { WebGame } from '../games/web-game.ts';
import { useMessages } from '../i18n/messages.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import styles from './game-list.module.css';

const Tile = ({ game: { id, path, tile }, isHere }: { game: WebGame; isHere: boolean }): ReactNode => {
  const t = useMessages(gameKitMessages);
  const nameOf = useGameName();
  const rtp = useRtp(id);
  return (
    <Link to={path} className={styles.tile} aria-current={isHere ? 'page' : undefined}>
      <img src={tile} width={64} height={64} alt="" loading="lazy" />
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
  const t = useMessages(gameKitMessages);
  const { all } = useGames();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
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
