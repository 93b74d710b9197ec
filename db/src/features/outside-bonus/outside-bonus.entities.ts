import { defineEntity, p } from '@mikro-orm/core';

/** What a bonus needs from elsewhere. Without its row such a bonus is not offered. Written by each start of a server. */
export const BonusOutsideEntity = defineEntity({
  name: 'BonusOutside',
  tableName: 'bonus_outside',
  properties: {
    bonus: p.text().primary(), // id of its declaration
    target: p.text(), // what is to be done something with there: a post, by its network's own id
    url: p.text(), // where a player does it
  },
});

/** What a network last said of a player's repost. */
export const RepostCheckEntity = defineEntity({
  name: 'RepostCheck',
  tableName: 'repost_check',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    bonus: p.text().primary(),
    subject: p.text(), // the player's id there
    post: p.text(),
    isReposted: p.boolean(),
    checkedAt: p.bigint('number'), // ms since epoch
  },
});

/** A partner whose page a player is paid to get to know. */
export const PartnerBonusEntity = defineEntity({
  name: 'PartnerBonus',
  tableName: 'partner_bonus',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    name: p.text(), // of one partner alone
    hue: p.smallint(), // of its generated logo, in degrees
    url: p.text(),
    description: p.json<Record<string, string>>(), // by language; English is there
    isShown: p.boolean(),
  },
  uniques: [{ name: 'partner_bonus_name', properties: ['name'] }],
});

/** A wallet that bonuses of TON were taken with. It serves one player, for good. */
export const TonBonusWalletEntity = defineEntity({
  name: 'TonBonusWallet',
  tableName: 'ton_bonus_wallet',
  properties: {
    address: p.text().primary(), // raw: workchain:hash
    userId: p.bigint(),
    usedAt: p.bigint('number'), // ms since epoch
  },
  indexes: [{ name: 'ton_bonus_wallet_user', properties: ['userId'] }],
});
