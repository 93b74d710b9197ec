import {
  coinflip,
  coinflipSeats,
  coinSides,
  otherSide,
  outcomeOfTicket,
  type CoinflipConfig,
  type CoinflipContext,
  type CoinflipSeat,
  type CoinSide,
} from 'games-engine/coinflip';
import { coinflipAnalysis } from 'games-engine/coinflip/analysis';
import {
  plainDemand,
  SANDBOX_PLAYER,
  sandboxResult,
  stakeField,
  type Sandbox,
  type SandboxBet,
} from '../../../core/game-kit/scene/sandbox.ts';
import { scriptShared } from '../../../core/game-kit/scene/script.ts';
import type { GameStudio } from '../../../core/games/web-game.ts';
import { texts } from '../../../core/i18n/messages.ts';
import type { PlayCue } from '../../../core/sound/sound.ts';
import { RESULT_AFTER_MS, soundLanding, soundResult, soundToss, playCoinflipCue } from '../sounds.ts';

/** The player's seat and face; the other player holds the other ones. */
type Bet = SandboxBet & { readonly seat: CoinflipSeat; readonly side: CoinSide };

/** Coinflip with play money. An outcome is a face. */
const coinflipSandbox: Sandbox<CoinflipConfig, Bet> = {
  firstBet: (_, stakeMinor) => ({ stakeMinor, seat: 'creator', side: 'heads' }),
  betFields: (config) => [
    { key: 'seat', kind: 'choice', options: coinflipSeats },
    { key: 'side', kind: 'choice', options: coinSides },
    stakeField(config),
  ],
  examples: () => ['heads', 'tails'],
  play({ config, bet: { seat, side, stakeMinor }, source, demand }) {
    const face = plainDemand(demand);
    if (face !== '' && face !== 'heads' && face !== 'tails') return undefined;
    const bet = { player: SANDBOX_PLAYER, choice: { side }, stakeMinor };
    const other = { player: 'opponent', choice: { side: otherSide(side) }, stakeMinor };
    const bets = seat === 'creator' ? [bet, other] : [other, bet];
    const ticket = bets[0]?.choice.side === face ? 1 : 2 * stakeMinor; // the creator's are the first
    const draw = (placed: Parameters<typeof coinflip.draw>[2]) =>
      face === '' ? coinflip.draw(source, config, placed) : outcomeOfTicket(placed, ticket);
    return { player: SANDBOX_PLAYER, events: scriptShared(coinflip, bets, { draw }, config) };
  },
  sound({ state: { value, context: roomContext } }) {
    const context = roomContext as CoinflipContext;
    if (value === 'flipping') soundToss(context.config);
    if (value !== 'finished') return;
    soundLanding(context.config);
    setTimeout(() => soundResult(context.config, sandboxResult(context)), RESULT_AFTER_MS);
  },
};

export const coinflipStudio: GameStudio = {
  game: coinflip,
  analysis: coinflipAnalysis,
  sandbox: coinflipSandbox,
  playCue: playCoinflipCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: texts('coinflip', 'studio'),
  nameClass: ({ seat }) => ({ key: `option.${seat}`, params: {} }),
};
