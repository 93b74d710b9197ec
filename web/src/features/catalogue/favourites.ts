import { useCallQuery } from '../../core/connection/query.ts';
import { useSession } from '../../core/session/session.ts';
import { tileOf, type Tile } from './tile.ts';

/** The player's favourites; undefined while loading and for guests. */
export const useFavourites = (): { tiles: Tile[] | undefined; hasFailed: boolean; retry: () => void } => {
  const isPlayer = useSession().status === 'player';
  const { data, isError, refetch } = useCallQuery('games.getFavoriteGames', {}, { enabled: isPlayer });
  return { tiles: data?.games.map(tileOf), hasFailed: isError && !data, retry: () => void refetch() };
};

/** True for a favourite game: by the player's own list, or by the game's tile while that loads. */
export const useIsFavourite = ({ identifier, favorite }: Pick<Tile, 'identifier' | 'favorite'>): boolean => {
  const isPlayer = useSession().status === 'player';
  const { data = favorite } = useCallQuery(
    'games.getFavoriteGames',
    {},
    { enabled: isPlayer, select: ({ games }) => games.some((game) => game.identifier === identifier) },
  );
  return data;
};
