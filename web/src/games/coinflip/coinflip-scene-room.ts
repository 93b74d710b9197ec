import {
  coinflipPot,
  coinflipSeats,
  otherSide,
  type CoinflipConfig,
  type CoinflipContext,
  type CoinflipSeat,
  type CoinSide,
} from 'games-engine/coinflip';
import type { SceneLight } from '../../core/game-kit/light/light.ts';
import { flipOf, type Flip } from './coinflip-flip.ts';

/** A room as the scene shows it. */
export interface SceneRoom {
  id: string;
  hash: string; // the commitment whose seed draws the ticket
  creatorSide: CoinSide;
  tickets: number; // in the pot; 0 until both have bet
  flip: Flip | undefined; // from the draw on
  light: SceneLight | undefined; // while the room waits for it
  ticket: number | undefined; // the winning one
  won: boolean | undefined; // of who looks; undefined for everybody else
  sounds: CoinflipConfig['sounds']; // how loud it is
}

/** How a drawn room is shown. */
export interface Showing {
  startedAt: number; // server time
  ms: number;
  calm: boolean; // reduced motion
}

/** In turbo the coin lands this soon. The pot is paid when the house's own flip is over. */
export const TURBO_FLIP_MS = 900;

/** How long a room's flip is shown. Times are the room's own: who comes late sees the moment that everybody sees. */
export const showingOf = (
  { drawnAt, config }: Pick<CoinflipContext, 'drawnAt' | 'config'>,
  { quick, calm }: { quick: boolean; calm: boolean },
): Showing => ({ startedAt: drawnAt ?? 0, ms: quick ? Math.min(config.flipMs, TURBO_FLIP_MS) : config.flipMs, calm });

const wonBy = (seat: number | undefined, winner: CoinflipSeat): boolean | undefined =>
  seat === undefined ? undefined : coinflipSeats[seat] === winner;

/** The room a machine's context describes; undefined before its first bet. `seat`: of who looks. */
export const sceneRoom = (
  id: string,
  { bets, commitment, config, outcome }: CoinflipContext,
  seat: number | undefined,
  { startedAt, ms, calm }: Showing,
  light?: SceneLight,
): SceneRoom | undefined => {
  const creatorSide = bets[0]?.choice.side;
  if (creatorSide === undefined) return undefined;
  return {
    id,
    hash: commitment,
    creatorSide,
    tickets: bets.length === 2 ? Number(coinflipPot(bets)) : 0,
    flip: outcome ? flipOf(id, outcome.side, { startedAt, ms, from: creatorSide, calm }) : undefined,
    light,
    ticket: outcome?.ticket,
    won: outcome ? wonBy(seat, outcome.winner) : undefined,
    sounds: config.sounds,
  };
};

/** The face that a joiner takes. */
export const freeSide = ({ bets }: Pick<CoinflipContext, 'bets'>): CoinSide =>
  otherSide(bets[0]?.choice.side ?? 'tails');
