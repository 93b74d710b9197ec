import { ofPpm } from 'games-engine';
import type { ReactNode } from 'react';
import type { RoundSummary } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { MINIATURE, Miniature } from '../../core/game-kit/miniature.tsx';
import { moodOf } from '../../core/game-kit/mood.ts';
import { useLastRound } from '../../core/game-kit/solo-glimpse.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import type { SceneRound } from './mines-frame.ts';
import { MinesField } from './mines-still.tsx';
import { minesHomeMessages } from './mines-home.messages.ts';

/** A finished round whose field lies open. Which cells were opened, a list of rounds does not say. */
const fieldOf = ({ id, outcome, payoutMinor, stakeMinor }: RoundSummary): SceneRound | undefined =>
  Array.isArray(outcome['mines'])
    ? {
        id,
        opened: [],
        mines: outcome['mines'] as number[],
        mood: moodOf(BigInt(payoutMinor), BigInt(stakeMinor)),
        big: false,
        seedHash: '',
        openedAt: [],
        endedAt: undefined,
        revealMs: 0,
        calm: true,
      }
    : undefined;

/** Where the mines lay in the last finished round, and what it paid. */
export const MinesMiniature = (): ReactNode => {
  const t = useMessages(minesHomeMessages);
  const { multiplier } = useFormat();
  const last = useLastRound('mines');
  const caption = last ? t('last', { times: multiplier(ofPpm(last.multiplierPpm)) }) : '';
  return (
    <Miniature caption={caption} result={last?.id}>
      <MinesField size={MINIATURE} round={last && fieldOf(last)} />
    </Miniature>
  );
};
