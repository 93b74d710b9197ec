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
    exTargetCurrencyId: p.smallint().default(2), // currency that exchanges are shown in
    refererId: p.text().nullable(),
    isPromo: p.boolean().default(false),
    hidden: p.boolean().default(false), // nick shortened in the live feed
    blockedAt: p.datetime().nullable(),
    blockedReason: p.text().nullable(), // for the account's owner and moderators
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    totpSecret: p.blob().nullable().hidden(), // sealed; null: two-factor is off
    totpPending: p.blob().nullable().hidden(), // sealed; shown, not yet confirmed by a code
    totpLastStep: p.bigint().defaultRaw('0'), // a code of this step of time, or an older one, was used
    sound: p.boolean().default(true),
    animations: p.boolean().default(true),
    shortcuts: p.boolean().default(false),
    marketing: p.boolean().default(false), // wants news and offers by e-mail
    invitations: p.boolean().default(true), // takes other players' invitations to rooms of games
    realityCheckMinutes: p.smallint().nullable(), // null: no reminder
    restriction: p.text().$type<Restriction>().nullable(),
    restrictedUntil: p.datetime().nullable(), // no bets, deposits, bonuses and games until then
    blockWithdraw: p.boolean().default(false),
    chatBannedUntil: p.datetime().nullable(),
    kycStatus: p.text().$type<KycStatus>().default('none'),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
export type User = InferEntity<typeof UserEntity>;

/** A player's own closure of play. */
export type Restriction = 'time_out' | 'self_exclusion';

/** Progress of a player's identity check. */
export type KycStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** Roles that a user may have beside being a player. */
export const roles = [
  'compliance',
  'support',
  'payments',
  'finance',
  'marketing',
  'designer',
  'auditor',
  'moderator',
  'admin',
] as const;
export type Role = (typeof roles)[number];
