import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CASINO_CURRENCIES, type GameStart, type SessionPlayed } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import { queryClient } from '../../../core/connection/query.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { readSaved, save } from '../../../core/store/saved.ts';
import { toast } from '../../../core/ui/toast.tsx';
import { forgetGame, gameQuery, type Asked } from './game-start.ts';

/** A neutral summary of a session: rounds, stakes, payouts, rounds that have not ended. */
const usePlayedText = (): ((played: SessionPlayed) => string) => {
  const t = useMessages('catalogue', 'overlay');
  const { format } = useMoney();
  return ({ rounds, staked, paid, open }) => {
    const played = t('played', { count: rounds, staked: format(staked), paid: format(paid) });
    return open > 0 ? `${played}. ${t('played.open', { count: open })}` : played;
  };
};

/** Change of a game; fields left out stay as they are. */
interface Change {
  readonly isDemo?: boolean;
  readonly table?: string;
  readonly currency?: Asked['currency'];
}

/** The state of the overlay's game. */
export interface OpenedGame {
  readonly gameId: string;
  readonly start: GameStart | undefined; // undefined while opening or after a failure
  readonly error: unknown;
  readonly isOpening: boolean;
  readonly isDemo: boolean;
  readonly table: string | undefined; // the chosen one
  readonly currency: Asked['currency']; // the chosen one; undefined: the player's
  readonly name: string | undefined;
  readonly joined: GameStart['table']; // the table it was opened at last; null: there are no others to choose from
  /** Opens it again: in another currency, at another table, in demo mode or for real money. */
  reopen(change?: Change): void;
}

/** Ends a game for money; undefined when that failed: opening the next game ends it. */
const endSession = async (sessionId: string): Promise<SessionPlayed | undefined> => {
  try {
    return (await call('games.closeGame', { sessionId })).played;
  } catch (error) {
    console.warn('a game was not ended', error);
    return undefined;
  }
};

const SAVED = 'game-currency';

/** The currency that a player went on in last, for one whose own no provider takes (DIC, USDIC). */
const lastCurrency = (mine: string): Asked['currency'] => {
  if (CASINO_CURRENCIES.some((name) => name === mine)) return undefined;
  const saved = readSaved(SAVED);
  return CASINO_CURRENCIES.find((name) => name === saved);
};

/** Opens the overlay's game, and ends it when the overlay closes. */
export const useGame = (gameId: string): OpenedGame => {
  const { currency: mine } = useMoney();
  const [asked, setAsked] = useState<Omit<Asked, 'gameId'>>(() => ({
    isDemo: false,
    turn: 0,
    currency: lastCurrency(mine.name),
  }));
  const [last, setLast] = useState<GameStart>(); // kept while it opens again, and when it does not open
  const { isDemo, table, currency } = asked;
  const { data: start, error, isFetching } = useQuery(gameQuery({ gameId, ...asked }));
  const playedText = usePlayedText();
  if (start && start !== last) setLast(start);
  /** Ends the open game, whatever takes its place, and tells what was played. */
  const end = async (): Promise<void> => {
    forgetGame(gameId);
    if (start?.sessionId == null) return;
    const played = await endSession(start.sessionId);
    // not at once: a shelf above the list would move what the player comes back to
    void queryClient.invalidateQueries({ queryKey: ['games.getRecentGames'], refetchType: 'none' });
    if (played && played.rounds > 0) toast.info(playedText(played));
  };
  const leave = useEffectEvent(() => void end());
  useEffect(() => () => leave(), []);
  return {
    gameId,
    start: isFetching ? undefined : start,
    error,
    isOpening: isFetching,
    isDemo,
    table,
    currency,
    name: last?.game.name,
    joined: last?.hasTables ? last.table : null,
    reopen(change) {
      void end();
      if (change?.currency !== undefined) save(SAVED, change.currency);
      setAsked({ ...asked, ...change, turn: asked.turn + 1 });
    },
  };
};
