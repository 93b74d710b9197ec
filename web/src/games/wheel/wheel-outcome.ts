import type { WheelContext } from 'games-engine/wheel';
import type { OwnResult } from '../../core/game-kit/own-results.ts';
import { moodOf, type Mood } from '../../core/game-kit/mood.ts';
import type { SharedRoundView } from '../../core/game-kit/use-shared-round.ts';
import type { MessageKey, MessageParams } from '../../core/i18n/messages.ts';
import type { Money } from '../../core/money/money.ts';
import { sectorWord } from './wheel-colors.ts';
import type { wheelRu } from './wheel.messages.ts';

/** One sentence about a round. */
export interface RoundWords {
  key: MessageKey<typeof wheelRu>;
  params: MessageParams;
  mood: Mood | undefined; // of the player's own bets
  final: boolean; // it is the round's result
}

const plain = (key: MessageKey<typeof wheelRu>): RoundWords => ({ key, params: {}, mood: undefined, final: false });

const ofResult = (word: string, own: OwnResult | undefined, format: Money['format']): RoundWords => {
  if (!own) return { key: 'result.none', params: { word }, mood: undefined, final: true };
  const mood = moodOf(own.payoutMinor, own.stakeMinor);
  const isPart = mood !== 'win' && own.payoutMinor > 0n && own.payoutMinor < own.stakeMinor; // some came back, not all
  const key = isPart ? 'result.part' : ({ win: 'result.win', even: 'result.even', loss: 'result.loss' } as const)[mood];
  const amount = format(own.payoutMinor === 0n ? own.stakeMinor : own.payoutMinor);
  return { key, params: { word, amount, stake: format(own.stakeMinor) }, mood, final: true };
};

/** What there is to say about the round in play. `own`: the player's result once it is over. */
export const roundWords = (
  { snapshot, over }: Pick<SharedRoundView<WheelContext>, 'snapshot' | 'over'>,
  own: OwnResult | undefined,
  format: Money['format'],
): RoundWords => {
  if (!snapshot) return plain('state.loading');
  const { outcome, config } = snapshot.context;
  if (over === 'voided') {
    return own
      ? { ...plain('state.voided.mine'), params: { amount: format(own.stakeMinor) }, final: true }
      : { ...plain('state.voided'), final: true };
  }
  if (over === 'settled') return ofResult(sectorWord(config.multipliers, outcome?.sector ?? 0), own, format);
  switch (snapshot.value) {
    case 'countdown':
      return plain('state.countdown');
    case 'closed':
      return plain('state.closed');
    case 'spinning':
      return plain('state.spinning');
    default:
      return plain('state.waiting');
  }
};
