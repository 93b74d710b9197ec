import type { RoundSummary } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { diceChip, earlierRound } from './outcome.tsx';

const row: RoundSummary = {
  id: 'round-1',
  game: 'dice',
  nick: 'ann',
  stakeMinor: 100,
  payoutMinor: 190,
  multiplierPpm: 1_900_000,
  choice: { percentBp: 5000, side: 'less' },
  outcome: { roll: 742 },
  at: 1000,
};

describe('a round of before', () => {
  test('stands on the picture at rest, with its own bet', () => {
    expect(earlierRound(row)).toMatchObject({
      choice: { percentBp: 5000, side: 'less' },
      scene: { id: 'round-1', roll: 742, fromRoll: 742, mood: 'win', size: 'small', revealMs: 0 },
    });
    expect(earlierRound({ ...row, payoutMinor: 0 })?.scene.mood).toBe('loss');
  });

  test.each([{ outcome: {} }, { outcome: { roll: 'x' } }, { choice: {} }, { choice: { percentBp: 1, side: 'up' } }])(
    'with %j is not shown',
    (changes) => {
      expect(earlierRound({ ...row, ...changes })).toBeUndefined();
    },
  );

  test('is written with the language’s decimal mark', () => {
    expect(diceChip(row, { mark: ',' })).toEqual({ id: 'round-1', value: '07,42', won: true });
  });
});
