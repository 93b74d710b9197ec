import type { CallPayload, GameStart } from 'server/contract';
import { call, CallError } from '../../../core/connection/connection.ts';
import { queryClient } from '../../../core/connection/query.ts';
import { isMobile } from '../tile.ts';

const OPENING_MS = 20_000; // longer than the server's limit of 15 s

type CasinoCurrency = NonNullable<CallPayload<'games.openGame'>['currency']>;

/** Way to open a game. */
export interface Asked {
  readonly gameId: string;
  readonly isDemo: boolean;
  readonly table?: string | undefined; // table of a live game; undefined: the first open one
  readonly currency?: CasinoCurrency | undefined; // currency of this game alone; undefined: the player's
  readonly turn: number; // 0 at first; later ones continue, maybe in another currency
}

/** The frame's address could not be fetched. */
export class NoGameAddressError extends Error {
  override name = 'NoGameAddressError';
}

/** The frame's address, polled when the provider was too slow for the call. */
const addressOf = async ({ url, needFetch }: GameStart): Promise<string> => {
  if (url === '') throw new NoGameAddressError('a game has no address');
  if (!needFetch) return url;
  const response = await fetch(url, { signal: AbortSignal.timeout(OPENING_MS) });
  const { url: address, code, msg } = (await response.json()) as { url?: unknown; code?: unknown; msg?: unknown };
  if (response.ok && typeof address === 'string') return address;
  if (typeof code === 'number' && typeof msg === 'string') throw new CallError({ code, msg });
  throw new NoGameAddressError(`the address of a game: ${response.status}`);
};

const start = async ({ gameId, isDemo, table, currency, turn }: Asked): Promise<GameStart> => {
  const asked = {
    gameId,
    isDemo,
    isMobile: isMobile(),
    ...(turn > 0 && { ContinueButton: true }),
    ...(!isDemo && table !== undefined && { table }),
    ...(!isDemo && currency !== undefined && { currency }),
  };
  const answer = await call('games.openGame', asked, OPENING_MS);
  return { ...answer, url: await addressOf(answer), needFetch: false };
};

/** The query of an opening or open game, cached until the overlay closes. */
export const gameQuery = (asked: Asked) => ({
  queryKey: ['game', asked.gameId, asked.isDemo, asked.table ?? null, asked.currency ?? null, asked.turn] as const,
  queryFn: () => start(asked),
  staleTime: Infinity,
  retry: false,
});

/** Removes a started game from the cache, so that the next one opens afresh. */
export const forgetGame = (gameId: string): void => queryClient.removeQueries({ queryKey: ['game', gameId] });
