import { betCapOf } from 'games-engine';
import { diceMultiplier, ROLLS, winningRolls, type DiceChoice, type DiceConfig, dice as game } from 'games-engine/dice';
import { diceAnalysis as analysis } from 'games-engine/dice/analysis';
import { diceCalls } from '../../../contract/games/dice.contract.ts';
import { betMoments, type GameAudit, type Terms } from '../../core/games/game-audit.ts';
import { defineSolo } from '../../core/games/server-game.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createDiceHandlers, diceRefusals } from './dice.host.ts';

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

export const dice = defineSolo({
  hosting: 'solo',
  game,
  analysis,
  calls: diceCalls,
  handlers: createDiceHandlers,
  refusals: diceRefusals,
  messages: texts('dice'),
  channel: 'dice',
  audit: diceAudit,
  sample: async () => (await import('./dice.sample.ts')).playDice,
});
