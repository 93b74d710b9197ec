import {
  parity as game,
  parityMultiplier,
  type ParityChoice,
  type ParityConfig,
  type ParityOutcome,
} from 'games-engine/testing/parity';
import { parityAnalysis as analysis } from 'games-engine/testing/parity/analysis';
import { betMoments, type GameAudit, type Terms } from '../../core/games/game-audit.ts';
import { defineSolo } from '../../core/games/server-game.ts';
import { stakeAccountOf, stakeOf } from '../../core/hosts/stake.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { parityCalls } from './parity.contract.ts';
import { texts } from '../../core/i18n/texts.ts';

const termsOf = (config: object): Terms => ({
  multiplier: parityMultiplier(config as ParityConfig),
  capMinor: null,
  p: 0.5,
});

const audit: GameAudit = {
  moments: {
    hosting: 'solo',
    method: 'bet',
    of: (config, { stakeMinor }) => betMoments(termsOf(config), stakeMinor),
    terms: termsOf,
  },
  drawn: { path: ['face'], first: 1, values: 6, axis: 'value', bins: 6 },
};

/** Odd or even as the server plays it: only tests register it. */
export const parity = defineSolo<typeof parityCalls, ParityChoice, ParityOutcome>({
  hosting: 'solo',
  game,
  analysis,
  calls: parityCalls,
  messages: texts('parity'),
  channel: 'parity',
  audit,
  refusals: { insufficient: () => new CallError(1), tooFast: () => new CallError('TOO_FAST') },
  handlers: ({ host, currencies }) => ({
    'parity.play': {
      messages: 'parity',
      async handle({ bet, side }, { player }) {
        const [account, currency] = [stakeAccountOf(player), currencies.find(player.targetCurrencyId)];
        const stakeMinor = currency && stakeOf(bet, currency);
        if (account === undefined || stakeMinor === undefined) throw new CallError(400, { field: 'bet' });
        const play = { account, stakeMinor, choice: { side }, idempotency: undefined };
        const settled = await host.play(player, play);
        const { payoutMinor, balanceMinor, outcome } = settled;
        const money = { payoutMinor: Number(payoutMinor), balanceMinor: Number(balanceMinor) };
        return { id: settled.bet.id, face: outcome.face, ...money };
      },
    },
  }),
  sample: () => Promise.resolve((one) => one.call('parity.play', { bet: '1', side: 'odd' })),
});
