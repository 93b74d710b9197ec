import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryPath } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Shelf } from '../../core/ui/shelf.tsx';
import { useFavourites } from './favourites.ts';
import { GameTile } from './game-tile.tsx';
import slides from './slides.module.css';

/** The player's favourites side by side. */
export const FavouritesShelf = (): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const title = useMessages('catalogue', 'titles')('category.favorite');
  const { tiles } = useFavourites();
  return (
    tiles &&
    tiles.length > 0 && (
      <Shelf
        id="home-favourites"
        title={title}
        previous={t('previous', { title })}
        next={t('next', { title })}
        columns={slides.slides}
        more={
          <Link to={categoryPath('favorite')} aria-label={t('all.of', { title })}>
            {t('all')}
          </Link>
        }
      >
        {tiles.map((game) => (
          <li key={game.identifier}>
            <GameTile category="favorite" game={game} />
          </li>
        ))}
      </Shelf>
    )
  );
};
