import { closureOf, createToken, userRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  lettersTo,
  letterTo,
  newPlayer,
  openBrowser,
  passMinutes,
  SITE,
  userOf,
  type Answered,
} from './testing/auth-fixtures.ts';

let db: TestDatabase;
let app: FastifyInstance;
let login: string;
let email: string;
let userId: bigint;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ({ app, login, email, userId } = await newPlayer(db));
});

const confirmed = { status: 200, answer: { success: true, msg: 'email_confirmed' } };
const expired = {
  status: 400,
  answer: { success: false, msg: 'link_expired', code: 'link_expired', fields: { token: 'link_expired' } },
};

const confirm = async (token: unknown): Promise<object> => {
  const { status, answer }: Answered = await openBrowser(app).post('/api/user/confirmEmail', { token });
  return { status, answer };
};

/** Token of a letter after its owner asked for another address. */
const tokenFor = (address: string): Promise<string> =>
  createToken(db.orm.em.fork(), { purpose: 'email_confirm', userId, payload: { email: address }, lifeMs: 60_000 });

describe('a link that confirms an address', () => {
  it('is sent after registration, leads to our own site and works once', async () => {
    const { link, token } = await letterTo(db, email, 'emailConfirm');
    expect(link).toBe(`${SITE}/confirm-email#${token}`);
    expect((await userOf(db, login)).emailVerified).toBe(false);
    expect(await confirm(token)).toEqual(confirmed);
    expect(await userOf(db, login)).toMatchObject({ email, emailVerified: true });
    expect(await confirm(token)).toEqual(expired);
    expect((await lettersTo(db, email)).map(({ kind }) => kind)).toEqual(['emailConfirm']);
  });

  it('a link of an excluded player’s mailbox closes play until somebody has looked', async () => {
    const excluded = await newPlayer(db);
    await confirm((await letterTo(db, excluded.email, 'emailConfirm')).token);
    await db.owner.query(
      `UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`,
      [excluded.userId],
    );
    expect(await confirm(await tokenFor(excluded.email.replace('@', '+again@')))).toEqual(confirmed);
    expect(await closureOf(db.orm.em.fork(), userId, Date.now())).toMatchObject({ kind: 'identity_review' });
  });

  it('works for one of fifty at once', async () => {
    const { token } = await letterTo(db, email, 'emailConfirm');
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)));
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(confirmed))).toHaveLength(1);
  });

  it('is good for 48 hours', async () => {
    const { token } = await letterTo(db, email, 'emailConfirm');
    await passMinutes(db, 48 * 60);
    expect(await confirm(token)).toEqual(expired);
  });

  it('gives the account its new address, and tells the old one', async () => {
    const { token: first } = await letterTo(db, email, 'emailConfirm');
    const address = `New.${email}`;
    expect(await confirm(await tokenFor(address))).toEqual(confirmed);
    expect(await userOf(db, login)).toMatchObject({
      email: address,
      emailKey: address.toLowerCase(),
      emailVerified: true,
    });
    const letter = await letterTo(db, email, 'emailChanged');
    expect(JSON.parse(letter.text)).toMatchObject({ email: address });
    expect(await confirm(first)).toEqual(expired); // the old address does not come back by an old letter
  });

  it('makes links useless that recover a password by the old address', async () => {
    await openBrowser(app).post('/api/user/recoveryPassword', { email });
    const { token } = await letterTo(db, email, 'recovery');
    await confirm(await tokenFor(`new.${email}`));
    const form = { token, password: 'Another43', repeatPassword: 'Another43' };
    expect((await openBrowser(app).post('/api/user/newPassword', form)).answer.msg).toBe('link_expired');
  });

  it('is refused when meanwhile somebody else has the address, and stays good for the day that they have not', async () => {
    const address = `wanted.${email}`;
    const token = await tokenFor(address);
    await openBrowser(app).register(`${login}_2`, { email: address });
    expect(await confirm(token)).toEqual({
      status: 400,
      answer: { success: false, msg: 'email_already_taken', code: 'email_already_taken' },
    });
    expect(await userOf(db, login)).toMatchObject({ email, emailVerified: false });
    const rival = await userOf(db, `${login}_2`);
    await userRepository(db.orm.em.fork()).update(rival.id, { email: null });
    expect(await confirm(token)).toEqual(confirmed);
  });

  it.each(['', 'x', 'x'.repeat(129), null, undefined, 7, ['x'], {}])('is never %j', async (token) => {
    expect(await confirm(token)).toEqual(expired);
  });

  it('is not a link of another kind', async () => {
    await openBrowser(app).post('/api/user/recoveryPassword', { email });
    const { token } = await letterTo(db, email, 'recovery');
    expect(await confirm(token)).toEqual(expired);
  });
});
