import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import catalogue from './catalogue.module.css';
import styles from './tile.module.css';

/** One of our own games beside those of providers. */
export const OwnTile = ({ id }: { id: string }): ReactNode => {
  const game = useGames().find(id);
  const name = useGameName()(id);
  return (
    game && (
      <div className={styles.tile}>
        <Link to={game.path} className={styles.opener}>
          <img src={game.cover.square} alt="" width={240} height={240} loading="lazy" className={catalogue.picture} />
          <span className={styles.words}>
            <span>{name}</span> <span className={styles.provider}>Glasshouse</span>
          </span>
        </Link>
      </div>
    )
  );
};
