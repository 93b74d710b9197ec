import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import type { CaptchaLevel, CaptchaProvider } from '../../core/captcha/captcha.ts';
import { createAltchaCaptcha } from './altcha.captcha.ts';

const level = 0;
let db: TestDatabase;
let captcha: CaptchaProvider;

const openCaptcha = (secret = 'a secret of at least 32 characters', lifeMs?: number): CaptchaProvider =>
  createAltchaCaptcha({ db, secrets: createSecretBox(secret), ...(lifeMs !== undefined && { lifeMs }) });

beforeAll(async () => {
  db = await createTestDatabase();
  captcha = openCaptcha();
});
afterAll(() => db.drop());

interface Payload {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string };
}

const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

/** Does the work as a browser does. */
const solve = async (by: CaptchaProvider = captcha, at: CaptchaLevel = level): Promise<Payload> => {
  const challenge = (await by.challenge(at)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
};

const verify = (payload: unknown): Promise<boolean> => captcha.verify(encode(payload), { level });

describe('a challenge', () => {
  it('takes 200 to 400 tries, and is another one each time', async () => {
    const [one, other] = [await solve(), await solve()];
    for (const { solution } of [one, other]) expect(solution.counter).toBeGreaterThanOrEqual(200);
    for (const { solution } of [one, other]) expect(solution.counter).toBeLessThanOrEqual(400);
    expect(one.challenge.parameters.nonce).not.toBe(other.challenge.parameters.nonce);
  });

  it('does not tell its answer', async () => {
    const { challenge, solution } = await solve();
    expect(JSON.stringify(challenge)).not.toContain(solution.derivedKey);
    expect(challenge.parameters.keyPrefix.length).toBeLessThan(solution.derivedKey.length);
  });
});

describe('a solution', () => {
  it('a right solution is accepted', async () => {
    expect(await verify(await solve())).toBe(true);
  });

  it('is good once, also at another process', async () => {
    const payload = await solve();
    expect(await verify(payload)).toBe(true);
    expect(await verify(payload)).toBe(false);
    expect(await openCaptcha().verify(encode(payload), { level })).toBe(false);
  });

  it('is good once, however it is written', async () => {
    const { challenge, solution } = await solve();
    expect(await verify({ challenge, solution })).toBe(true);
    expect(await verify({ solution: { ...solution, counter: 1 }, challenge, more: true })).toBe(false);
    expect(await captcha.verify(` ${encode({ challenge, solution })}`, { level })).toBe(false);
  });

  it('a solution that is used twenty times at once opens one thing', async () => {
    const payload = await solve();
    const others = openCaptcha();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? captcha : others).verify(encode(payload), { level })),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('opens its own level and those below, and a refusal by level leaves it open', async () => {
    const payload = encode(await solve(captcha, 1));
    expect(await captcha.verify(payload, { level: 2 })).toBe(false);
    expect(await captcha.verify(payload, { level: 1 })).toBe(true);
    expect(await captcha.verify(encode(await solve(captcha, 1)), { level: 0 })).toBe(true);
  });

  it('a wrong solution is refused and leaves the challenge open', async () => {
    const payload = await solve();
    const wrong = { ...payload.solution, derivedKey: payload.solution.derivedKey.replace(/..$/, 'ff') };
    expect(await verify({ ...payload, solution: wrong })).toBe(false);
    expect(await verify(payload)).toBe(true);
  });

  it('a solution of an expired challenge is refused', async () => {
    const payload = await solve(openCaptcha(undefined, 0));
    expect(await verify(payload)).toBe(false);
  });

  it('a solution of a challenge that was made easier or younger is refused', async () => {
    const { challenge, solution } = await solve();
    const changes = [
      { cost: 1 },
      { keyPrefix: '00' },
      { expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 },
      { nonce: randomBytes(16).toString('hex') },
      { nonce: challenge.parameters.nonce.toUpperCase() },
      { data: { more: true } },
    ];
    for (const change of changes) {
      const parameters = { ...challenge.parameters, ...change };
      expect(await verify({ challenge: { ...challenge, parameters }, solution })).toBe(false);
    }
    const { keySignature: _, ...unsigned } = challenge.parameters;
    expect(await verify({ challenge: { ...challenge, parameters: unsigned }, solution })).toBe(false);
  });

  it('a solution of a challenge that another key signed is refused', async () => {
    expect(await verify(await solve(openCaptcha('another secret of at least 32 characters')))).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no base64', '§§§'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['null', encode(null)],
    ['an empty object', encode({})],
    ['a list', encode([])],
    ['numbers for texts', encode({ challenge: { parameters: { nonce: 1, expiresAt: 1 }, signature: 1 }, solution: 1 })],
    [
      'no known algorithm',
      encode({
        challenge: { parameters: { nonce: 'zz', salt: 'zz', algorithm: 'X', expiresAt: 9e9 }, signature: 'aa' },
        solution: { counter: -1, derivedKey: 'zz' },
      }),
    ],
  ])('a solution that is %s is refused', async (_, solution) => {
    expect(await captcha.verify(solution, { level })).toBe(false);
  });
});
