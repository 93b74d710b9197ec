import { avatarIds } from 'assets';
import {
  accountsOf,
  cashbox,
  closureOf,
  dayOf,
  newyear,
  partner,
  socialProfilesOf,
  statsOf,
  userRepository,
  type Closure,
  type Database,
  type LinkedProfile,
  type PlayerAccountKind,
  type User,
} from 'db';
import { ADVANCED_LEVEL } from '../../../contract/features/partner-values.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { LegacyData, legacyRequests } from '../../../contract/legacy.contract.ts';
import { socials, type Preferences, type Profile, type Social } from '../../../contract/profile.contract.ts';
import { rightsOf } from '../../../contract/staff-rights.ts';
import { changeSettings } from '../../core/auth/changes.ts';
import { shownClosure } from '../../core/auth/shown-closure.ts';
import type { Clock } from '../../core/clock.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { bonusFigures } from './bonus-figures.ts';
import { paymentFigures } from './payment-figures.ts';

type ProfileName = 'user:updateUser' | 'user:changeLanguage' | 'profile:load';
type Handlers = { [N in ProfileName]: CallHandler<(typeof legacyRequests)[N], LegacyData<N>> };

const preferencesOf = ({ sound, animations, hidden, shortcuts, marketing, invitations }: User): Preferences => ({
  sound,
  animations,
  hidden,
  shortcuts,
  marketing,
  invitations,
});

const isSocial = (provider: string): provider is Social => socials.some((social) => social === provider);

const socialOf = ({ provider, subject, url }: LinkedProfile): Profile['social_profiles'] =>
  isSocial(provider) ? [{ profileID: subject, url, social: provider }] : [];

/** Levels in the partner programme: everybody may invite, so everybody has the first one. */
const partnerOf = async (db: Database, userId: bigint) => {
  const { level = 1 } = (await partner.partnerRepository(db.orm.em.fork()).find(userId)) ?? {};
  return { partnerLevel: level, advancedPartnerLevel: level >= ADVANCED_LEVEL ? level : 0 };
};

/** The user's row as a profile shows it. */
const personOf = (user: User, closure: Closure | undefined) => ({
  id: Number(user.id),
  profileID: user.publicId,
  login: user.login ?? null,
  nick: user.nick,
  firstName: user.firstName ?? null,
  lastName: user.lastName ?? null,
  avatar: user.avatar ?? avatarIds[0],
  email: user.email ?? null,
  emailVerify: user.emailVerified,
  lang: isLanguage(user.lang) ? user.lang : languages[0],
  type: user.accountType,
  game_mode: user.gameMode,
  targetCurrency: user.targetCurrencyId,
  exTargetCurrency: user.exTargetCurrencyId,
  lastTargetCurrency: user.lastTargetCurrencyId,
  admin: user.roles.includes('admin'),
  moderator: user.roles.includes('moderator'),
  roles: user.roles,
  rights: rightsOf(user.roles),
  chatBanned: user.chatBannedUntil != null && user.chatBannedUntil.getTime() > Date.now(),
  FA: user.totpSecret != null,
  blockWithdraw: user.blockWithdraw,
  preferences: preferencesOf(user),
  kyc: user.kycStatus,
  restriction: shownClosure(closure),
  realityCheckMinutes: user.realityCheckMinutes ?? null,
});

/** A user's row, accounts, linked profiles and statistics as the client knows them. */
export const loadProfile = async (db: Database, userId: bigint, at = Date.now()): Promise<Profile> => {
  const user = await userRepository(db.orm.em.fork()).findById(userId);
  if (!user) throw new Error(`user ${userId} has a session and no row`);
  const [accounts, linked, stats, closure, sums] = await Promise.all([
    accountsOf(db.pool, userId),
    socialProfilesOf(db.orm.em.fork(), userId),
    statsOf(db.pool, userId),
    closureOf(db.orm.em.fork(), userId, Date.now()),
    cashbox.paymentSumsOf(db.pool, userId),
  ]);
  const bonuses = await bonusFigures(db, stats, at);
  const wagering = await cashbox.wageringOf(db.pool, userId, stats.wagerBetMinor);
  const isLinked = (social: Social): boolean => linked.some(({ provider }) => provider === social);
  const balance = (kind: PlayerAccountKind): number => Number(accounts[kind]?.balanceMinor ?? 0n);
  return {
    club_id: null,
    ...(await partnerOf(db, user.id)),
    ...personOf(user, closure),
    ...bonuses,
    ...paymentFigures(wagering, sums, accounts.real?.balanceMinor ?? 0n),
    balance: balance('real'),
    bonus_balance: balance('bonus'),
    lockedBalance: balance('dicLocked'),
    lockedBalanceCanTake: balance('dic'),
    usdicBalanceLocked: balance('usdicLocked'),
    usdicBalanceCanTake: balance('usdic'),
    compointStatus: stats.vipStatus,
    compointCounter: Number(stats.totalBetMinor),
    checkTelegram: isLinked('telegram'),
    checkVk: isLinked('vk'),
    social_profiles: linked.flatMap(socialOf),
    auth: true,
  };
};

/** Opens a player's page: with it they are signed in on this day. */
const openProfile = async (db: Database, userId: bigint, at: number): Promise<Profile> => {
  await newyear.noteNewyearLogin(db.pool, userId, dayOf(at));
  return loadProfile(db, userId, at);
};

/** `user:updateUser`, `profile:load` and `user:changeLanguage`. */
export const createProfileHandlers = (db: Database, clock: Clock): Handlers => ({
  'user:updateUser': { handle: (_payload, { player }) => openProfile(db, player.userId, clock.now()) },
  'profile:load': { handle: (_payload, { player }) => openProfile(db, player.userId, clock.now()) },
  'user:changeLanguage': {
    async handle({ lang }, { player }) {
      await changeSettings(db, player.userId, { lang });
      player.lang = lang; // at once for the next call; other processes are told
      return { lang };
    },
  },
});
