import { useCallback, useEffect, useRef } from 'react';
import { useLightWords } from '../../core/game-kit/light/use-light-words.ts';
import { isBigWin } from '../../core/game-kit/mood.ts';
import type { OwnResult } from '../../core/game-kit/own-results.ts';
import { useOwnResults } from '../../core/game-kit/use-own-results.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { outcomeMessage } from './battle-outcome.tsx';
import { battleMessages } from './battle.messages.ts';
import { soundResult } from './battle.sounds.ts';
import type { BattleRoundView } from './use-battle.ts';

/** Says how each round ended to those who do not see it, and lets it be heard: to bettors and to who only watches. */
export const useTellResult = (view: BattleRoundView): void => {
  const t = useMessages(battleMessages);
  const { format } = useMoney();
  const { voided } = useLightWords();
  const { round, snapshot, over, mine } = view;
  const context = snapshot?.context;
  const tell = useCallback(
    (result: OwnResult | undefined): void => {
      if (!context) return;
      const { key, params, mood } = outcomeMessage(context, result, format);
      announce(voided(context.voidReason, result?.stakeMinor) ?? t(key, params));
      if (!context.outcome) return;
      soundResult(context.config, mood, result !== undefined && isBigWin(result.payoutMinor, result.stakeMinor));
    },
    [context, t, format, voided],
  );
  useOwnResults('battle', view, tell);

  const seen = useRef<{ id: string | undefined; over: boolean }>(undefined);
  const [id, isOver, watches] = [round?.roundId, over !== undefined, mine.length === 0];
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, over: isOver };
    // what was over before this screen came is not news
    if (watches && isOver && before?.id === id && !before?.over) tell(undefined);
  }, [id, isOver, watches, tell]);
};
