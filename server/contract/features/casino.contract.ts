import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { catalogueGameSchema } from './catalogue.contract.ts';

export * from './casino-values.ts';

/** A game's identifier, as in the address of its overlay, or its number. */
const gameRef = z.union([z.string().min(1).max(128), z.int().min(1)]);

/** What a game is started with. */
export const startSchema = z.object({
  success: z.literal(true),
  gameId: z.string(), // its identifier
  url: z.string(), // of the frame; with `needFetch` one of ours, whose GET answers {url}
  needFetch: z.boolean(), // the provider is slow: ask `url` for the frame's address
  game: z.object({ name: z.string(), provider: z.string(), category: z.enum(['slots', 'live']) }),
  isDemo: z.boolean(),
  account: z.enum(['real', 'bonus']).nullable(), // that stakes come from; null in demo mode
  currency: z.string(), // name of the currency that it is played in
  sessionId: z.uuid().nullable(), // of the game; null in demo mode
});
export type GameStart = z.infer<typeof startSchema>;

/** A table of a live game. Amounts: units of the player's currency. */
export const gameTableSchema = z.object({
  id: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  dealer: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
});
export type GameTable = z.infer<typeof gameTableSchema>;

/** What was played in a session. Amounts: base hundredths. */
export const playedSchema = z.object({ rounds: z.int(), staked: minor, paid: minor });
export type SessionPlayed = z.infer<typeof playedSchema>;

const ownGames = z.object({ success: z.literal(true), games: z.array(catalogueGameSchema) });
const none = z.object({});

/** A provider's round as its player's history shows it. Amounts: base hundredths. */
export const providerRoundSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  identifier: z.string(),
  provider: z.string(),
  account: z.enum(['real', 'bonus']),
  bet: minor,
  amount: minor, // paid so far
  state: z.enum(['open', 'settled', 'void']), // void: all stakes went back
  at: z.int(), // ms since epoch
});
export type ProviderRound = z.infer<typeof providerRoundSchema>;

export const casinoCalls = {
  // replaces whatever game for money the player had open; ContinueButton: after a change of the currency
  'games.openGame': {
    auth: true,
    rate: 'change',
    payload: z.object({
      gameId: gameRef,
      ContinueButton: z.boolean().optional(),
      isDemo: z.boolean().optional(),
      isMobile: z.boolean().optional(),
      table: z.string().max(500).optional(), // `id` of one of games.getTables; left out: the first that is open
    }),
    answer: startSchema,
  },
  // of a live game with a lobby; none of any other
  'games.getTables': {
    auth: true,
    rate: 'record',
    payload: z.object({ gameId: gameRef }),
    answer: z.object({ success: z.literal(true), tables: z.array(gameTableSchema) }),
  },
  // ends the player's game for money; what comes for its rounds afterwards is still paid
  'games.closeGame': {
    auth: true,
    rate: 'change',
    payload: z.object({ sessionId: z.uuid() }),
    answer: z.object({ success: z.literal(true), played: playedSchema }),
  },
  'games.getFavoriteGames': { auth: true, payload: none, answer: ownGames },
  'games.switchFavoriteStatus': {
    auth: true,
    rate: 'change',
    payload: z.object({ gameId: gameRef }),
    answer: ownGames.extend({ isFavorite: z.boolean() }), // of that game, now
  },
  // the last one first; `continues`: the game that was not ended, or has a round that is open
  'games.getRecentGames': {
    auth: true,
    payload: none,
    answer: ownGames.extend({ continues: catalogueGameSchema.nullable() }),
  },
  'games.getProviderRounds': {
    auth: true,
    payload: z.object({ before: z.uuid().optional(), limit: z.int().min(1).max(100).optional() }),
    answer: z.object({ rounds: z.array(providerRoundSchema) }),
  },
} as const;

export const casinoRequests = {
  // the same as games.getFavoriteGames: always the caller's own
  'user:getFavoriteGames': {
    auth: true,
    payload: none,
    data: z.object({ games: z.array(catalogueGameSchema) }),
  },
} as const;

/** Pushed on channel `slots` of the call connection. Amounts: base hundredths. */
export const slotsPush = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('balanceUpdate'),
    payload: z.object({ account: z.enum(['real', 'bonus']), balance: minor }),
  }),
  // a bet of the open game that the player's own limits or breaks refuse: `code` is one of restrictionCodes
  z.object({
    type: z.literal('refused'),
    payload: z.object({ code: z.string(), until: z.int().nullable().optional() }),
  }),
  // another game, or the same one on another page, took the session's place
  z.object({ type: z.literal('closed'), payload: z.object({ sessionId: z.uuid() }) }),
]);
export type SlotsPush = z.infer<typeof slotsPush>;

/** A round whose win has not come. Amounts: base hundredths. */
export const unsettledRoundSchema = z.object({
  id: z.uuid(),
  player: z.object({ userId: publicPlayerId, nick: z.string() }),
  game: z.string(), // its title
  provider: z.string(),
  round: z.string(), // the provider's id of it
  account: z.enum(['real', 'bonus']),
  staked: minor,
  paid: minor,
  state: z.enum(['open', 'closed']), // closed: by us, as lost, after a minute of silence; a win that comes is paid
  startedAt: z.int(), // ms since epoch
  lastAt: z.int(), // of its last transaction
});
export type UnsettledRound = z.infer<typeof unsettledRoundSchema>;

export const casino = defineContract({
  calls: {
    ...casinoCalls,
    ...forStaff(['cashier', 'finance', 'admin'], {
      // rounds that have been silent for a minute, the latest first; at most 200
      'officeCasino.unsettled': {
        auth: true,
        payload: none,
        answer: z.object({ rounds: z.array(unsettledRoundSchema), open: z.int(), closed: z.int() }), // in all, of a week
      },
    }),
  },
  requests: casinoRequests,
});
