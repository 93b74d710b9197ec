import { defineEntity, p } from '@mikro-orm/core';

/** Money for the first players who claim it. Amounts: base hundredths. */
export const AirdropEntity = defineEntity({
  name: 'Airdrop',
  tableName: 'airdrop',
  properties: {
    uid: p.uuid().primary(), // UUIDv7, or the caller's request id
    creatorId: p.bigint(),
    isHouse: p.boolean(), // created by an admin and paid by the house
    count: p.integer(), // awards
    award: p.bigint(), // amount of each
    minStatus: p.smallint(), // lowest VIP level that may claim
    taken: p.integer().defaultRaw('0'), // awards taken so far
    startedAt: p.bigint('number'), // ms since epoch, as all times
    endsAt: p.bigint('number'), // unless all awards are claimed before
    endedAt: p.bigint('number').nullable(), // by timeout or by the last claim
    startedBy: p.uuid().nullable(), // transaction that set the money aside; null: a house airdrop
    returnedBy: p.uuid().nullable(), // transaction that returned the unclaimed awards
  },
  indexes: [{ name: 'airdrop_creator', properties: ['creatorId', 'startedAt'] }],
});

/** An award that a player took, as a bonus. */
export const AirdropTakeEntity = defineEntity({
  name: 'AirdropTake',
  tableName: 'airdrop_take',
  properties: {
    uid: p.uuid().primary(),
    userId: p.bigint().primary().autoincrement(false),
    grantId: p.bigint(),
    paidBy: p.uuid().nullable(), // transaction that moved it to the house's bonuses; null: a house airdrop
    returnedBy: p.uuid().nullable(), // transaction that returned it: the bonus was never credited
    settledAt: p.bigint('number').nullable(), // when the job found it credited or returned
    at: p.bigint('number'),
  },
  indexes: [{ name: 'airdrop_take_user', properties: ['userId'] }],
  uniques: [{ name: 'airdrop_take_grant', properties: ['grantId'] }],
});
