import { useEffect, useMemo } from 'react';
import type { CallAnswer, ConfigChanged } from 'server/contract';
import { onPush } from '../../connection/connection.ts';
import { queryClient } from '../../connection/query.ts';
import { activeGameQuery, useActiveGame } from '../../games/active-game.ts';

/** Schema that parses a game's config. */
export interface ConfigSchema<Config> {
  safeParse(value: unknown): { success: true; data: Config } | { success: false };
}

/** The config that the server plays by. */
export interface GameConfigState<Config> {
  config: Config; // the engine's default until the active one is known, so that the screen has its shape
  version: number; // 0 until it is known
  rtpPercent: string; // exact, "95.00"; empty until it is known
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Reads a config again: the server refused what the present one allows. */
export const refreshGameConfig = (game: string): void =>
  void queryClient.invalidateQueries({ queryKey: activeGameQuery(game).queryKey });

/** The hash of the config that the screen shows; undefined before it is known. */
export const seenConfigHash = (game: string): string | undefined =>
  queryClient.getQueryData<CallAnswer<'games.config'>>(activeGameQuery(game).queryKey)?.hash;

/** Reads the config again when another one comes into force: the next round is played by it. */
const useNews = (game: string): void =>
  useEffect(
    () =>
      onPush('games', ({ type, payload }) => {
        if (type === 'configChanged' && (payload as ConfigChanged).game === game) refreshGameConfig(game);
      }),
    [game],
  );

/** Reads a game's active config. `schema` and `fallback` must keep their identity. */
export const useGameConfig = <Config>(
  game: string,
  schema: ConfigSchema<Config>,
  fallback: Config,
): GameConfigState<Config> => {
  const { data, isError, refetch } = useActiveGame(game);
  useNews(game);
  const parsed = useMemo(() => (data ? schema.safeParse(data.config) : undefined), [data, schema]);
  const failed = isError || parsed?.success === false;
  const known = parsed?.success ? data : undefined;
  return {
    config: parsed?.success ? parsed.data : fallback,
    version: known?.version ?? 0,
    rtpPercent: known?.rtpPercent ?? '',
    status: known ? 'ready' : failed ? 'failed' : 'loading',
    retry: () => void refetch(),
  };
};
