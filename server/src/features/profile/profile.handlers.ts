import { avatarIds } from 'assets';
import { accountsOf, userRepository, type Database, type PlayerAccountKind, type User } from 'db';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { LegacyData, legacyRequests } from '../../../contract/legacy.contract.ts';
import type { Preferences, Profile } from '../../../contract/profile.contract.ts';
import { changeSettings } from '../../core/auth/changes.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type ProfileName = Extract<keyof typeof legacyRequests, `user:${string}` | `profile:${string}`>;
type Handlers = { [N in ProfileName]: CallHandler<(typeof legacyRequests)[N], LegacyData<N>> };

const preferencesOf = ({ sound, animations, hidden, shortcuts, marketing }: User): Preferences => ({
  sound,
  animations,
  hidden,
  shortcuts,
  marketing,
});

/** What bonuses, VIP club and partner programme have given: nothing yet. */
const nothingYet = {
  club_id: null,
  needToPlaying: 0,
  cashback: 0,
  balanceByPayments: 0,
  payments: [],
  usedStarterBonus: false,
  compointStatus: 1,
  compointBalance: 0,
  compointCounter: 0,
  totalCompointConverted: 0,
  partnerLevel: 0,
  advancedPartnerLevel: 0,
  availableSpinsPeriodicalBonus: 0,
  timeActivatePeriodicalBonus: 0,
  newYearBoomSpins: 0,
  xRepostBonusTaked: false,
  vkRepostBonusTaked: false,
};

/** A user's row and accounts as the client knows them. */
export const loadProfile = async (db: Database, userId: bigint): Promise<Profile> => {
  const user = await userRepository(db).findById(userId);
  if (!user) throw new Error(`user ${userId} has a session and no row`);
  const accounts = await accountsOf(db.pool, userId);
  const balance = (kind: PlayerAccountKind): number => Number(accounts[kind]?.balanceMinor ?? 0n);
  return {
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
    balance: balance('real'),
    bonus_balance: balance('bonus'),
    game_mode: user.gameMode,
    lockedBalance: balance('dicLocked'),
    lockedBalanceCanTake: balance('dic'),
    usdicBalanceLocked: balance('usdicLocked'),
    usdicBalanceCanTake: balance('usdic'),
    ...nothingYet,
    targetCurrency: user.targetCurrencyId,
    exTargetCurrency: user.targetCurrencyId,
    lastTargetCurrency: user.lastTargetCurrencyId,
    admin: user.roles.includes('admin'),
    moderator: user.roles.includes('moderator'),
    roles: user.roles,
    chatBanned: user.chatBannedUntil != null && user.chatBannedUntil.getTime() > Date.now(),
    FA: user.totpSecret != null,
    blockWithdraw: user.blockWithdraw,
    social_profiles: [],
    preferences: preferencesOf(user),
    kyc: user.kycStatus,
    restriction: null,
    realityCheckMinutes: user.realityCheckMinutes ?? null,
    auth: true,
  };
};

/** `user:updateUser`, `profile:load` and `user:changeLanguage`. */
export const createProfileHandlers = (db: Database): Handlers => ({
  'user:updateUser': { handle: (_payload, { player }) => loadProfile(db, player.userId) },
  'profile:load': { handle: (_payload, { player }) => loadProfile(db, player.userId) },
  'user:changeLanguage': {
    async handle({ lang }, { player }) {
      await changeSettings(db, player.userId, { lang });
      player.lang = lang; // at once for the next call; other processes are told
      return { lang };
    },
  },
});
