import { defineEntity, p } from '@mikro-orm/core';

/** A promo code that a partner has or had: nobody else can have it any more. */
export const PartnerCodeEntity = defineEntity({
  name: 'PartnerCode',
  tableName: 'partner_code',
  properties: {
    codeKey: p.text().primary(), // lower case
    partnerId: p.bigint(),
    at: p.bigint('number'), // ms since epoch, as all times
  },
  indexes: [{ name: 'partner_code_partner', properties: ['partnerId'] }],
});

/** A campaign that a partner has named: links with its tag are counted by it. */
export const PartnerCampaignEntity = defineEntity({
  name: 'PartnerCampaign',
  tableName: 'partner_campaign',
  properties: {
    partnerId: p.bigint().primary().autoincrement(false),
    tag: p.text().primary(), // lower case
    createdAt: p.bigint('number'),
  },
});

/** Clicks on a partner's links on a Moscow day; an empty text stands for no tag and no sub-id. */
export const PartnerClickDayEntity = defineEntity({
  name: 'PartnerClickDay',
  tableName: 'partner_click_day',
  properties: {
    partnerId: p.bigint().primary().autoincrement(false),
    day: p.integer().primary().autoincrement(false),
    tag: p.text().primary(),
    subId: p.text().primary(),
    clicks: p.integer(),
  },
});

/** A visitor whose click was counted on a day, as a hash; kept until the day is over. */
export const PartnerVisitorEntity = defineEntity({
  name: 'PartnerVisitor',
  tableName: 'partner_visitor',
  properties: {
    day: p.integer().primary().autoincrement(false),
    partnerId: p.bigint().primary().autoincrement(false),
    visitor: p.blob().primary(),
  },
});

/** A partner's own address, which is told of events. */
export const PartnerPostbackEntity = defineEntity({
  name: 'PartnerPostback',
  tableName: 'partner_postback',
  properties: {
    partnerId: p.bigint().primary().autoincrement(false),
    url: p.text(), // with macros
    secret: p.blob(), // sealed
    createdAt: p.bigint('number'),
    rotatedAt: p.bigint('number').nullable(),
  },
});

/** An event that a partner's address is told of: written in the transaction of its cause. */
export const PartnerDeliveryEntity = defineEntity({
  name: 'PartnerDelivery',
  tableName: 'partner_delivery',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    partnerId: p.bigint(),
    event: p.text().$type<'registration' | 'firstDeposit' | 'earning' | 'test'>(),
    fact: p.text(), // names the cause: it is told of once
    referralId: p.bigint().nullable(),
    amount: p.bigint().nullable(), // base hundredths, of earnings
    at: p.bigint('number'),
    state: p.text().$type<'waiting' | 'delivered' | 'givenUp'>().default('waiting'),
    attempts: p.smallint().default(0),
    nextAt: p.bigint('number').nullable(), // null: it does not wait
    triedAt: p.bigint('number').nullable(),
    status: p.smallint().nullable(), // HTTP status of the last attempt
    problem: p.text().nullable(), // why the last attempt came to no answer
  },
  uniques: [{ name: 'partner_delivery_once', properties: ['partnerId', 'event', 'fact'] }],
  indexes: [{ name: 'partner_delivery_partner', properties: ['partnerId', 'id'] }],
});
