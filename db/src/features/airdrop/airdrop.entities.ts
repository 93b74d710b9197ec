import { defineEntity, p } from '@mikro-orm/core';

/** Money that somebody gives to the first players who take it. Amounts: base hundredths. */
export const AirdropEntity = defineEntity({
  name: 'Airdrop',
  tableName: 'airdrop',
  properties: {
    uid: p.uuid().primary(), // UUIDv7, or the caller's request id
    creatorId: p.bigint(),
    isHouse: p.boolean(), // an admin's: paid by the house, nothing was taken from its creator
    count: p.integer(), // awards
    award: p.bigint(), // of each
    minStatus: p.smallint(), // VIP level that takes one
    taken: p.integer().defaultRaw('0'), // awards taken so far
    startedAt: p.bigint('number'), // ms since epoch, as all times
    endsAt: p.bigint('number'), // at the latest
    endedAt: p.bigint('number').nullable(), // by time, or with the last award
    startedBy: p.uuid().nullable(), // the transaction that set its money aside; null: the house's
    returnedBy: p.uuid().nullable(), // the transaction that returned what nobody took
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
    paidBy: p.uuid().nullable(), // the transaction that moved it on to the house's bonuses; null: the house's airdrop
    returnedBy: p.uuid().nullable(), // the transaction that returned it: its bonus was never credited
    settledAt: p.bigint('number').nullable(), // when it was credited or returned, as a job saw it
    at: p.bigint('number'),
  },
  indexes: [{ name: 'airdrop_take_user', properties: ['userId'] }],
  uniques: [{ name: 'airdrop_take_grant', properties: ['grantId'] }],
});
