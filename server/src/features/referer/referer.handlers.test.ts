import { createUser, userRepository, type User } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refererRequests } from '../../../contract/referer.contract.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createTranslate } from '../../core/i18n/translate.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { createMetrics } from '../../core/observability/metrics.ts';
import { createDispatcher, type Dispatch, type Outcome } from '../../core/realtime/dispatcher.ts';
import { createRefererHandlers } from './referer.handlers.ts';

let db: TestDatabase;
let dispatch: Dispatch;
let users = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  const translate = createTranslate({ general: texts('general') });
  const tools = { translate, log: createLogger('silent'), metrics: createMetrics() };
  dispatch = createDispatcher(refererRequests, createRefererHandlers(db), tools);
});
afterAll(() => db.drop());

const newUser = async (): Promise<User> => {
  const nick = `Inviter${(users += 1)}`;
  const avatar = 'avatar-3';
  const id = await createUser(db.pool, { login: null, passwordHash: null, nick, avatar, demoCreditMinor: 0n, at: 1 });
  const user = await userRepository(db.orm.em.fork()).findById(id);
  if (!user) throw new Error('there is no user');
  return user;
};

/** As a guest. */
const ask = (payload: unknown): Promise<Outcome> =>
  dispatch('refererInfo:request', payload, {
    player: undefined,
    sessionId: undefined,
    sessionExpiresAt: 0,
    socketId: 'socket',
    lang: 'en',
  });

describe('the inviter of a guest', () => {
  it.each(['id', 'hashids'])('is told by their public id as %s: nickname and avatar, nothing else', async (key) => {
    const user = await newUser();
    expect((await ask({ [key]: user.publicId })).result).toEqual({ nick: user.nick, avatar: 'avatar-3' });
  });

  it('is shown shortened when they chose to be hidden', async () => {
    const user = await newUser();
    await userRepository(db.orm.em.fork()).update(user.id, { hidden: true });
    expect((await ask({ id: user.publicId })).result).toEqual({ nick: 'I***', avatar: 'avatar-3' });
  });

  it('is nobody for an id that nobody has, a blocked account, an inner id', async () => {
    const user = await newUser();
    await userRepository(db.orm.em.fork()).update(user.id, { blockedAt: new Date() });
    for (const id of [user.publicId, String(user.id), 'aaaaaaaaaaaa', '', "' OR true --"])
      expect(await ask({ id })).toEqual({ error: null, result: null });
    expect(await ask({})).toEqual({ error: null, result: null });
  });

  it.each([{ id: 7 }, { id: ['x'] }, { id: 'x'.repeat(129) }, []])('is refused for %j', async (payload) => {
    expect((await ask(payload)).error).toMatchObject({ code: 400 });
  });
});
