import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameStart } from 'server/contract';
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

const endSession = (sessionId: string, tell: (played: { rounds: number; staked: number; paid: number }) => void) =>
  call('games.closeGame', { sessionId }).then(
    ({ played }) => tell(played),
    (error: unknown) => console.warn('a game was not ended', error), // opening the next game ends it
  );

/** Opens the overlay's game, and ends it when the overlay closes. */
export const useGame = (gameId: string): OpenedGame => {
  const [isDemo, setIsDemo] = useState(false);
  const [isContinued, setIsContinued] = useState(false);
  const asked = { gameId, isDemo, isContinued };
  const { data: start, error, isFetching, refetch } = useQuery(gameQuery(asked));
  const playedText = usePlayedText();
  const leave = useEffectEvent(() => {
    forgetGame(gameId);
    if (start?.sessionId == null) return;
    void endSession(start.sessionId, (played) => played.rounds > 0 && toast.info(playedText(played)));
  });
  useEffect(() => () => leave(), []);
  return {
    start: isFetching ? undefined : start,
    error,
    isOpening: isFetching,
    isDemo,
    reopen(nextDemo) {
      setIsContinued(true);
      forgetGame(gameId);
      if (nextDemo === isDemo) void refetch();
      else setIsDemo(nextDemo);
    },
  };
};
