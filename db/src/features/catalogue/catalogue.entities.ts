import { defineEntity, p } from '@mikro-orm/core';

/** A house that supplies games. */
export const ProviderEntity = defineEntity({
  name: 'Provider',
  tableName: 'provider',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    title: p.text().unique('provider_title_key'),
    sortOrder: p.integer().defaultRaw('0'), // lists show lower ones first
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
    hidden: p.boolean().default(false), // in no list
    amount: p.bigint().defaultRaw('0'), // how much is played of it: hot games stand in this order
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
