import { defineEntity, p } from '@mikro-orm/core';

/** A text by language code. */
export type Titles = Readonly<Record<string, string>>;

/** The days of an event, in Moscow time, both included. Editions never overlap. */
export const NewyearEditionEntity = defineEntity({
  name: 'NewyearEdition',
  tableName: 'newyear_edition',
  properties: {
    edition: p.text().primary(), // such as `2024`: tickets and prizes are counted for each
    firstDay: p.integer(), // days since 1970, as all days
    lastDay: p.integer(),
  },
});

/** A physical prize: its stock, and the amount paid instead once that is used up. */
export const NewyearThingEntity = defineEntity({
  name: 'NewyearThing',
  tableName: 'newyear_thing',
  properties: {
    name: p.text().primary(), // as in the drum's config
    titles: p.json<Titles>(),
    stock: p.integer(), // per edition
    equivalentMinor: p.bigint(), // base hundredths
  },
});

/** A Moscow day of the event on which a player was signed in. */
export const NewyearLoginEntity = defineEntity({
  name: 'NewyearLogin',
  tableName: 'newyear_login',
  properties: { userId: p.bigint().primary(), day: p.integer().primary() },
});

/** A spent ticket and its prize. Immutable. */
export const NewyearSpinEntity = defineEntity({
  name: 'NewyearSpin',
  tableName: 'newyear_spin',
  properties: {
    userId: p.bigint().primary(),
    edition: p.text().primary(),
    number: p.integer().primary(), // from 1, per player and edition
    roundId: p.uuid().unique('newyear_spin_round'),
    prize: p.text(), // name in the drum's config
    grantId: p.bigint().nullable(), // null: a physical prize
    at: p.bigint('number'), // ms since epoch, as all times
  },
});

/** The delivery of a physical prize. Personal data is erased some time after shipment. */
export const NewyearOrderEntity = defineEntity({
  name: 'NewyearOrder',
  tableName: 'newyear_order',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    edition: p.text(),
    number: p.integer(), // number of the winning spin
    fullName: p.text().nullable(),
    country: p.text().nullable(),
    region: p.text().nullable(),
    cite: p.text().nullable(),
    address: p.text().nullable(),
    index: p.text().nullable(),
    telegram: p.text().nullable(),
    createdAt: p.bigint('number'),
    shippedAt: p.bigint('number').nullable(),
    shippedBy: p.bigint().nullable(),
    tracking: p.text().default(''),
    erasedAt: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'newyear_order_once', properties: ['userId', 'edition', 'number'] }],
});
