import { useCallback, useEffect, useRef } from 'react';
import { isBigWin } from '../../core/game-kit/mood.ts';
import type { OwnResult } from '../../core/game-kit/own-results.ts';
import { useOwnResults } from '../../core/game-kit/use-own-results.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { useOutcomeMessage } from './classic-outcome.tsx';
import { soundResult } from './classic.sounds.ts';
import type { ClassicRoundView } from './use-classic.ts';

/** Says how each round ended to those who do not see it, and lets it be heard: to bettors and to who only watches. */
export const useTellResult = (view: ClassicRoundView): void => {
  const messageOf = useOutcomeMessage(view);
  const { round, snapshot, over, mine } = view;
  const config = snapshot?.context.config;
  const tell = useCallback(
    (result: OwnResult | undefined): void => {
      const message = messageOf(result);
      if (!message) return;
      announce(message.text);
      if (!config || message.isVoid) return;
      soundResult(config, message.mood, result ? isBigWin(result.payoutMinor, result.stakeMinor) : false);
    },
    [messageOf, config],
  );
  useOwnResults('classic', view, tell);

  const seen = useRef<{ id: string | undefined; over: boolean }>(undefined);
  const [id, isOver, watches] = [round?.roundId, over !== undefined, mine.length === 0];
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, over: isOver };
    // what was over before this screen came is not news
    if (watches && isOver && before?.id === id && !before?.over) tell(undefined);
  }, [id, isOver, watches, tell]);
};
