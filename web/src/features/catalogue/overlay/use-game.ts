import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameStart } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import { toast } from '../../../core/ui/toast.tsx';
import { forgetGame, gameQuery } from './game-start.ts';
import { usePlayedText } from './use-played-text.ts';

/** A game as the overlay shows it. */
export interface OpenedGame {
  readonly start: GameStart | undefined; // none while it opens, or when it did not
  readonly error: unknown;
  readonly isOpening: boolean;
  readonly isDemo: boolean;
  /** Opens it again: in another currency, for play money or for money. */
  reopen(isDemo: boolean): void;
}

const endSession = (sessionId: string, tell: (played: { rounds: number; staked: number; paid: number }) => void) =>
  call('games.closeGame', { sessionId }).then(
    ({ played }) => tell(played),
    (error: unknown) => console.warn('a game was not ended', error), // the next one ends it
  );

/** Opens the game of the overlay, and ends it when the overlay goes. */
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
