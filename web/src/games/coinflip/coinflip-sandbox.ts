import { coinflip, outcomeOfTicket, type CoinflipConfig } from 'games-engine/coinflip';
import { plainDemand, SANDBOX_PLAYER, type Sandbox } from '../../core/game-kit/sandbox.ts';
import { scriptShared } from '../../core/game-kit/scene-script.ts';
import { soundLanding, soundToss } from './coinflip.sounds.ts';

/** Coinflip with play money: the player holds heads. An outcome is a face. */
export const coinflipSandbox: Sandbox<CoinflipConfig> = {
  examples: () => ['heads', 'tails'],
  play({ config, stakeMinor, source, demand }) {
    const face = plainDemand(demand);
    if (face !== '' && face !== 'heads' && face !== 'tails') return undefined;
    const bets = [
      { player: SANDBOX_PLAYER, choice: { side: 'heads' as const }, stakeMinor: Number(stakeMinor) },
      { player: 'opponent', choice: { side: 'tails' as const }, stakeMinor: Number(stakeMinor) },
    ];
    const ticket = face === 'heads' ? 1 : 2 * Number(stakeMinor);
    const draw = (placed: Parameters<typeof coinflip.draw>[2]) =>
      face === '' ? coinflip.draw(source, config, placed) : outcomeOfTicket(placed, ticket);
    return { player: SANDBOX_PLAYER, events: scriptShared(coinflip, bets, { draw }, config) };
  },
  sound({ state: { value } }) {
    if (value === 'flipping') soundToss();
    if (value === 'finished') soundLanding();
  },
};
