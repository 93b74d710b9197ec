import {
  minesMultiplier,
  minesRoundPayout,
  openingsOf,
  safeCells,
  type MinesChoice,
  type MinesConfig,
  type MinesMove,
  type MinesOutcome,
  mines as game,
} from 'games-engine/mines';
import { type Explain, defineSoloFairness } from '../../../core/games/explain.ts';
import { type Texts, texts } from '../../../core/i18n/messages.ts';

type MinesRoundKey = keyof Texts<'mines', 'round'>;

const cells = (keys: readonly number[]): string => `{${keys.join(', ')}}`;

/** Mines in a person's words. */
const explainMines: Explain<MinesConfig, MinesChoice, MinesOutcome, MinesRoundKey, MinesMove> = (
  config,
  { bet, moves, outcome },
) => {
  const { choice, stakeMinor } = bet;
  const { minesLength } = choice;
  const opened = openingsOf(moves).map(({ sectorKey }) => sectorKey);
  const hit = opened.filter((key) => outcome.mines.includes(key));
  const safe = Math.min(opened.length, safeCells(minesLength));
  const { num, den } = minesMultiplier(config, minesLength, safe);
  const payoutMinor = minesRoundPayout(config, stakeMinor, choice, outcome, moves);
  const wins = payoutMinor > 0n;
  return {
    outcome: outcome.mines.join(' '),
    choice: { key: 'mines', params: { mines: minesLength } },
    draw: 'pool = [0 … 23]; mine = pool.splice(int(pool.length), 1)',
    wins,
    winning: { rule: 'opened ∩ mines = ∅', instance: `${cells(opened)} ∩ ${cells(outcome.mines)} = ${cells(hit)}` },
    payout: wins
      ? {
          rule: 'payout = ⌊stake × (100 % − edge) × C(24, k) ÷ C(24 − mines, k)⌋',
          instance: `k = ${safe}: ⌊${stakeMinor} × ${num}/${den}⌋ = ${payoutMinor}`,
        }
      : { rule: 'payout = 0', instance: `${stakeMinor} × 0 = 0` },
    multiplier: `${num}/${den}`,
  };
};

export const fairness = defineSoloFairness({
  game,
  formula: 'pool = [0 … 23]; mine = pool.splice(int(pool.length), 1)',
  messages: texts('mines', 'round'),
  explain: explainMines,
});
