import type { ReactNode } from 'react';
import { categoryPath } from '../../core/games/casino-categories.ts';
import { useOwnFavourites } from '../../core/games/favourites.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useFavourites } from './favourites.ts';
import { GamesShelf } from './games-shelf.tsx';
import { OwnTile } from './own-tile.tsx';

/** The player's favourites side by side, our own games first. */
export const FavouritesShelf = (): ReactNode => {
  const title = useMessages('catalogue', 'lists')('category.favorite');
  const { tiles } = useFavourites();
  const ownGames = useOwnFavourites();
  return (
    tiles &&
    tiles.length + ownGames.length > 0 && (
      <GamesShelf
        id="home-favourites"
        title={title}
        to={categoryPath('favorite')}
        total={tiles.length + ownGames.length}
        category="favorite"
        before={ownGames.map((id) => (
          <li key={id}>
            <OwnTile id={id} />
          </li>
        ))}
        games={tiles}
      />
    )
  );
};
