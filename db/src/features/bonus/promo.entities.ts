import { defineEntity, p } from '@mikro-orm/core';
import type { GrantAccount } from './bonus.entities.ts';

/** A promo code of the house: what it gives, to whom, how often. Amounts: hundredths of the account's unit, or base hundredths. */
export const PromoCodeEntity = defineEntity({
  name: 'PromoCode',
  tableName: 'promo_code',
  properties: {
    code: p.text().primary(), // capital Latin letters, digits, - and _
    isOn: p.boolean(),
    account: p.text().$type<GrantAccount>(),
    amount: p.bigint(),
    wagerTimes: p.smallint().nullable(), // of what is played through: how many times its amount is to be staked
    lapseDays: p.smallint().nullable(), // how long a grant of it lasts; null: it does not lapse
    maxUses: p.integer().nullable(), // by all players together; null: no limit
    used: p.integer().defaultRaw('0'),
    startsAt: p.bigint('number').nullable(), // ms since epoch; null: from ever
    endsAt: p.bigint('number').nullable(), // and to ever
    minVip: p.smallint(), // status id
    minDeposits: p.bigint(), // of all time, base hundredths
    minDepositsToday: p.bigint(), // of the Moscow day
    needsTelegram: p.boolean(), // a linked account of Telegram
  },
});

/** A player's story at Telegram: the link in it, and who was the first to follow it. */
export const TelegramStoryEntity = defineEntity({
  name: 'TelegramStory',
  tableName: 'telegram_story',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    token: p.text().unique('telegram_story_token_key'), // of the link
    createdAt: p.bigint('number'), // ms since epoch
    visitor: p.text().nullable().unique('telegram_story_visitor_key'), // by Telegram's id: of one story only
    visitedAt: p.bigint('number').nullable(),
  },
});
