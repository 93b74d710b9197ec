import { winningTeam, type BattleContext } from 'games-engine/battle';
import type { ReactNode } from 'react';
import { lightOf } from '../../core/game-kit/light/light.ts';
import { useLightWords } from '../../core/game-kit/light/use-light-words.ts';
import { moodOf, type Mood } from '../../core/game-kit/mood.ts';
import { OutcomeLine } from '../../core/game-kit/outcome-line.tsx';
import { ownResult, type OwnResult } from '../../core/game-kit/own-results.ts';
import { useMessages, type MessageKey, type MessageParams } from '../../core/i18n/messages.ts';
import { useMoney, type Money } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { battleMessages, type battleRu } from './battle.messages.ts';
import styles from './battle.module.css';
import type { BattleRoundView } from './use-battle.ts';

export interface OutcomeMessage {
  key: MessageKey<typeof battleRu>;
  params: MessageParams;
  mood: Mood | undefined; // undefined: the player had no bet
}

/** A finished round as a sentence: the number, the team, and what became of the player's money. */
export const outcomeMessage = (
  { outcome }: Pick<BattleContext, 'outcome'>,
  own: Pick<OwnResult, 'stakeMinor' | 'payoutMinor'> | undefined,
  format: Money['format'],
): OutcomeMessage => {
  if (!outcome) {
    if (!own) return { key: 'result.voided', params: {}, mood: undefined };
    return { key: 'result.voided.mine', params: { amount: format(own.stakeMinor) }, mood: 'even' };
  }
  const team = winningTeam(outcome);
  const { number } = outcome;
  if (!own) return { key: `result.${team}`, params: { number }, mood: undefined };
  const mood = moodOf(own.payoutMinor, own.stakeMinor);
  const amount = format(mood === 'loss' ? own.stakeMinor : own.payoutMinor);
  return { key: `result.${team}.${mood}`, params: { number, amount }, mood };
};

const stateKey = ({ snapshot }: BattleRoundView): MessageKey<typeof battleRu> => {
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
      if (red && red.bets > 0) return 'state.needsBlue';
      return blue && blue.bets > 0 ? 'state.needsRed' : 'state.empty';
  }
};

/** How the round stands, in words, in a place of fixed height. The live region says results to screen readers. */
export const BattleOutcome = ({ view }: { view: BattleRoundView }): ReactNode => {
  const t = useMessages(battleMessages);
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
      <OutcomeLine game="battle" mood={undefined}>
        {(snapshot && light.waiting(lightOf(snapshot))) ?? t(stateKey(view))}
      </OutcomeLine>
    );
  const own = ownResult(view);
  const { key, params, mood } = outcomeMessage(snapshot.context, own, format);
  return (
    <OutcomeLine game="battle" mood={mood} roundId={round?.roundId}>
      {light.voided(snapshot.context.voidReason, own?.stakeMinor) ?? t(key, params)}
    </OutcomeLine>
  );
};
