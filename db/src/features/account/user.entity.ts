import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A person with an account. `publicId` is the only id that other people and auditors see. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    publicId: p.text().unique('app_user_public_id_key'),
    login: p.text().nullable(), // as typed
    loginKey: p.text().nullable().unique('app_user_login_key_key'), // lower case
    passwordHash: p.text().nullable().hidden(),
    email: p.text().nullable(),
    emailKey: p.text().nullable().unique('app_user_email_key_key'), // lower case
    emailVerified: p.boolean().default(false),
    nick: p.text(),
    nickKey: p.text().unique('app_user_nick_key_key'), // lower case
    avatar: p.text().nullable(),
    roles: p.array().columnType('text[]').$type<Role[]>().default([]),
    lang: p.text().default('ru'),
    accountType: p.smallint().default(0), // 0: has a local login, 1: has none
    gameMode: p.smallint().default(0), // 0: plays from real, otherwise from bonus
    targetCurrencyId: p.smallint().default(2),
    lastTargetCurrencyId: p.smallint().default(2),
    refererId: p.text().nullable(),
    isPromo: p.boolean().default(false),
    hidden: p.boolean().default(false), // nick shortened in the live feed
    blockedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
export type User = InferEntity<typeof UserEntity>;

/** What a user may be beside a player. */
export const roles = ['designer', 'auditor', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];
