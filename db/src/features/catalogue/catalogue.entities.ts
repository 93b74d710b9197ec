import { defineEntity, p } from '@mikro-orm/core';

/** Change of a game by staff, or of a provider (`hidden`, `place`). */
export interface CatalogueChange {
  readonly hidden?: boolean | undefined;
  readonly special?: boolean | undefined;
  readonly cashback?: boolean | undefined;
  readonly tournament?: boolean | undefined;
  readonly counts?: boolean | undefined;
  readonly off?: string | undefined; // switched off at once: country and currency; empty: everywhere
  readonly place?: number | undefined; // place of a provider among all, from 1; of a game at the top of its provider, 0: none
}

/** Kinds of games: slots, tables with a dealer, other tables, games of a moment such as crash, keno and other lotteries. */
export type GameKind = 'slots' | 'live' | 'table' | 'instant' | 'lottery';

/** A provider of games. */
export const ProviderEntity = defineEntity({
  name: 'Provider',
  tableName: 'provider',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    title: p.text().unique('provider_title_key'),
    sortOrder: p.integer().defaultRaw('0'), // ascending in lists
    hidden: p.boolean().default(false), // by the operator, with all its games
  },
});

/** A game of a provider. */
export const ProviderGameEntity = defineEntity({
  name: 'ProviderGame',
  tableName: 'provider_game',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    provider: () =>
      p
        .manyToOne(ProviderEntity)
        .index('provider_game_provider_id_index')
        .foreignKeyName('provider_game_provider_id_fkey'),
    identifier: p.text().unique('provider_game_identifier_key'), // in links and at the aggregator
    title: p.text(),
    image: p.text(), // picture URL
    category: p.text().$type<GameKind>(),
    isNew: p.boolean().default(false),
    isHot: p.boolean().default(false),
    isPopular: p.boolean().default(false),
    isSpecial: p.boolean().default(false),
    onMobile: p.boolean().default(true), // playable on a phone
    hidden: p.boolean().default(false), // by the operator: in no list
    gone: p.boolean().default(false), // not offered by the aggregator at present
    phoneIdentifier: p.text().nullable(), // identifier of the phone edition, if it is a separate game
    onDesktop: p.boolean().default(true),
    kind: p.text().default(''), // the aggregator's type
    rtpHundredths: p.integer().nullable(), // hundredths of a percent, as stated by the provider
    hasLobby: p.boolean().default(false), // the player chooses a table first
    pictureSource: p.text().nullable(), // original picture URL, where we serve a copy
    cashback: p.boolean().default(false),
    tournament: p.boolean().default(false),
    counts: p.boolean().default(true), // stakes count towards wagering
    uncountedAt: p.bigint('number').nullable(), // ms since epoch, when staff took it out of wagering
    sortOrder: p.integer().defaultRaw('0'), // within its provider; below 0: placed by staff
    search: p.text().default(''), // names, normalised for search
    measuredRounds: p.bigint().defaultRaw('0'), // rounds of the last days, in real and bonus money
    measuredStaked: p.bigint().defaultRaw('0'), // base hundredths
    measuredPaid: p.bigint().defaultRaw('0'),
    amount: p.bigint().defaultRaw('0'), // staked in 24 hours: the order of hot games
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

/** One row: rises with every change of the catalogue. */
export const CatalogueRevisionEntity = defineEntity({
  name: 'CatalogueRevision',
  tableName: 'catalogue_revision',
  properties: {
    id: p.smallint().primary().autoincrement(false).defaultRaw('1'),
    revision: p.bigint(),
  },
});

/** Something that staff have done with a game, or with a provider and all its games. Never changed. */
export const CatalogueEventEntity = defineEntity({
  name: 'CatalogueEvent',
  tableName: 'catalogue_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    actorId: p.bigint(),
    gameId: p.bigint().nullable(),
    providerId: p.bigint().nullable(), // provider; the event is of one of these three
    ownGame: p.text().nullable(), // one of the house's own games
    before: p.json().$type<CatalogueChange>(), // changed fields alone
    after: p.json().$type<CatalogueChange>(),
    reason: p.text(),
    at: p.bigint('number'), // ms since epoch
  },
});

/** A switch or a limit of a game: of one country or all, of one currency or all. */
export const GameRuleEntity = defineEntity({
  name: 'GameRule',
  tableName: 'game_rule',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    game: p.text(), // one of the house's own, or the identifier of a provider's
    country: p.text().nullable(),
    currency: p.text().nullable(),
    isOff: p.boolean(),
    minBetMinor: p.bigint().nullable(), // hundredths of the currency
    maxBetMinor: p.bigint().nullable(),
    at: p.bigint('number'), // ms since epoch
  },
});
