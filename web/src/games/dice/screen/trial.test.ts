import { diceDefaultConfig, ROLLS, type DiceChoice } from 'games-engine/dice';
import { expect, test } from 'vitest';
import { playDiceTrial } from './trial.ts';

const choices: readonly DiceChoice[] = [
  { percentBp: 5000, side: 'less' },
  { percentBp: 1234, side: 'less' },
  { percentBp: 9000, side: 'more' },
];

test.each(choices)('play money on $side $percentBp returns what the real table promises', (choice) => {
  const stakeMinor = 1_000_000n;
  const returned = Array.from({ length: ROLLS }, (_, roll) =>
    playDiceTrial({ config: diceDefaultConfig, stakeMinor, choice, source: { int: () => roll }, id: 'trial', at: 0 }),
  ).reduce((sum, { winAmount }) => sum + winAmount, 0);
  const staked = Number(stakeMinor) * ROLLS;
  expect(returned / staked).toBeCloseTo(1 - diceDefaultConfig.houseEdgePpm / 1_000_000, 6);
});
