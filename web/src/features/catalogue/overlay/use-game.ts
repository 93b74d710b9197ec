import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameStart, SessionPlayed } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import { toast } from '../../../core/ui/toast.tsx';
import { forgetGame, gameQuery } from './game-start.ts';
import { usePlayedText } from './use-played-text.ts';

/** The state of the overlay's game. */
export interface OpenedGame {
  readonly start: GameStart | undefined; // undefined while opening or after a failure
  readonly error: unknown;
  readonly isOpening: boolean;
  readonly isDemo: boolean;
  /** Opens it again: in another currency, in demo mode or for real money. */
  reopen(isDemo: boolean): void;
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

/** Opens the overlay's game, and ends it when the overlay closes. */
export const useGame = (gameId: string): OpenedGame => {
  const [asked, setAsked] = useState({ isDemo: false, turn: 0 });
  const { isDemo } = asked;
  const { data: start, error, isFetching } = useQuery(gameQuery({ gameId, ...asked }));
  const playedText = usePlayedText();
  /** Ends the open game, whatever takes its place, and tells what was played. */
  const end = async (): Promise<void> => {
    forgetGame(gameId);
    if (start?.sessionId == null) return;
    const played = await endSession(start.sessionId);
    if (played && played.rounds > 0) toast.info(playedText(played));
  };
  const leave = useEffectEvent(() => void end());
  useEffect(() => () => leave(), []);
  return {
    start: isFetching ? undefined : start,
    error,
    isOpening: isFetching,
    isDemo,
    reopen(nextDemo) {
      void end();
      setAsked({ isDemo: nextDemo, turn: asked.turn + 1 });
    },
  };
};
