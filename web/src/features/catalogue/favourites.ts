import { useCallback } from 'react';
import { call, CallError } from '../../core/connection/connection.ts';
import { callQuery, queryClient, useCallQuery } from '../../core/connection/query.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { currentSession, useSession } from '../../core/session/session.ts';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { tileOf, type Tile } from './tile.ts';

const { queryKey } = callQuery('games.getFavoriteGames', {});

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

const NOT_SIGNED_IN = 2;

/** Adds or removes a favourite. Guests are asked to sign in. */
export const useSwitchFavourite = (): ((identifier: string) => Promise<void>) => {
  const errorText = useErrorText();
  return useCallback(
    async (identifier) => {
      if (currentSession().status !== 'player') return askToSignIn();
      try {
        const { success, games } = await call('games.switchFavoriteStatus', { gameId: identifier });
        queryClient.setQueryData(queryKey, { success, games });
      } catch (error) {
        if (error instanceof CallError && error.code === NOT_SIGNED_IN) askToSignIn();
        else toast.error(errorText(error));
      }
    },
    [errorText],
  );
};
