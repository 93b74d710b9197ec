import type { IntSource } from 'games-engine';
import { dice, type DiceChoice, type DiceConfig } from 'games-engine/dice';
import type { DiceAnswer } from './table.ts';

export interface DiceTrial {
  config: DiceConfig; // the one in force: a trial has the return of the real table
  stakeMinor: bigint; // base hundredths
  choice: DiceChoice;
  source: IntSource;
  id: string;
  at: number; // server time, ms
}

/** Draws a round of play money in this browser, by the rules of the real one. */
export const playDiceTrial = ({ config, stakeMinor, choice, source, id, at }: DiceTrial): DiceAnswer => {
  const outcome = dice.draw(source, config, choice);
  const payoutMinor = dice.payout(config, stakeMinor, choice, outcome, []);
  return {
    win: payoutMinor > 0n,
    winAmount: Number(payoutMinor),
    number: outcome.roll,
    transaction_id: id,
    balance: 0,
    stakeMinor: Number(stakeMinor),
    nonce: 0,
    at,
  };
};
