import { accountsOf, createUser, houseAccountId, loadCurrencies, postTransaction, userRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { legacyRequests } from '../../../contract/legacy.contract.ts';
import { currencySchema } from '../../../contract/profile.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { createSessionSource } from '../../core/auth/sessions.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createTranslate } from '../../core/i18n/translate.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { createMetrics } from '../../core/observability/metrics.ts';
import { createDispatcher, type Caller, type Dispatch, type Outcome } from '../../core/realtime/dispatcher.ts';
import { createCashHandlers } from './cash.handlers.ts';
import { createCurrencies, type CurrencyCache } from './currencies.ts';

let db: TestDatabase;
let currencies: CurrencyCache;
let dispatch: Dispatch;
let player: Player;
let players = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  currencies = await createCurrencies(() => loadCurrencies(db.pool));
  const { 'cash:loadCurrencies': load, 'cash:changeCurrencies': change } = legacyRequests;
  dispatch = createDispatcher(
    { 'cash:loadCurrencies': load, 'cash:changeCurrencies': change },
    createCashHandlers({ db, currencies }),
    {
      translate: createTranslate({ general: texts('general'), cash: texts('cash') }),
      log: createLogger('silent'),
      metrics: createMetrics(),
    },
  );
});
afterAll(() => db.drop());

beforeEach(async () => {
  const login = `player${(players += 1)}`;
  const userId = await createUser(db.pool, { login, passwordHash: null, demoCreditMinor: 0n, at: Date.now() });
  const loaded = await createSessionSource(db).loadPlayer(userId);
  if (!loaded) throw new Error('the player was not loaded');
  player = loaded;
});

const guest: Caller = { player: undefined, sessionId: undefined, sessionExpiresAt: 0, socketId: 'socket', lang: 'en' };

const choose = (currencyId: unknown): Promise<Outcome> =>
  dispatch(
    'cash:changeCurrencies',
    { currencyId },
    { ...guest, player, sessionId: 'session', sessionExpiresAt: Date.now() + 60_000 },
  );

const stored = async (): Promise<number[]> => {
  const user = await userRepository(db.orm.em.fork()).findById(player.userId);
  return [user?.targetCurrencyId ?? 0, user?.lastTargetCurrencyId ?? 0];
};

const give = async (kind: 'usdic' | 'usdicLocked'): Promise<void> => {
  const account = (await accountsOf(db.pool, player.userId))[kind];
  const house = await houseAccountId(db.pool, 'house.bonuses', 'USDIC');
  await postTransaction(db.pool, {
    kind: 'test',
    scope: 'test',
    key: null,
    requestHash: null,
    at: Date.now(),
    entries: [
      { accountId: account?.id ?? 0n, amount: 1n },
      { accountId: house, amount: -1n },
    ],
  });
};

describe('the currencies', () => {
  it('are shown to everybody with their course as decimal text', async () => {
    const { result } = await dispatch('cash:loadCurrencies', {}, guest);
    expect(currencySchema.array().parse(result)).toHaveLength(10);
    expect(result).toEqual(
      expect.arrayContaining([
        { id: 1, name: 'USD', course: '80.5', image: 'USD', selectable: true, courses: [{ course: '80.5', since: 0 }] },
        { id: 2, name: 'RUB', course: '1', image: 'RUB', selectable: true, courses: [{ course: '1', since: 0 }] },
        {
          id: 8,
          name: 'UZS',
          course: '0.0067',
          image: 'UZS',
          selectable: true,
          courses: [{ course: '0.0067', since: 0 }],
        },
        { id: 6, name: 'DIC', course: '1', image: 'DIC', selectable: false, courses: [{ course: '1', since: 0 }] },
      ]),
    );
  });

  it('are read again on demand', async () => {
    await db.owner.query('UPDATE currency SET course_micro = 81000000 WHERE id = 1');
    expect(currencies.find(1)?.courseMicro).toBe(80_500_000n);
    await currencies.reload();
    expect(currencies.find(1)).toEqual({ id: 1, name: 'USD', courseMicro: 81_000_000n });
    expect(currencies.shown(1)?.courseMicro).toBe(80_500_000n);
    expect(currencies.rows()).toHaveLength(10);
  });
});

describe('choosing a currency', () => {
  it.each([1, 2, 3, 4, 5, 8, 9, 10])('%i is stored, remembered and holds for the next call', async (id) => {
    expect(await choose(id)).toEqual({ error: null, result: { currencyId: id } });
    expect(await stored()).toEqual([id, id]);
    expect(player.targetCurrencyId).toBe(id);
  });

  it.each([0, 11, -1, 2 ** 40, 1.5, '2', null, undefined, [2], { id: 2 }])('%j is not found', async (id) => {
    expect((await choose(id)).error).toMatchObject({ code: 3, msg: 'The currency was not found.' });
    expect(await stored()).toEqual([2, 2]);
    expect(player.targetCurrencyId).toBe(2);
  });

  it('refuses DIC', async () => {
    expect((await choose(6)).error).toEqual({ code: 4, msg: 'This currency cannot be chosen now.' });
    expect(await stored()).toEqual([2, 2]);
  });

  it('refuses USDIC to who has none', async () => {
    expect((await choose(7)).error).toMatchObject({ code: 4 });
    expect(await stored()).toEqual([2, 2]);
  });

  it.each(['usdic', 'usdicLocked'] as const)('takes USDIC while %s is positive', async (kind) => {
    await give(kind);
    expect((await choose(7)).error).toBeNull();
    expect(await stored()).toEqual([7, 7]);
  });

  it('asks a guest to sign in', async () => {
    const { error } = await dispatch('cash:changeCurrencies', { currencyId: 1 }, guest);
    expect(error).toEqual({ code: 2, msg: 'Sign in to continue.' });
  });

  it.each(languages)('words its refusals in %s', (lang) => {
    const words: string[] = Object.values(texts('cash')[lang]);
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
    expect(Object.keys(texts('cash')[lang])).toEqual(Object.keys(texts('cash').ru));
  });
});
