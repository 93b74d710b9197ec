import { defineSharedGame, type SharedBet } from '../../core/define-game.ts';
import type { FlatState } from '../../core/flat-interpreter.ts';
import { coinflipCues, coinflipConfigSchema, coinflipDefaultConfig, type CoinflipConfig } from './coinflip.config.ts';
import { coinflipMachine, type CoinflipContext } from './coinflip.machine.ts';
import { coinflipPromisedRtp } from './coinflip.maths.ts';
import {
  coinflipChoiceSchema,
  coinflipErrors,
  coinflipMaxStake,
  coinflipOutcomeSchema,
  coinflipMultipliers,
  coinflipPayouts,
  coinflipRefusal,
  drawCoinflip,
  type CoinflipChoice,
  type CoinflipOutcome,
  readCoinflipChoice,
} from './coinflip.rules.ts';
import { coinflipDue, coinflipView } from './coinflip.view.ts';

export * from './coinflip.config.ts';
export * from './coinflip.machine.ts';
export * from './coinflip.maths.ts';
export * from './coinflip.rules.ts';
export * from './coinflip.view.ts';

/** The code that refuses a bet in a room's state. Which account staked is not the machine's to know. */
const refusal = (state: FlatState, bet: SharedBet<CoinflipChoice>): keyof typeof coinflipErrors | undefined => {
  const { bets, config } = state.context as CoinflipContext;
  if (state.value === 'unopened') return 7;
  if (state.value === 'finished' || state.value === 'voided') return 8;
  return bet.account === 'real' ? coinflipRefusal(config, bets, bet) : 2;
};

/** Coinflip: two people stake the same on the two faces of a coin; who holds the face that lands up takes the pot. */
export const coinflip = defineSharedGame<CoinflipConfig, CoinflipChoice, CoinflipOutcome>({
  id: 'coinflip',
  hosting: 'shared',
  seeding: 'own',
  opponents: 'players',
  configSchema: coinflipConfigSchema,
  defaultConfig: coinflipDefaultConfig,
  cues: coinflipCues,
  choiceSchema: coinflipChoiceSchema,
  choiceWord: ({ side }) => side,
  readChoice: readCoinflipChoice,
  outcomeSchema: coinflipOutcomeSchema,
  machine: coinflipMachine,
  errors: coinflipErrors,
  refusal: (state, bet) => refusal(state, bet)?.toString(),
  maxStake: ({ context }) => coinflipMaxStake((context as CoinflipContext).config),
  due: coinflipDue,
  draw: drawCoinflip,
  payouts: coinflipPayouts,
  multipliers: coinflipMultipliers,
  promisedRtp: coinflipPromisedRtp,
  view: coinflipView,
  publicSnapshot(snapshot) {
    const { outcome, payoutsMinor } = snapshot.context as CoinflipContext;
    return {
      outcome: outcome && { side: outcome.side, ticket: outcome.ticket, winner: outcome.winner },
      payoutsMinor,
      state: String(snapshot.value),
    };
  },
});
