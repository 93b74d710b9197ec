import {
  accountsOf,
  createUser,
  houseAccountId,
  inUnitOfWork,
  linkProfile,
  postTransaction,
  unlinkProfile,
  userRepository,
  type Unit,
} from 'db';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyRequests } from '../../../contract/legacy.contract.ts';
import { profileSchema } from '../../../contract/profile.contract.ts';
import { rightsByRole, type Role } from '../../../contract/staff-rights.ts';
import type { Player } from '../../core/auth/players.ts';
import { createSessionSource } from '../../core/auth/sessions.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createTranslate } from '../../core/i18n/translate.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { createMetrics } from '../../core/observability/metrics.ts';
import { createDispatcher, type Dispatch, type Outcome } from '../../core/realtime/dispatcher.ts';
import { createProfileHandlers } from './profile.handlers.ts';

let db: TestDatabase;
let dispatch: Dispatch;

beforeAll(async () => {
  db = await createTestDatabase();
  const { 'user:updateUser': update, 'profile:load': load, 'user:changeLanguage': language } = legacyRequests;
  dispatch = createDispatcher(
    { 'user:updateUser': update, 'profile:load': load, 'user:changeLanguage': language },
    createProfileHandlers(db, { now: () => Date.UTC(2026, 6) }), // far from New Year
    {
      translate: createTranslate({ general: texts('general') }),
      log: createLogger('silent'),
      metrics: createMetrics(),
    },
  );
});
afterAll(() => db.drop());

const newPlayer = async (login: string, roles: readonly Role[] = []): Promise<Player> => {
  const userId = await createUser(db.pool, {
    login,
    email: `${login}@example.com`,
    nick: login,
    roles,
    passwordHash: 'x',
    demoCreditMinor: 12_345n,
    at: Date.now(),
  });
  const player = await createSessionSource(db).loadPlayer(userId);
  if (!player) throw new Error('the player was not loaded');
  return player;
};

const asks = (player: Player | undefined, name: string, payload: unknown = {}): Promise<Outcome> =>
  dispatch(name, payload, {
    player,
    sessionId: 'session',
    sessionExpiresAt: Date.now() + 60_000,
    socketId: 'socket',
    lang: 'en',
  });

describe('the profile', () => {
  it.each(['user:updateUser', 'profile:load'])('the profile of %s shows the row and the accounts', async (name) => {
    const player = await newPlayer(`player.${name.length}`);
    const accounts = await accountsOf(db.pool, player.userId);
    const amounts = { bonus: 2n, dicLocked: 3n, dic: 4n, usdicLocked: 5n, usdic: 6n } as const;
    const units = { bonus: 'BASE', dicLocked: 'DIC', dic: 'DIC', usdicLocked: 'USDIC', usdic: 'USDIC' } as const;
    for (const [kind, amount] of Object.entries(amounts) as [keyof typeof amounts, bigint][]) {
      const unit: Unit = units[kind];
      const house = await houseAccountId(db.pool, 'house.bonuses', unit);
      const entries = [
        { accountId: accounts[kind]?.id ?? 0n, amount },
        { accountId: house, amount: -amount },
      ];
      await postTransaction(db.pool, { kind: 'test', scope: 'test', key: null, requestHash: null, at: 1, entries });
    }
    const { result } = await asks(player, name);
    expect(profileSchema.parse(result)).toEqual(result);
    expect(result).toEqual({
      id: Number(player.userId),
      profileID: player.publicId,
      login: `player.${name.length}`,
      nick: `player.${name.length}`,
      firstName: null,
      lastName: null,
      avatar: 'avatar-1',
      email: `player.${name.length}@example.com`,
      emailVerify: false,
      club_id: null,
      lang: 'ru',
      type: 0,
      balance: 12_345,
      bonus_balance: 2,
      game_mode: 0,
      lockedBalance: 3,
      lockedBalanceCanTake: 4,
      usdicBalanceLocked: 5,
      usdicBalanceCanTake: 6,
      needToPlaying: 0,
      cashback: 0,
      balanceByPayments: 0,
      payments: [],
      usedStarterBonus: false,
      targetCurrency: 2,
      exTargetCurrency: 2,
      lastTargetCurrency: 2,
      admin: false,
      moderator: false,
      roles: [],
      rights: [],
      chatBanned: false,
      FA: false,
      blockWithdraw: false,
      compointStatus: 1,
      compointBalance: 0,
      compointCounter: 0,
      totalCompointConverted: 0,
      partnerLevel: 1,
      advancedPartnerLevel: 0,
      availableSpinsPeriodicalBonus: 1,
      timeActivatePeriodicalBonus: 0,
      newYearBoomSpins: 0,
      xRepostBonusTaked: false,
      vkRepostBonusTaked: false,
      checkTelegram: false,
      checkVk: false,
      social_profiles: [],
      preferences: {
        sound: true,
        animations: true,
        hidden: false,
        shortcuts: false,
        marketing: false,
        invitations: true,
      },
      kyc: 'none',
      restriction: null,
      realityCheckMinutes: null,
      auth: true,
    });
  });

  it('shows what was linked, wagered, chosen and laid on the player', async () => {
    const player = await newPlayer('everything');
    const { userId } = player;
    await rotateTestSeeds(db, userId);
    await linkProfile(db.orm.em.fork(), userId, { provider: 'google', subject: '42', name: 'G', url: null }, null);
    await linkProfile(db.orm.em.fork(), userId, { provider: 'elsewhere', subject: '43', name: 'E', url: null }, null);
    await db.owner.query(
      `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
       SELECT uuidv7(), 'dice', $1, id, 0, 'x', 1, 'real', 10000, 19000, '{}', '{}', 1 FROM seed_pair WHERE user_id = $1 AND status = 'current'`,
      [userId],
    );
    await db.owner.query(
      `UPDATE app_user SET first_name = 'Ann', last_name = 'Lee', totp_secret = 'x', hidden = true, marketing = true,
         block_withdraw = true, kyc_status = 'approved', reality_check_minutes = 30, chat_banned_until = now() + interval '1 hour',
         restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`,
      [userId],
    );
    const { result } = await asks(player, 'user:updateUser');
    expect(profileSchema.parse(result)).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lee',
      FA: true,
      blockWithdraw: true,
      chatBanned: true,
      kyc: 'approved',
      realityCheckMinutes: 30,
      preferences: { hidden: true, marketing: true },
      restriction: { kind: 'self_exclusion', until: null },
      social_profiles: [{ profileID: '42', url: null, social: 'google' }],
      compointStatus: 2,
      compointCounter: 10_000,
      compointBalance: 5, // 1 % × 5 % of it
    });
  });

  it.each([
    ['telegram', { checkTelegram: true, checkVk: false }],
    ['vk', { checkTelegram: false, checkVk: true }],
  ])('says that %s is linked, while it is', async (provider, flags) => {
    const player = await newPlayer(`with${provider}`);
    await linkProfile(db.orm.em.fork(), player.userId, { provider, subject: '44', name: 'L', url: null }, null);
    expect((await asks(player, 'user:updateUser')).result).toMatchObject(flags);
    expect(await inUnitOfWork(db, ({ em }) => unlinkProfile(em, player.userId, provider, null))).toBe('unlinked');
    expect((await asks(player, 'user:updateUser')).result).toMatchObject({ checkTelegram: false, checkVk: false });
  });

  it('tells the staff their rights, and that they do not play', async () => {
    const { result } = await asks(await newPlayer('staff', ['moderator']), 'profile:load');
    expect(result).toMatchObject({ moderator: true, balance: 0, restriction: { kind: 'staff', until: null } });
    expect(result).toMatchObject({ rights: rightsByRole.moderator.toSorted() });
  });

  it('shows a break only while it is on', async () => {
    const player = await newPlayer('resting');
    const until = Date.now() + 60_000;
    const rest = (at: number): Promise<unknown> =>
      db.owner.query(`UPDATE app_user SET restriction = 'time_out', restricted_until = $2 WHERE id = $1`, [
        player.userId,
        new Date(at),
      ]);
    await rest(until);
    expect((await asks(player, 'profile:load')).result).toMatchObject({ restriction: { kind: 'time_out', until } });
    await rest(Date.now() - 1);
    expect((await asks(player, 'profile:load')).result).toMatchObject({ restriction: null });
  });

  it.each(['user:updateUser', 'profile:load', 'user:changeLanguage'])('asks a guest of %s to sign in', async (name) => {
    expect((await asks(undefined, name, { lang: 'en' })).error).toEqual({ code: 2, msg: 'Sign in to continue.' });
  });
});

describe('choosing a language', () => {
  it('stores it and speaks it at once', async () => {
    const player = await newPlayer('speaker');
    expect(await asks(player, 'user:changeLanguage', { lang: 'kz' })).toEqual({ error: null, result: { lang: 'kz' } });
    expect(player.lang).toBe('kz');
    expect((await userRepository(db.orm.em.fork()).findById(player.userId))?.lang).toBe('kz');
  });

  it.each([{}, { lang: 'de' }, { lang: 'RU' }, { lang: null }, { lang: ['en'] }, { lang: { en: 1 } }, null, [], 'en'])(
    'refuses %j and changes nothing',
    async (payload) => {
      const player = await newPlayer(`silent${Math.random().toString(36).slice(2, 8)}`);
      expect((await asks(player, 'user:changeLanguage', payload)).error).toMatchObject({ code: 400 });
      expect((await userRepository(db.orm.em.fork()).findById(player.userId))?.lang).toBe('ru');
    },
  );
});
