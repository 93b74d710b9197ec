import { defineEntity, p } from '@mikro-orm/core';

/** A house that supplies games. */
export const ProviderEntity = defineEntity({
  name: 'Provider',
  tableName: 'provider',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    title: p.text().unique('provider_title_key'),
    sortOrder: p.integer().defaultRaw('0'), // lists show lower ones first
    hidden: p.boolean().default(false), // with all its games, by the operator
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
    identifier: p.text().unique('provider_game_identifier_key'), // what links and the aggregator call it
    title: p.text(),
    image: p.text(), // address of its picture
    category: p.text().$type<'slots' | 'live'>(),
    isNew: p.boolean().default(false),
    isHot: p.boolean().default(false),
    isPopular: p.boolean().default(false),
    isSpecial: p.boolean().default(false),
    onMobile: p.boolean().default(true), // can be played on a phone
    hidden: p.boolean().default(false), // in no list, by the operator
    gone: p.boolean().default(false), // the aggregator has it no more, or not now
    phoneIdentifier: p.text().nullable(), // what the aggregator calls its edition for phones, where that is another game
    onDesktop: p.boolean().default(true),
    kind: p.text().default(''), // the aggregator's word for what it is
    rtpHundredths: p.integer().nullable(), // of a percent, as its provider states it
    hasLobby: p.boolean().default(false), // it is opened at one of its tables
    pictureSource: p.text().nullable(), // the aggregator's address of the picture, where we serve a copy
    cashback: p.boolean().default(false),
    tournament: p.boolean().default(false),
    counts: p.boolean().default(true), // stakes count towards wagering
    sortOrder: p.integer().defaultRaw('0'), // within its provider, by the operator
    search: p.text().default(''), // its names as searching compares them
    measuredRounds: p.bigint().defaultRaw('0'), // of the last days, in real and bonus money
    measuredStaked: p.bigint().defaultRaw('0'), // base hundredths
    measuredPaid: p.bigint().defaultRaw('0'),
    amount: p.bigint().defaultRaw('0'), // staked in 24 hours: hot games stand in this order
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
