import { classic, holderOfTicket, type ClassicConfig, type ClassicOutcome } from 'games-engine/classic';
import { plainDemand, SANDBOX_PLAYER, type Sandbox } from '../../core/game-kit/sandbox.ts';
import { scriptShared } from '../../core/game-kit/scene-script.ts';
import { soundResult, soundSpin, soundStart } from './classic.sounds.ts';

type Placed = Parameters<typeof classic.draw>[2];

const ofTicket = (bets: Placed, ticket: number): ClassicOutcome | undefined => {
  const holder = bets[holderOfTicket(bets, ticket)];
  return holder && { betId: holder.id, player: holder.player, ticket };
};

const PLAYERS = 3;

/** The ticket of a demand: "ticket 100", or the first one of "player 2", who is the second to bet. */
const ticketOf = (demand: string, stakeMinor: bigint): number | undefined => {
  const [, kind = '', number = ''] = /^(ticket|player) (\d{1,9})$/.exec(demand) ?? [];
  if (kind === '') return undefined;
  const ticket = kind === 'ticket' ? Number(number) : (Number(number) - 1) * Number(stakeMinor) + 1;
  return ticket >= 1 && ticket <= PLAYERS * Number(stakeMinor) ? ticket : undefined;
};

/** Classic with play money: three players with the same stake, the first one is the player. */
export const classicSandbox: Sandbox<ClassicConfig> = {
  examples: () => ['player 1', 'player 2', 'player 3', 'ticket 1'],
  play({ config, stakeMinor, source, demand }) {
    const ticket = demand === '' ? undefined : ticketOf(plainDemand(demand), stakeMinor);
    if (demand !== '' && ticket === undefined) return undefined;
    const bets = [SANDBOX_PLAYER, 'second', 'third'].map((player) => ({
      player,
      choice: {},
      stakeMinor: Number(stakeMinor),
    }));
    const draw = (placed: Placed): ClassicOutcome =>
      (ticket === undefined ? undefined : ofTicket(placed, ticket)) ?? classic.draw(source, config, placed);
    return { player: SANDBOX_PLAYER, events: scriptShared(classic, bets, { draw }, config) };
  },
  sound({ state: { value } }) {
    if (value === 'countdown') soundStart();
    if (value === 'drawing') soundSpin();
    if (value === 'finished') soundResult(undefined, false);
  },
};
