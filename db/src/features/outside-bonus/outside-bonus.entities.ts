import { defineEntity, p } from '@mikro-orm/core';

/** The external target of a bonus. Without its row the bonus is not offered. Written by every start of a server. */
export const BonusOutsideEntity = defineEntity({
  name: 'BonusOutside',
  tableName: 'bonus_outside',
  properties: {
    bonus: p.text().primary(), // id of its declaration
    target: p.text(), // such as the network's own id of a post
    url: p.text(), // opened by the player
  },
});

/** A network's last answer about a player's repost. */
export const RepostCheckEntity = defineEntity({
  name: 'RepostCheck',
  tableName: 'repost_check',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    bonus: p.text().primary(),
    subject: p.text(), // the player's user id there
    post: p.text(),
    isReposted: p.boolean(),
    checkedAt: p.bigint('number'), // ms since epoch
  },
});

/** A partner whose page earns a bonus. */
export const PartnerBonusEntity = defineEntity({
  name: 'PartnerBonus',
  tableName: 'partner_bonus',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    name: p.text(), // unique
    hue: p.smallint(), // hue of its generated logo, in degrees
    url: p.text(),
    description: p.json<Record<string, string>>(), // by language; English is required
    isShown: p.boolean(),
  },
  uniques: [{ name: 'partner_bonus_name', properties: ['name'] }],
});

/** A wallet used for TON bonuses. It belongs to one player for good. */
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
