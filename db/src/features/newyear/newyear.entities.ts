import { defineEntity, p } from '@mikro-orm/core';

/** A text in some languages, by their codes. */
export type Titles = Readonly<Record<string, string>>;

/** When the drum turns: Moscow days, both included. Editions never overlap. */
export const NewyearEditionEntity = defineEntity({
  name: 'NewyearEdition',
  tableName: 'newyear_edition',
  properties: {
    edition: p.text().primary(), // such as `2024`: tickets and prizes are counted for each
    firstDay: p.integer(), // days since 1970, as all days
    lastDay: p.integer(),
  },
});

/** A thing among the prizes: how many there are, and what is paid in its place once there are none. */
export const NewyearThingEntity = defineEntity({
  name: 'NewyearThing',
  tableName: 'newyear_thing',
  properties: {
    name: p.text().primary(), // as the drum's configuration has it
    titles: p.json<Titles>(),
    stock: p.integer(), // of an edition
    equivalentMinor: p.bigint(), // base hundredths
  },
});

/** A Moscow day on which a player was signed in while the drum turned. */
export const NewyearLoginEntity = defineEntity({
  name: 'NewyearLogin',
  tableName: 'newyear_login',
  properties: { userId: p.bigint().primary(), day: p.integer().primary() },
});

/** A ticket that was spent, and what it gave. Immutable. */
export const NewyearSpinEntity = defineEntity({
  name: 'NewyearSpin',
  tableName: 'newyear_spin',
  properties: {
    userId: p.bigint().primary(),
    edition: p.text().primary(),
    number: p.integer().primary(), // 1 is the player's first of the edition
    roundId: p.uuid().unique('newyear_spin_round'),
    prize: p.text(), // name in the drum's configuration
    grantId: p.bigint().nullable(), // null: the thing itself
    at: p.bigint('number'), // ms since epoch, as all times
  },
});

/** Where a thing is sent. What identifies its winner is erased some time after it was sent. */
export const NewyearOrderEntity = defineEntity({
  name: 'NewyearOrder',
  tableName: 'newyear_order',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    edition: p.text(),
    number: p.integer(), // of the spin that won it
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
