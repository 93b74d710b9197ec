import { useCallback } from 'react';
import { call, CallError } from '../connection/connection.ts';
import { callQuery, queryClient, useCallQuery } from '../connection/query.ts';
import { askToSignIn } from '../modal/modal.ts';
import { currentSession, useSession } from '../session/session.ts';
import { toast } from '../ui/toast.tsx';
import { useErrorText } from '../ui/use-error-text.ts';

const { queryKey } = callQuery('games.getFavoriteGames', {});

/** Ids of the player's favourites among our own games, latest first; none for guests and while loading. */
export const useOwnFavourites = (): readonly string[] => {
  const isPlayer = useSession().status === 'player';
  return useCallQuery('games.getFavoriteGames', {}, { enabled: isPlayer }).data?.house ?? [];
};

const NOT_SIGNED_IN = 2;

/** Adds or removes a favourite, ours or a provider's. Guests are asked to sign in. */
export const useSwitchFavourite = (): ((identifier: string) => Promise<void>) => {
  const errorText = useErrorText();
  return useCallback(
    async (identifier) => {
      if (currentSession().status !== 'player') return askToSignIn();
      try {
        const { success, games, house } = await call('games.switchFavoriteStatus', { gameId: identifier });
        queryClient.setQueryData(queryKey, { success, games, house });
      } catch (error) {
        if (error instanceof CallError && error.code === NOT_SIGNED_IN) askToSignIn();
        else toast.error(errorText(error), error);
      }
    },
    [errorText],
  );
};
