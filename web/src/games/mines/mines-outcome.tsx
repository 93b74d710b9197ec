import type { ReactNode } from 'react';
import type { MinesGame } from 'server/contract';
import { useFormat, type Format } from '../../core/format/use-format.ts';
import { moodOf, type Mood } from '../../core/game-kit/mood.ts';
import { OutcomeLine } from '../../core/game-kit/outcome-line.tsx';
import { useMessages, type MessageKey, type MessageParams } from '../../core/i18n/messages.ts';
import { useMoney, type Money } from '../../core/money/money.ts';
import { safeOpened } from './mines-figures.ts';
import { minesMessages, type minesRu } from './mines.messages.ts';
import type { MinesTableState } from './mines-table.ts';

interface Said {
  key: MessageKey<typeof minesRu>;
  params: MessageParams;
}

const moodOfGame = (game: MinesGame): Mood => moodOf(BigInt(game.payoutMinor), BigInt(game.stakeMinor));

const keyOf = (game: MinesGame): MessageKey<typeof minesRu> => {
  if (!game.win) return 'result.loss';
  const mood = moodOfGame(game);
  if (mood !== 'win') return mood === 'even' ? 'result.even' : 'result.less';
  return safeOpened(game) === game.multiplier.length ? 'result.cleared' : 'result.win';
};

/** A finished game as a sentence: what became of it and of the money. */
export const endMessage = (game: MinesGame, { format }: Pick<Money, 'format'>, { multiplier }: Format): Said => ({
  key: keyOf(game),
  params: {
    multiplier: multiplier(game.multiplier[safeOpened(game) - 1] ?? 0),
    amount: format(game.win ? game.payoutMinor : game.stakeMinor),
  },
});

/** An open game as a sentence. */
const openMessage = (game: MinesGame, format: Money['format']): Said => {
  const count = safeOpened(game);
  return count === 0
    ? { key: 'result.started', params: {} }
    : { key: 'result.open', params: { count, amount: format(game.bank) } };
};

export interface MinesOutcomeProps {
  state: MinesTableState;
  recovering: boolean;
  pending: boolean;
  waiting: boolean; // a player's open game is still being looked for
}

/** What stands, in words, in a place of fixed height. The live region says it to screen readers. */
export const MinesOutcome = ({ state, recovering, pending, waiting }: MinesOutcomeProps): ReactNode => {
  const t = useMessages(minesMessages);
  const money = useMoney();
  const figures = useFormat();
  const { game, revealed } = state;
  if (recovering) return <OutcomeLine game="mines">{t('result.recovering')}</OutcomeLine>;
  if (waiting) return <OutcomeLine game="mines">{t('result.loading')}</OutcomeLine>;
  if (!game) return <OutcomeLine game="mines">{t(pending ? 'result.pending' : 'result.none')}</OutcomeLine>;
  if (game.finished && !revealed) return <OutcomeLine game="mines">{t('result.pending')}</OutcomeLine>;
  const { key, params } = game.finished ? endMessage(game, money, figures) : openMessage(game, money.format);
  return (
    <OutcomeLine game="mines" {...(game.finished ? { mood: moodOfGame(game), roundId: game.id } : {})}>
      {t(key, params)}
    </OutcomeLine>
  );
};
