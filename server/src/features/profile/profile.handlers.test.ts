import { accountsOf, createUser, houseAccountId, postTransaction, userRepository, type Unit } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyRequests } from '../../../contract/legacy.contract.ts';
import { profileSchema } from '../../../contract/profile.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { createSessionSource } from '../../core/auth/sessions.ts';
import { generalMessages } from '../../core/i18n/general.messages.ts';
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
    createProfileHandlers(db),
    { translate: createTranslate({ general: generalMessages }), log: createLogger('silent'), metrics: createMetrics() },
  );
});
afterAll(() => db.drop());

const newPlayer = async (login: string): Promise<Player> => {
  const userId = await createUser(db.pool, {
    login,
    email: `${login}@example.com`,
    nick: login,
    roles: ['moderator'],
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
  it.each(['user:updateUser', 'profile:load'])('of %s is what the row and the accounts say', async (name) => {
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
      avatar: 'avatar-1',
      email: `player.${name.length}@example.com`,
      emailVerify: false,
      lang: 'ru',
      type: 0,
      balance: 12_345,
      bonus_balance: 2,
      game_mode: 0,
      lockedBalance: 3,
      lockedBalanceCanTake: 4,
      usdicBalanceLocked: 5,
      usdicBalanceCanTake: 6,
      targetCurrency: 2,
      lastTargetCurrency: 2,
      admin: false,
      moderator: true,
      roles: ['moderator'],
      auth: true,
    });
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
    expect((await userRepository(db).findById(player.userId))?.lang).toBe('kz');
  });

  it.each([{}, { lang: 'de' }, { lang: 'RU' }, { lang: null }, { lang: ['en'] }, { lang: { en: 1 } }, null, [], 'en'])(
    'refuses %j and changes nothing',
    async (payload) => {
      const player = await newPlayer(`silent${Math.random().toString(36).slice(2, 8)}`);
      expect((await asks(player, 'user:changeLanguage', payload)).error).toMatchObject({ code: 400 });
      expect((await userRepository(db).findById(player.userId))?.lang).toBe('ru');
    },
  );
});
