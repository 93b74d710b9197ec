import { coinflip, outcomeOfTicket, type CoinflipChoice } from 'games-engine/coinflip';
import { litScript, scriptShared, type ScriptedBet, type SceneScripts } from '../../core/game-kit/scene-script.ts';

const STAKE_MINOR = 1000;

const bet = (player: string, side: CoinflipChoice['side']): ScriptedBet<CoinflipChoice> => ({
  player,
  choice: { side },
  stakeMinor: STAKE_MINOR,
});

const room = [bet('creator', 'heads'), bet('joiner', 'tails')];
const CREATORS = 250; // a ticket of the creator's half
const JOINERS = 1750;

const drawn = (ticket: number) => ({ draw: (bets: readonly ScriptedTickets[]) => outcomeOfTicket(bets, ticket) });
const flip = (ticket: number) => scriptShared(coinflip, room, drawn(ticket));

type ScriptedTickets = Parameters<typeof outcomeOfTicket>[0][number];

/** Coinflip's courses for the design gallery. */
export const coinflipScripts = {
  heads: { events: flip(CREATORS) },
  tails: { events: flip(JOINERS) },
  'own-win': { player: 'creator', events: flip(CREATORS) },
  'own-loss': { player: 'creator', events: flip(JOINERS) },
  'joiner-wins': { player: 'joiner', events: flip(JOINERS) },
  light: litScript(coinflip, room, drawn(JOINERS)),
  'light-missing': litScript(coinflip, room, { voided: 'unanswered' }),
  cancelled: { player: 'creator', events: scriptShared(coinflip, room.slice(0, 1), { voided: 'cancelled' }) },
  interrupted: { events: scriptShared(coinflip, room, { voided: 'interrupted' }) },
} satisfies SceneScripts;
