import type { ReactNode } from 'react';
import { categoryPath } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useFavourites } from './favourites.ts';
import { GamesShelf } from './games-shelf.tsx';

/** The player's favourites side by side. */
export const FavouritesShelf = (): ReactNode => {
  const title = useMessages('catalogue', 'lists')('category.favorite');
  const { tiles } = useFavourites();
  return (
    tiles &&
    tiles.length > 0 && (
      <GamesShelf
        id="home-favourites"
        title={title}
        to={categoryPath('favorite')}
        total={tiles.length}
        category="favorite"
        games={tiles}
      />
    )
  );
};
