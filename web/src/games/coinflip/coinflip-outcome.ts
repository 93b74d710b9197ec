import { coinflipSeats, type CoinflipContext, type CoinSide } from 'games-engine/coinflip';
import type { PublicUser } from 'server/contract';
import { moodOf, type Mood } from '../../core/game-kit/mood.ts';
import type { MessageKey, MessageParams } from '../../core/i18n/messages.ts';
import { contextOf, stageOf, type Room } from './coinflip-rooms.ts';
import { freeSide } from './coinflip-scene-room.ts';
import type { coinflipRu } from './coinflip.messages.ts';

/** What is said of a room. `side`: the face that the sentence names; its word is put in as {{side}}. */
export interface OutcomeMessage {
  key: MessageKey<typeof coinflipRu>;
  params: MessageParams;
  side?: CoinSide;
  mood?: Mood; // of the player's own result
}

export interface OutcomeOptions {
  seat: number | undefined; // of who looks
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
