import { betCapOf } from 'games-engine';
import { diceMultiplier, ROLLS, winningRolls, type DiceChoice, type DiceConfig } from 'games-engine/dice';
import { betMoments, type GameAudit, type Terms } from '../../core/games/game-audit.ts';

const termsOf = (config: DiceConfig, choice: DiceChoice): Terms => ({
  multiplier: diceMultiplier(config, choice),
  capMinor: betCapOf(config) ?? null,
  p: winningRolls(choice) / ROLLS,
});

export const diceAudit: GameAudit = {
  moments: {
    hosting: 'solo',
    method: 'bet',
    of: (config, { choice, stakeMinor }) => betMoments(termsOf(config as DiceConfig, choice as DiceChoice), stakeMinor),
    terms: (config, choice) => termsOf(config as DiceConfig, choice as DiceChoice),
  },
  drawn: { path: ['roll'], first: 0, values: ROLLS, axis: 'value', bins: 100 },
};
