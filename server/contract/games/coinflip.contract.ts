import { z } from 'zod';
import { publicPlayerId, uuid } from '../ids.ts';
import {
  betHundredths,
  betSalt,
  pastRoundSchema,
  placedBetAnswer,
  publicUserSchema,
  sharedRoundSchema,
} from '../shared-round.contract.ts';

/** A room of coinflip: a shared round of two, with what the lobby shows of it. */
export const coinflipRoomSchema = sharedRoundSchema.extend({
  id: uuid, // the round's id too
  creator: publicPlayerId,
  isPrivate: z.boolean(), // not in the lobby: only who has its link
  rematchOf: uuid.nullable(),
});
export type CoinflipRoom = z.infer<typeof coinflipRoomSchema>;

export const coinflipCreatePayload = z.object({
  bet: betHundredths,
  side: z.enum(['heads', 'tails']),
  isPrivate: z.boolean().optional(),
  rematchOf: uuid.optional(), // a finished room: its other player is asked
  requestId: uuid.optional(),
  salt: betSalt.optional(),
});

const idPayload = z.object({ id: uuid, requestId: uuid.optional() });
const joinPayload = idPayload.extend({ salt: betSalt.optional() });
const roomAnswer = placedBetAnswer.extend({ room: coinflipRoomSchema });

/**
 * Pushed on channel `coinflip`, each with the game's next `seq`: `updated` (RoundUpdate of one room), `load` (a room
 * that is new), `closed` {roundId} (a room that left the lobby). Private rooms are not among these: who has opened one
 * gets `room`, the whole room, each time it changes. To one player: `win`, `rematch` {room}.
 */
export const coinflipCalls = {
  'coinflip.load': {
    auth: false,
    cost: 'look',
    payload: z.object({}),
    answer: z.object({
      seq: z.int(),
      serverTime: z.int(),
      configVersion: z.int(),
      config: z.record(z.string(), z.unknown()),
      rooms: z.array(coinflipRoomSchema), // open, flipping and just finished ones; the caller's own private ones too
      users: z.array(publicUserSchema),
      before_games: z.array(pastRoundSchema),
    }),
  },
  'coinflip.room': { auth: false, cost: 'read', payload: z.object({ id: uuid }), answer: coinflipRoomSchema },
  'coinflip.create': {
    auth: true,
    cost: 'play',
    stakes: 'hundredths',
    payload: coinflipCreatePayload,
    answer: roomAnswer,
  },
  'coinflip.join': { auth: true, cost: 'play', stakes: 'unstated', payload: joinPayload, answer: roomAnswer },
  'coinflip.cancel': {
    auth: true,
    cost: 'play',
    payload: idPayload,
    answer: z.object({ success: z.literal(true), balance: z.int() }),
  },
} as const;
