import {
  coinflipSeats,
  otherSide,
  winnerPayout,
  type CoinflipConfig,
  type CoinflipContext,
  type CoinflipSeat,
  type CoinSide,
} from 'games-engine/coinflip';
import type { PublicUser } from 'server/contract';
import type { SceneLight } from '../../../core/game-kit/light/light.ts';
import type { StakeAndPayout } from '../../../core/game-kit/result/result-sound.ts';
import { moodOf, type Mood } from '../../../core/game-kit/result/result.ts';
import type { MessageKey, MessageParams, Texts } from '../../../core/i18n/messages.ts';
import { flipOf, type Flip } from '../scene/frame.ts';
import { contextOf, stageOf, type Room } from './rooms.ts';

/** A room as the scene shows it. */
export interface SceneRoom {
  id: string;
  creatorSide: CoinSide;
  isFull: boolean; // both seats are taken
  flip: Flip | undefined; // from the draw on
  light: SceneLight | undefined; // while the room waits for it
  winner: CoinflipSeat | undefined; // once there is a draw
  won: boolean | undefined; // the viewer's result; undefined for everybody else
  amounts: StakeAndPayout | undefined; // the viewer's stake and payout
  sounds: CoinflipConfig['sounds']; // volumes
}

/** Show of a drawn room. */
export interface Showing {
  startedAt: number; // server time
  ms: number;
  calm: boolean; // reduced motion
}

/** In turbo the coin lands this soon. The pot is paid when the house's own flip is over. */
export const TURBO_FLIP_MS = 900;

/** Times of a room's flip. They are the room's own: a latecomer sees the moment that everybody sees. */
export const showingOf = (
  { drawnAt, config }: Pick<CoinflipContext, 'drawnAt' | 'config'>,
  { quick, calm }: { quick: boolean; calm: boolean },
): Showing => ({ startedAt: drawnAt ?? 0, ms: quick ? Math.min(config.flipMs, TURBO_FLIP_MS) : config.flipMs, calm });

const wonBy = (seat: number | undefined, winner: CoinflipSeat): boolean | undefined =>
  seat === undefined ? undefined : coinflipSeats[seat] === winner;

const amountsOf = (bets: CoinflipContext['bets'], config: CoinflipConfig, won: boolean): StakeAndPayout => {
  const pot = bets.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);
  return { stakeMinor: BigInt(bets[0]?.stakeMinor ?? '0'), payoutMinor: won ? winnerPayout(config, pot) : 0n };
};

/** The room a machine's context describes; undefined before its first bet. `seat`: of who looks. */
export const sceneRoom = (
  { id, seat }: { id: string; seat: number | undefined },
  { bets, config, outcome }: CoinflipContext,
  { startedAt, ms, calm }: Showing,
  light?: SceneLight,
): SceneRoom | undefined => {
  const creatorSide = bets[0]?.choice.side;
  if (creatorSide === undefined) return undefined;
  const won = outcome ? wonBy(seat, outcome.winner) : undefined;
  return {
    id,
    creatorSide,
    isFull: bets.length === coinflipSeats.length,
    flip: outcome ? flipOf(id, outcome.side, { startedAt, ms, from: creatorSide, calm }) : undefined,
    light,
    winner: outcome?.winner,
    won,
    amounts: won === undefined ? undefined : amountsOf(bets, config, won),
    sounds: config.sounds,
  };
};

/** The face that a joiner takes. */
export const freeSide = ({ bets }: Pick<CoinflipContext, 'bets'>): CoinSide =>
  otherSide(bets[0]?.choice.side ?? 'tails');

/** Message about a room. `side`: the face that the sentence names; its word is put in as {{side}}. */
export interface OutcomeMessage {
  key: MessageKey<Texts<'coinflip', 'main'>>;
  params: MessageParams;
  side?: CoinSide;
  mood?: Mood; // mood of the player's own result
}

export interface OutcomeOptions {
  seat: number | undefined; // seat of the viewer
  landed: boolean; // the picture has shown the result
  format: (minor: bigint) => string;
}

const nickOf = (users: ReadonlyMap<string, PublicUser>, player: string | undefined): string =>
  (player === undefined ? undefined : users.get(player)?.nick) ?? '…';

const waiting = (room: Room, { seat, format }: OutcomeOptions): OutcomeMessage => {
  const context = contextOf(room);
  const amount = format(BigInt(context.bets[0]?.stakeMinor ?? '0'));
  if (seat !== undefined) return { key: 'room.waiting', params: { amount } };
  const nick = nickOf(room.replica.users, context.bets[0]?.player);
  return { key: 'room.offer', params: { amount, nick }, side: freeSide(context) };
};

const voided = (room: Room, { seat, format }: OutcomeOptions): OutcomeMessage => {
  const amount = format(BigInt(contextOf(room).bets[0]?.stakeMinor ?? '0'));
  return { key: seat === undefined ? 'room.closed' : 'room.returned', params: { amount } };
};

const result = (room: Room, context: CoinflipContext, { seat, format }: OutcomeOptions): OutcomeMessage => {
  const { outcome, bets, payoutsMinor } = context;
  const winner = outcome ? coinflipSeats.indexOf(outcome.winner) : 0;
  const shown = seat ?? winner;
  const stake = BigInt(bets[shown]?.stakeMinor ?? '0');
  const payout = BigInt(payoutsMinor?.[shown] ?? '0');
  const side = outcome?.side ?? 'heads';
  if (seat === undefined) {
    const nick = nickOf(room.replica.users, bets[winner]?.player);
    return { key: 'result.other', params: { nick, amount: format(payout) }, side };
  }
  const mood = moodOf(payout, stake);
  const key = ({ win: 'result.win', even: 'result.even', loss: 'result.loss' } as const)[mood];
  return { key, params: { amount: format(mood === 'loss' ? stake : payout) }, side, mood };
};

/** A room's state as a sentence: what came up and what became of the money. */
export const outcomeMessage = (room: Room, options: OutcomeOptions): OutcomeMessage => {
  switch (stageOf(room)) {
    case 'unopened':
    case 'waiting':
      return waiting(room, options);
    case 'voided':
      return voided(room, options);
    case 'joined':
    case 'closed':
      return { key: 'room.flipping', params: {} };
  }
  return options.landed ? result(room, contextOf(room), options) : { key: 'room.flipping', params: {} };
};
