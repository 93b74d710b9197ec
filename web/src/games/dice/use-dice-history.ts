import { dice, type DiceChoice } from 'games-engine/dice';
import type { CallAnswer, RoundSummary } from 'server/contract';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import type { ResultChip } from '../../core/game-kit/last-results.tsx';
import { currentSession, useProfile } from '../../core/session/session.ts';
import { rollText } from './dice-layout.ts';
import type { DiceRound } from './dice-table.ts';

const ROWS = 10;
const mine = { game: 'dice', mine: true, limit: ROWS } as const;
const everyones = { game: 'dice', limit: ROWS } as const;

const chipOf = ({ id, outcome, payoutMinor }: RoundSummary): ResultChip | undefined => {
  const parsed = dice.outcomeSchema.safeParse(outcome);
  return parsed.success ? { id, value: rollText(parsed.data.roll), won: payoutMinor > 0 } : undefined;
};

/** The player's last results, newest first; a guest sees everyone's. */
export const useDiceResults = (): readonly ResultChip[] => {
  const profile = useProfile();
  const { data } = useCallQuery('games.history', profile ? mine : everyones);
  return (data?.rounds ?? []).map(chipOf).filter((chip) => chip !== undefined);
};

const summaryOf = ({ answer, choice }: DiceRound & { choice: DiceChoice }): RoundSummary => ({
  id: answer.transaction_id,
  game: 'dice',
  nick: currentSession().profile?.nick ?? '',
  stakeMinor: answer.stakeMinor,
  payoutMinor: answer.winAmount,
  choice: { ...choice },
  outcome: { roll: answer.number },
  at: answer.at,
});

/** Puts a round that was just shown at the head of the player's results. */
export const addDiceResult = (round: DiceRound): void => {
  const key = ['games.history', mine];
  queryClient.setQueryData<CallAnswer<'games.history'>>(key, (known) => {
    if (!known) return known;
    const rest = known.rounds.filter(({ id }) => id !== round.answer.transaction_id);
    return { ...known, rounds: [summaryOf(round), ...rest].slice(0, ROWS) };
  });
};

/** Reads the player's results again: after a bet whose outcome was not told. */
export const refreshDiceResults = (): void => void queryClient.invalidateQueries({ queryKey: ['games.history', mine] });
