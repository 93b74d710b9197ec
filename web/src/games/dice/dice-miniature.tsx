import type { DiceChoice } from 'games-engine/dice';
import type { ReactNode } from 'react';
import type { RoundSummary } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { MINIATURE, Miniature } from '../../core/game-kit/miniature.tsx';
import { moodOf } from '../../core/game-kit/mood.ts';
import { useLastRound } from '../../core/game-kit/solo-glimpse.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { diceLayout, rollText } from './dice-layout.ts';
import { DiceBar, type StillRound } from './dice-still.tsx';
import { diceHomeMessages } from './dice-home.messages.ts';

const layout = diceLayout(MINIATURE.width, MINIATURE.height);
const half: DiceChoice = { percentBp: 5000, side: 'less' };

const choiceOf = ({ choice }: RoundSummary): DiceChoice => {
  const { percentBp, side } = choice;
  if (typeof percentBp !== 'number' || (side !== 'less' && side !== 'more')) return half;
  return { percentBp, side };
};

const stillOf = ({ outcome, payoutMinor, stakeMinor }: RoundSummary): StillRound | undefined =>
  typeof outcome['roll'] === 'number'
    ? { roll: outcome['roll'], mood: moodOf(BigInt(payoutMinor), BigInt(stakeMinor)) }
    : undefined;

/** The last number that anybody rolled. */
export const DiceMiniature = (): ReactNode => {
  const t = useMessages(diceHomeMessages);
  const { mark } = useFormat();
  const last = useLastRound('dice');
  const round = last && stillOf(last);
  const caption = round ? t('last', { number: rollText(round.roll, mark) }) : '';
  return (
    <Miniature caption={caption} result={last?.id}>
      <DiceBar layout={layout} choice={last ? choiceOf(last) : half} round={round} />
    </Miniature>
  );
};
