import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../connection/query.ts';

/** Why a game is not played: anywhere, where the visitor connects from, or in the currency that they have chosen. */
export type Unavailable = CallAnswer<'games.getUnavailable'>['games'][number]['why'];

const FRESH_MS = 30_000;

/** Why a game is not played here, by its identifier; undefined: it is, or nothing is known yet. */
export const useUnavailable = (game: string): Unavailable | undefined =>
  useCallQuery(
    'games.getUnavailable',
    {},
    { staleTime: FRESH_MS, select: ({ games }) => games.find((each) => each.game === game)?.why ?? null },
  ).data ?? undefined;
