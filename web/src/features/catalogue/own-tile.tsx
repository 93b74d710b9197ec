import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGames } from '../../core/games/games.ts';
import { useUnavailable } from '../../core/games/unavailable.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import catalogue from './catalogue.module.css';
import styles from './tile.module.css';

/** One of our own games beside those of providers. */
export const OwnTile = ({ id }: { id: string }): ReactNode => {
  const game = useGames().find(id);
  const t = useMessages('catalogue', 'main');
  const name = useGameName()(id);
  const why = useUnavailable(id);
  return (
    game && (
      <div className={styles.tile}>
        <Link to={game.path} className={classNames(styles.opener, why && styles.closed)}>
          <img src={game.cover.square} alt="" width={240} height={240} loading="lazy" className={catalogue.picture} />
          <span className={styles.words}>
            <span>{name}</span> <span className={styles.provider}>Glasshouse</span>
          </span>
          {why && <span className={styles.away}>{t(`off.${why}`)}</span>}
        </Link>
      </div>
    )
  );
};
