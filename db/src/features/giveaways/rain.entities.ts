import { defineEntity, p } from '@mikro-orm/core';

/** Money shared among those who have talked and played before it was announced. Amounts: base hundredths. */
export const RainEntity = defineEntity({
  name: 'Rain',
  tableName: 'rain',
  properties: {
    uid: p.uuid().primary(), // UUIDv7, or the caller's request id; its message's too
    room: p.text(),
    creatorId: p.bigint().nullable(), // null: the house
    amount: p.bigint(),
    startedAt: p.bigint('number'), // ms since epoch, as all times
    endsAt: p.bigint('number'),
    endedAt: p.bigint('number').nullable(),
    people: p.integer().nullable(), // players with a share
    share: p.bigint().nullable(), // amount of each
    startedBy: p.uuid().nullable(), // transaction that set the money aside; null: the house's
    settledBy: p.uuid().nullable(), // transaction that paid the shares and returned the rest
  },
  indexes: [{ name: 'rain_creator', properties: ['creatorId', 'startedAt'] }],
});

/** A player's share of a rain, as a bonus. */
export const RainShareEntity = defineEntity({
  name: 'RainShare',
  tableName: 'rain_share',
  properties: {
    uid: p.uuid().primary(),
    userId: p.bigint().primary().autoincrement(false),
    grantId: p.bigint(),
    returnedBy: p.uuid().nullable(), // transaction that returned it to the giver: the bonus was never credited
    settledAt: p.bigint('number').nullable(), // when the job found it credited or returned
    at: p.bigint('number'),
  },
  indexes: [{ name: 'rain_share_user', properties: ['userId'] }],
  uniques: [{ name: 'rain_share_grant', properties: ['grantId'] }],
});
