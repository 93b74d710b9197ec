import { formatMinor, type Fraction } from 'games-engine';
import {
  diceMultiplier,
  dicePayout,
  isWin,
  ROLLS,
  type DiceChoice,
  type DiceConfig,
  type DiceOutcome,
  dice as game,
} from 'games-engine/dice';
import { type Explain, type Formula, defineSoloFairness } from '../../../core/games/explain.ts';
import { type Texts, texts } from '../../../core/i18n/messages.ts';

type DiceRoundKey = keyof Texts<'dice', 'round'>;

/** A roll or a percent as dice shows it: hundredths with two decimals. */
const shown = (hundredths: number): string => formatMinor(BigInt(hundredths));

const winning = ({ side, percentBp }: DiceChoice, roll: number): Formula => {
  const sign = side === 'less' ? '<' : '≥';
  return { rule: `roll ${sign} percent × 100`, instance: `${roll} ${sign} ${percentBp}` };
};

const payoutFormula = (stakeMinor: bigint, { num, den }: Fraction, wins: boolean, payoutMinor: bigint): Formula =>
  wins
    ? {
        rule: 'payout = ⌊stake × (100 % − edge) ÷ chance⌋',
        instance: `⌊${stakeMinor} × ${num}/${den}⌋ = ⌊${stakeMinor * num}/${den}⌋ = ${payoutMinor}`,
      }
    : { rule: 'payout = 0', instance: `${stakeMinor} × 0 = 0` };

/** Dice in a person's words. */
const explainDice: Explain<DiceConfig, DiceChoice, DiceOutcome, DiceRoundKey> = (config, { bet, outcome }) => {
  const { choice, stakeMinor } = bet;
  const multiplier = diceMultiplier(config, choice);
  const wins = isWin(choice, outcome.roll);
  return {
    outcome: shown(outcome.roll),
    choice: { key: choice.side === 'less' ? 'less' : 'more', params: { percent: shown(choice.percentBp) } },
    draw: `roll = int(${ROLLS})`,
    wins,
    winning: winning(choice, outcome.roll),
    payout: payoutFormula(stakeMinor, multiplier, wins, dicePayout(config, stakeMinor, choice, outcome)),
    multiplier: `${multiplier.num}/${multiplier.den}`,
  };
};

export const fairness = defineSoloFairness({
  game,
  formula: 'roll = int(10000)  →  roll ÷ 100',
  messages: texts('dice', 'round'),
  explain: explainDice,
});
