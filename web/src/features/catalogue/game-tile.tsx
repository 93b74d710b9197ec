import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryPath, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import styles from './catalogue.module.css';
import { GamePicture } from './game-picture.tsx';

export interface Tile {
  identifier: string;
  title: string;
  provider: string;
  image: string;
}

/** Where a game opens: over the list that it was found in. */
export const gameAddress = (category: CasinoCategory, identifier: string): string =>
  `${categoryPath(category)}?${new URLSearchParams({ modal: 'game', id: identifier })}`;

/** A provider's game. It leads to the game, which only signed-in players may play. */
export const GameTile = ({ category, game }: { category: CasinoCategory; game: Tile }): ReactNode => {
  const isGuest = useSession().status === 'guest';
  const content = (
    <>
      <GamePicture src={game.image} />
      <span className={styles.words}>
        <span>{game.title}</span> <span className={styles.provider}>{game.provider}</span>
      </span>
    </>
  );
  return isGuest ? (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={() => openModal('login')}>
      {content}
    </button>
  ) : (
    <Link to={gameAddress(category, game.identifier)} className={styles.tile}>
      {content}
    </Link>
  );
};
