import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { measuredSchema } from './catalogue.contract.ts';
import { gameKinds } from './catalogue-values.ts';
import { COUNTRY, CURRENCY, MAX_BULK_GAMES, MAX_GAME_PLACE, officeGameStates } from './office-games-values.ts';

export * from './office-games-values.ts';

const MAX_PROVIDERS = 10_000;
const rowId = z.int().min(1);

/** Marks that staff give a game. New, hot and popular games are computed from play: nobody sets them. */
const marks = {
  hidden: z.boolean(),
  special: z.boolean(), // in the list of special games
  cashback: z.boolean(), // a badge, as the next
  tournament: z.boolean(),
  counts: z.boolean(), // stakes of rounds that begin from now on count towards wagering
  place: z.int().min(0).max(MAX_GAME_PLACE), // at the top of its provider, from 1; 0: none
};

const { place: _place, ...bulkMarks } = marks;

/** Conditions of a list of games. */
const filter = {
  search: z.string().max(100).optional(), // as players search; empty: all
  providerId: rowId.optional(),
  category: z.enum(gameKinds).optional(),
  state: z.enum(officeGameStates).optional(),
};

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/); // a house's day

/** Play of a provider's game over a time, base hundredths. */
const gameEarningsSchema = z.object({
  title: z.string(),
  provider: z.string(),
  staked: minor,
  paid: minor,
  ggr: minor,
});
export type GameEarnings = z.infer<typeof gameEarningsSchema>;

/** A game as staff see it, also one that players do not. */
export const officeGameSchema = z.object({
  id: rowId,
  identifier: z.string(),
  title: z.string(),
  provider: z.string(),
  category: z.enum(gameKinds),
  ...marks,
  providerHidden: z.boolean(), // with all games of its provider
  gone: z.boolean(), // the aggregator has it no more, or not now
  lists: z.array(z.enum(['new', 'hot', 'popular'])), // lists that it is in, as computed from play
  rtp: z.number(), // percent, as its provider states it; 0: it is not stated
  measured: measuredSchema.nullable(),
  amount: minor, // staked in 24 hours, base hundredths
});
export type OfficeGame = z.infer<typeof officeGameSchema>;

/** A provider, whose place is its index in the answer. */
export const officeProviderSchema = z.object({
  id: rowId,
  title: z.string(),
  hidden: z.boolean(),
  games: z.int(), // games that the aggregator has
  hiddenGames: z.int(), // hidden games among these, each by itself
});
export type OfficeProvider = z.infer<typeof officeProviderSchema>;

/** Changed marks, before or after. `off`: where a game was switched off at once, country and currency; empty: everywhere. `place`: of a provider among all, or of a game at the top of its provider. */
const change = z.object({ ...marks, place: z.int(), off: z.string() }).partial();

export const catalogueEventSchema = z.object({
  id: rowId,
  actor: z.string(), // nick
  subject: z.string(), // title of the game, or of the provider
  ownGame: z.string().nullable(), // one of the house's own games
  isProvider: z.boolean(),
  before: change,
  after: change,
  reason: z.string(),
  at: z.int(), // ms since epoch
});
export type CatalogueEvent = z.infer<typeof catalogueEventSchema>;

const none = z.object({});
const done = z.object({ success: z.literal(true) });

/** The operator's catalogue of providers' games. What an import brings never changes what is decided here. */
export const officeGames = defineContract({
  calls: forStaff('gameCatalogue', {
    /** Games that fit: the best found first, else in the order of players' lists. */
    'officeGames.list': {
      auth: true,
      cost: 'record',
      payload: z.object({ ...filter, from: z.int().min(0).max(100_000) }),
      answer: z.object({ games: z.array(officeGameSchema), total: z.int() }),
    },
    /** All providers, in the order that lists are sorted by. */
    'officeGames.providers': {
      auth: true,
      cost: 'read',
      payload: none,
      answer: z.object({ providers: z.array(officeProviderSchema) }),
    },
    /**
     * A game taken out of wagering still counts for players who were already wagering. A place applies to lists that are not
     * worked out from play; other placed games make room.
     */
    'officeGames.changeGame': {
      auth: true,
      cost: 'change',
      payload: z.object({ id: rowId, after: z.object(marks).partial(), reason }),
      answer: done,
    },
    /**
     * Sets marks of all games that fit, as `list` finds them. `expected`: how many the page showed; where others fit by now,
     * nothing changes (409).
     */
    'officeGames.changeMany': {
      auth: true,
      cost: 'change',
      payload: z.object({
        filter: z.object(filter),
        expected: z.int().min(1).max(MAX_BULK_GAMES),
        after: z.object(bulkMarks).partial(),
        reason,
      }),
      answer: z.object({ changed: z.int() }),
    },
    /** Play of provider games on house's days, as finance counts it: the most staked first, at most `MAX_EARNING_GAMES`. */
    'officeGames.earnings': {
      auth: true,
      cost: 'survey',
      payload: z.object({ from: day, to: day }), // the last day included
      answer: z.object({
        games: z.array(gameEarningsSchema),
        total: z.object({ games: z.int(), staked: minor, paid: minor, ggr: minor }), // all games, also those beyond the list
      }),
    },
    /** Hides or shows a provider with all its games, or moves it to a place among the others. */
    'officeGames.changeProvider': {
      auth: true,
      cost: 'change',
      payload: z.object({
        id: rowId,
        after: z.object({ hidden: z.boolean(), place: z.int().min(1).max(MAX_PROVIDERS) }).partial(),
        reason,
      }),
      answer: done,
    },
    /**
     * Switches a game off at once, by one person: one of the house's own or a provider's, in a country and a currency or in all.
     * Rounds that have begun end. Two people switch it on again, as they change every other rule of games.
     */
    'officeGames.switchOff': {
      auth: true,
      cost: 'change',
      payload: z.object({
        identifier: z.string().min(1).max(100),
        country: z.string().regex(COUNTRY).nullable(),
        currency: z.string().regex(CURRENCY).nullable(),
        reason,
      }),
      answer: done,
    },
    /** Staff's changes, the newest first. `before`: the last id of the page before. */
    'officeGames.trail': {
      auth: true,
      cost: 'read',
      payload: z.object({ before: rowId.optional() }),
      answer: z.object({ events: z.array(catalogueEventSchema) }),
    },
  }),
});
