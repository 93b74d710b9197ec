import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { gameId, publicPlayerId } from '../ids.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { catalogueGameSchema } from './catalogue.contract.ts';
import { gameKinds } from './catalogue-values.ts';
import { CASINO_CURRENCIES } from './casino-values.ts';

export * from './casino-values.ts';

/** A game's identifier, as in the address of its overlay, or its number. */
const gameRef = z.union([z.string().min(1).max(128), z.int().min(1)]);

const currency = z.enum(CASINO_CURRENCIES).optional(); // currency of this game alone; omitted: the player's

/** Address and options that a page needs to start a game. */
export const startSchema = z.object({
  success: z.literal(true),
  gameId: z.string(), // its identifier
  url: z.string(), // address of the frame; with `needFetch` one of ours that answers {url}
  needFetch: z.boolean(), // the provider is slow: ask `url` for the frame's address
  game: z.object({ name: z.string(), provider: z.string(), category: z.enum(gameKinds) }),
  isDemo: z.boolean(),
  account: z.enum(['real', 'bonus']).nullable(), // account of the stakes; null in demo mode
  currency: z.string(), // its code
  sessionId: z.uuid().nullable(), // session of the game; null in demo mode
  table: z.object({ id: z.string(), name: z.string() }).nullable(), // table of a live game; null in demo mode, which chooses none
  hasTables: z.boolean(), // there are others to choose from: games.getTables
});
export type GameStart = z.infer<typeof startSchema>;

/** A table of a live game. Amounts: units of the game's currency. */
export const gameTableSchema = z.object({
  id: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  dealer: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
});
export type GameTable = z.infer<typeof gameTableSchema>;

/** Totals of a session. Amounts: base hundredths. */
export const playedSchema = z.object({
  rounds: z.int(),
  open: z.int(), // unfinished rounds among these: their wins are paid when they end
  staked: minor,
  paid: minor,
});
export type SessionPlayed = z.infer<typeof playedSchema>;

const ownGames = z.object({ success: z.literal(true), games: z.array(catalogueGameSchema) });
const favouriteGames = ownGames.extend({ house: z.array(gameId) }); // `house`: ids of the house's own games, latest first
const none = z.object({});

/** A round of a provider game in the player's history. Amounts: base hundredths. */
export const providerRoundSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  identifier: z.string(),
  provider: z.string(),
  account: z.enum(['real', 'bonus']),
  bet: minor,
  amount: minor, // paid so far
  state: z.enum(['open', 'settled', 'void']), // void: all stakes were refunded
  at: z.int(), // ms since epoch
});
export type ProviderRound = z.infer<typeof providerRoundSchema>;

export const casinoCalls = {
  // replaces the player's open real-money session; ContinueButton: after a change of currency
  'games.openGame': {
    auth: true,
    cost: 'change',
    payload: z.object({
      gameId: gameRef,
      ContinueButton: z.boolean().optional(),
      isDemo: z.boolean().optional(),
      isMobile: z.boolean().optional(),
      currency, // not for demo mode
      table: z.string().max(500).optional(), // `id` from games.getTables; omitted: the first open one; not for demo mode
    }),
    answer: startSchema,
  },
  // empty for games without a lobby
  'games.getTables': {
    auth: true,
    cost: 'change', // asks the aggregator
    payload: z.object({ gameId: gameRef, isMobile: z.boolean().optional(), currency }),
    answer: z.object({ success: z.literal(true), tables: z.array(gameTableSchema) }),
  },
  // ends the player's session; wins of its rounds that arrive later are still paid
  'games.closeGame': {
    auth: true,
    cost: 'change',
    payload: z.object({ sessionId: z.uuid() }),
    answer: z.object({ success: z.literal(true), played: playedSchema }),
  },
  'games.getFavoriteGames': { auth: true, cost: 'read', payload: none, answer: favouriteGames },
  'games.switchFavoriteStatus': {
    auth: true,
    cost: 'change',
    payload: z.object({ gameId: gameRef }),
    answer: favouriteGames.extend({ isFavorite: z.boolean() }), // state of the named game after the call
  },
  // latest first; `continues`: the game with an open session or round
  'games.getRecentGames': {
    auth: true,
    cost: 'read',
    payload: none,
    answer: ownGames.extend({ continues: catalogueGameSchema.nullable() }),
  },
  'games.getProviderRounds': {
    auth: true,
    cost: 'read',
    payload: z.object({ before: z.uuid().optional(), limit: z.int().min(1).max(100).optional() }),
    answer: z.object({ rounds: z.array(providerRoundSchema) }),
  },
} as const;

export const casinoRequests = {
  // the same as games.getFavoriteGames: always the caller's own
  'user:getFavoriteGames': {
    auth: true,
    cost: 'read',
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
  // a bet was refused: by the player's own limits or breaks (`code`: one of restrictionCodes), or because staff have hidden the
  // game (menuCodes.refused), whose open rounds can still be played to their end
  z.object({
    type: z.literal('refused'),
    payload: z.object({ code: z.string(), until: z.int().nullable().optional() }),
  }),
  // a win above what a round may pay unseen is checked by a person, or was
  z.object({
    type: z.literal('held'),
    payload: z.object({ state: z.enum(['waiting', 'released', 'refused']), amount: minor }),
  }),
  // replaced by a session of another game or page
  z.object({ type: z.literal('closed'), payload: z.object({ sessionId: z.uuid() }) }),
]);
export type SlotsPush = z.infer<typeof slotsPush>;

/** A round whose result did not arrive in time. Amounts: base hundredths. */
const unsettledRoundSchema = z.object({
  id: z.uuid(),
  player: z.object({ userId: publicPlayerId, nick: z.string() }),
  game: z.string(), // its title
  provider: z.string(),
  round: z.string(), // the provider's id
  account: z.enum(['real', 'bonus']),
  staked: minor,
  paid: minor,
  // closed: settled by us as lost after a minute of silence (a day, if its provider said that it goes on); late: the result
  // has arrived since, and is paid
  state: z.enum(['open', 'closed', 'late']),
  startedAt: z.int(), // ms since epoch
  lastAt: z.int(), // time of its last transaction
});

/** A provider's rounds of the last week. `staked`: on the open and the closed ones, base hundredths. */
const unsettledProviderSchema = z.object({
  provider: z.string(),
  open: z.int(),
  closed: z.int(),
  late: z.int(),
  staked: minor,
});

const unsettledSchema = z.object({
  rounds: z.array(unsettledRoundSchema), // at most 200: those without a result first, latest first
  providers: z.array(unsettledProviderSchema), // providers of all such rounds, the most affected first
});
export type UnsettledRounds = z.infer<typeof unsettledSchema>;

/** Wins that wait for a person. Amounts: base hundredths. */
const heldWinsSchema = z.object({
  wins: z.array(
    z.object({
      id: z.uuid(), // id of its transaction
      player: z.object({ userId: publicPlayerId, nick: z.string() }),
      game: z.string(),
      provider: z.string(),
      round: z.string(), // the provider's id
      staked: minor, // in the round
      paid: minor, // by the round
      held: minor,
      needed: z.union([z.literal(1), z.literal(2)]), // people who have to release it
      approvedBy: z.string().nullable(), // nick of the first of two
      at: z.int(),
    }),
  ),
});
export type HeldWins = z.infer<typeof heldWinsSchema>;

export const casino = defineContract({
  calls: {
    ...casinoCalls,
    ...forStaff('providerRounds', {
      // rounds that were without a transaction for a minute, of the last week
      'officeCasino.unsettled': {
        auth: true,
        cost: 'read',
        payload: none,
        answer: unsettledSchema,
      },
      'officeCasino.heldWins': { auth: true, cost: 'read', payload: none, answer: heldWinsSchema },
      /** Releases a held win to its player, or refuses it. `isComplete`: nobody else has to. Refusals: officeCasinoCodes. */
      'officeCasino.decideWin': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: z.uuid(), isReleased: z.boolean(), reason: z.string().trim().min(3).max(500) }),
        answer: z.object({ success: z.literal(true), isComplete: z.boolean() }),
      },
    }),
  },
  requests: casinoRequests,
});
