import { winningTeam, type BattleContext } from 'games-engine/battle';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLightWords } from '../../../core/game-kit/light/light-line.tsx';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { OutcomeLine } from '../../../core/game-kit/result/outcome-line.tsx';
import { bestBetId, ownResult, type OwnResult, useOwnResults } from '../../../core/game-kit/result/own-results.ts';
import { moodOf, type Mood } from '../../../core/game-kit/result/result.ts';
import { TellJoined } from '../../../core/game-kit/round/tell-joined.tsx';
import { useMessages, type Message, type PlainKeyOf, type Texts } from '../../../core/i18n/messages.ts';
import { useMoney, type Money } from '../../../core/money/money.ts';
import { Button } from '../../../core/ui/button.tsx';
import { announce } from '../../../core/ui/live-region.tsx';
import { soundResult } from '../sounds.ts';
import type { BattleRoundView } from './use-battle.ts';
import styles from './screen.module.css';

/** `mood` is undefined where the player had no bet. */
export type OutcomeMessage = Message<Texts<'battle', 'main'>> & { readonly mood: Mood | undefined };

/** A finished round as a sentence: the number, the team, and what became of the player's money. */
const outcomeMessage = (
  { outcome }: Pick<BattleContext, 'outcome'>,
  result: Pick<OwnResult, 'stakeMinor' | 'payoutMinor'> | undefined,
  format: Money['format'],
): OutcomeMessage => {
  if (!outcome) {
    if (!result) return { key: 'result.voided', params: {}, mood: undefined };
    return { key: 'result.voided.mine', params: { amount: format(result.stakeMinor) }, mood: 'even' };
  }
  const team = winningTeam(outcome);
  const { number } = outcome;
  if (!result) return { key: `result.${team}`, params: { number }, mood: undefined };
  const mood = moodOf(result.payoutMinor, result.stakeMinor);
  const amount = format(mood === 'loss' ? result.stakeMinor : result.payoutMinor);
  return { key: `result.${team}.${mood}`, params: { number, amount }, mood };
};

const stateKey = ({ snapshot, mine }: BattleRoundView): PlainKeyOf<Texts<'battle', 'main'>> => {
  const { red, blue } = snapshot?.context.teams ?? {};
  switch (snapshot?.value) {
    case 'countdown':
      return 'state.countdown';
    case 'closed':
      return 'state.closed';
    case 'spinning':
      return 'state.spinning';
    case undefined:
      return 'state.loading';
    default:
      if (red && red.bets > 0) return mine.length > 0 ? 'state.needsBlue.mine' : 'state.needsBlue';
      if (blue && blue.bets > 0) return mine.length > 0 ? 'state.needsRed.mine' : 'state.needsRed';
      return 'state.empty';
  }
};

/** State of the round in words, in a place of fixed height. The live region says results to screen readers. */
export const BattleOutcome = ({ view }: { view: BattleRoundView }): ReactNode => {
  const t = useMessages('battle', 'main');
  const { format } = useMoney();
  const light = useLightWords();
  const { status, round, snapshot, over, retry } = view;
  if (status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('state.failed')}</p>
        <Button onClick={retry}>{t('state.retry')}</Button>
      </div>
    );
  }
  if (!over || !snapshot)
    return (
      <OutcomeLine
        game="battle"
        mood={undefined}
        aside={
          <TellJoined game="battle" waits={snapshot?.value === 'waiting'} joined={snapshot?.value === 'countdown'} />
        }
      >
        {(snapshot && light.waiting(lightOf(snapshot))) ?? t(stateKey(view))}
      </OutcomeLine>
    );
  const result = ownResult(view);
  const message = outcomeMessage(snapshot.context, result, format);
  return (
    <OutcomeLine game="battle" mood={message.mood} roundId={round?.roundId} betId={bestBetId(result)}>
      {light.voided(snapshot.context.voidReason, result?.stakeMinor) ?? t(message)}
    </OutcomeLine>
  );
};

/** Says how each round ended to those who do not see it, and lets it be heard: to bettors and to who only watches. */
export const useTellResult = (view: BattleRoundView): void => {
  const t = useMessages('battle', 'main');
  const { format } = useMoney();
  const { voided } = useLightWords();
  const { round, snapshot, over, mine } = view;
  const context = snapshot?.context;
  const tell = useCallback(
    (result: OwnResult | undefined): void => {
      if (!context) return;
      const message = outcomeMessage(context, result, format);
      announce(voided(context.voidReason, result?.stakeMinor) ?? t(message));
      if (!context.outcome) return;
      soundResult(context.config, result);
    },
    [context, t, format, voided],
  );
  useOwnResults('battle', view, tell);

  const seen = useRef<{ id: string | undefined; over: boolean }>(undefined);
  const [id, isOver, watches] = [round?.roundId, over !== undefined, mine.length === 0];
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, over: isOver };
    // a round that was over before this screen came is not news
    if (watches && isOver && before?.id === id && !before?.over) tell(undefined);
  }, [id, isOver, watches, tell]);
};
