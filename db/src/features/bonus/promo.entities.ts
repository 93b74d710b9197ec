import { defineEntity, p } from '@mikro-orm/core';
import type { GrantAccount } from './bonus.entities.ts';

/** A promo code of the house. Amounts: hundredths of the account's unit, or base hundredths. */
export const PromoCodeEntity = defineEntity({
  name: 'PromoCode',
  tableName: 'promo_code',
  properties: {
    code: p.text().primary(), // capital Latin letters, digits, - and _
    isOn: p.boolean(),
    account: p.text().$type<GrantAccount>(),
    amount: p.bigint(),
    wagerTimes: p.smallint().nullable(), // wagering requirement, as a multiple of the amount
    lapseDays: p.smallint().nullable(), // days until a grant expires; null: never
    maxUses: p.integer().nullable(), // over all players; null: no limit
    used: p.integer().defaultRaw('0'),
    startsAt: p.bigint('number').nullable(), // ms since epoch; null: no start
    endsAt: p.bigint('number').nullable(), // null: no end
    minVip: p.smallint(), // status id
    minDeposits: p.bigint(), // deposits of all time, base hundredths
    minDepositsToday: p.bigint(), // deposits of the Moscow day
    needsTelegram: p.boolean(), // requires a linked Telegram account
    needsVkGroup: p.boolean().defaultRaw('false'), // requires membership of the house's VK group
  },
});

/** A player's Telegram story: its link, and the first visitor who followed it. */
export const TelegramStoryEntity = defineEntity({
  name: 'TelegramStory',
  tableName: 'telegram_story',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    token: p.text().unique('telegram_story_token_key'), // token of the link
    createdAt: p.bigint('number'), // ms since epoch
    visitor: p.text().nullable().unique('telegram_story_visitor_key'), // Telegram user id; counts for one story only
    visitedAt: p.bigint('number').nullable(),
  },
});
