import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import {
  createDigits,
  createToken,
  dropCodes,
  forgetOldCodes,
  newestOpenCode,
  peekToken,
  spendDigits,
  spendOutsideToken,
  spendToken,
  type NewCode,
} from './one-time-codes.repository.ts';

let db: TestDatabase;
let userId: bigint;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ userId } = await createTestPlayer(db));
});
afterAll(() => db.drop());

const codeFor = (changes: Partial<NewCode> = {}): NewCode => ({
  purpose: 'sign_in',
  userId,
  payload: { for: 'this' },
  lifeMs: 60_000,
  ...changes,
});

const fifty = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, work));

/** Digits that are not these. */
const other = (digits: string): string => (digits === '000000' ? '000001' : '000000');

describe('a token', () => {
  it('opens once what it was made for, and for one of fifty at once', async () => {
    const token = await createToken(db.orm.em.fork(), codeFor({ purpose: 'recovery' }));
    expect(await peekToken(db.orm.em.fork(), 'recovery', token)).toMatchObject({ userId, payload: { for: 'this' } });
    const spent = await fifty(() => spendToken(db.orm.em.fork(), 'recovery', token));
    expect(spent.filter(Boolean)).toMatchObject([{ userId, payload: { for: 'this' } }]);
    expect(await peekToken(db.orm.em.fork(), 'recovery', token)).toBeUndefined();
  });

  it('opens nothing of another purpose, nor when it is late, wrong or dropped', async () => {
    const token = await createToken(db.orm.em.fork(), codeFor({ purpose: 'recovery' }));
    const late = await createToken(db.orm.em.fork(), codeFor({ purpose: 'recovery', lifeMs: 0 }));
    expect(await spendToken(db.orm.em.fork(), 'email_confirm', token)).toBeUndefined();
    expect(await spendToken(db.orm.em.fork(), 'recovery', late)).toBeUndefined();
    expect(await spendToken(db.orm.em.fork(), 'recovery', `${token}x`)).toBeUndefined();
    await dropCodes(db.orm.em.fork(), 'recovery', userId);
    expect(await spendToken(db.orm.em.fork(), 'recovery', token)).toBeUndefined();
  });

  it('is stored by its hash alone', async () => {
    const token = await createToken(db.orm.em.fork(), codeFor());
    const { rowCount } = await db.pool.query('SELECT FROM one_time_code c WHERE c::text LIKE $1', [`%${token}%`]);
    expect(rowCount).toBe(0);
  });
});

describe('six digits', () => {
  it('open once, and for one of fifty at once', async () => {
    const { id, digits } = await createDigits(db.orm.em.fork(), codeFor());
    expect(digits).toMatch(/^\d{6}$/);
    const spent = await fifty(() => spendDigits(db.orm.em.fork(), 'sign_in', id, digits));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('are useless after five wrong ones, also when these come at once', async () => {
    const { id, digits } = await createDigits(db.orm.em.fork(), codeFor());
    for (let count = 0; count < 4; count += 1) await spendDigits(db.orm.em.fork(), 'sign_in', id, other(digits));
    expect((await newestOpenCode(db.orm.em.fork(), 'sign_in', userId))?.id).toBe(id);
    await fifty(() => spendDigits(db.orm.em.fork(), 'sign_in', id, other(digits)));
    expect((await newestOpenCode(db.orm.em.fork(), 'sign_in', userId))?.id).not.toBe(id);
    expect(await spendDigits(db.orm.em.fork(), 'sign_in', id, digits)).toBeUndefined();
    const { rows } = await db.pool.query('SELECT attempts FROM one_time_code WHERE id = $1', [id]);
    expect(rows).toEqual([{ attempts: 5 }]);
  });

  it('the last six digits sent are tried while they are open', async () => {
    await dropCodes(db.orm.em.fork(), 'sign_in', userId);
    await createDigits(db.orm.em.fork(), codeFor());
    const { id, digits } = await createDigits(db.orm.em.fork(), codeFor());
    await createDigits(db.orm.em.fork(), codeFor({ lifeMs: 0 }));
    await createDigits(db.orm.em.fork(), codeFor({ purpose: 'second_factor' }));
    expect((await newestOpenCode(db.orm.em.fork(), 'sign_in', userId))?.id).toBe(id);
    await spendDigits(db.orm.em.fork(), 'sign_in', id, digits);
    expect((await newestOpenCode(db.orm.em.fork(), 'sign_in', userId))?.id).not.toBe(id);
  });
});

describe('a token of an outside system', () => {
  it('is good once of its kind, for one of fifty at once', async () => {
    const spent = await fifty(() => spendOutsideToken(db.orm.em.fork(), 'telegram', 'hash', 60_000));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await spendOutsideToken(db.orm.em.fork(), 'captcha', 'hash', 60_000)).toBe(true);
  });
});

describe('codes that are over', () => {
  it('are forgotten after a day', async () => {
    await createToken(db.orm.em.fork(), codeFor({ payload: { kept: true }, lifeMs: -3_600_000 }));
    await createToken(db.orm.em.fork(), codeFor({ payload: { kept: false }, lifeMs: -90_000_000 }));
    await forgetOldCodes(db.orm.em.fork());
    const { rows } = await db.pool.query(`SELECT payload FROM one_time_code WHERE payload ? 'kept'`);
    expect(rows).toEqual([{ payload: { kept: true } }]);
  });
});
