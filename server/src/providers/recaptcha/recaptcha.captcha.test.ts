import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECAPTCHA_ACTION } from '../../../contract/auth.contract.ts';
import type { CaptchaProvider } from '../../core/captcha/captcha.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { createRecaptchaCaptcha, type RecaptchaOptions } from './recaptcha.captcha.ts';
import { recaptchaModes, startRecaptchaSimulator, type RecaptchaSimulator } from './recaptcha.simulator.ts';

const address = '203.0.113.7';
const keys = { siteKey: 'site-key', secret: 'secret-key', hostname: 'glasshouse.example' };

let db: TestDatabase;
let google: RecaptchaSimulator;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.owner.query('DELETE FROM spent_token'); // each simulator counts its tokens from the first
  google = await startRecaptchaSimulator(keys);
});
afterEach(() => google.close());

const openCaptcha = (options: Partial<RecaptchaOptions> = {}): CaptchaProvider =>
  createRecaptchaCaptcha({ db, log: createLogger('silent'), ...keys, url: google.url, ...options });

describe('a token', () => {
  it('a token of a person on our page is accepted, and Google is told who sends it', async () => {
    const token = google.issue(RECAPTCHA_ACTION);
    expect(await openCaptcha().verify(token, { level: 0, address })).toBe(true);
    expect(Object.fromEntries(google.asked[0] ?? [])).toEqual({
      secret: 'secret-key',
      response: token,
      remoteip: address,
    });
  });

  it('is good once, and Google is asked once', async () => {
    const token = google.issue(RECAPTCHA_ACTION);
    expect(await openCaptcha().verify(token, { level: 0, address })).toBe(true);
    expect(await openCaptcha().verify(token, { level: 0, address })).toBe(false);
    expect(google.asked).toHaveLength(1);
  });

  it('a token that is used twenty times at once opens one thing', async () => {
    const token = google.issue(RECAPTCHA_ACTION);
    const captcha = openCaptcha();
    const answers = await Promise.all(Array.from({ length: 20 }, () => captcha.verify(token, { level: 0, address })));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it.each([undefined, '', 'garbage', 'x'.repeat(9000), 'token-99'])('a token that is %j is refused', async (token) => {
    expect(await openCaptcha().verify(token, { level: 0, address })).toBe(false);
  });

  it('a token of another action, another secret or another site is refused', async () => {
    expect(await openCaptcha().verify(google.issue('elsewhere'), { level: 0, address })).toBe(false);
    expect(await openCaptcha({ secret: 'wrong' }).verify(google.issue(RECAPTCHA_ACTION), { level: 0, address })).toBe(
      false,
    );
    const elsewhere = openCaptcha({ hostname: 'other.example' });
    expect(await elsewhere.verify(google.issue(RECAPTCHA_ACTION), { level: 0, address })).toBe(false);
  });

  it('a token of any site is accepted where our own address is not configured', async () => {
    google.mode = 'other site';
    const token = google.issue(RECAPTCHA_ACTION);
    expect(await openCaptcha({ hostname: undefined }).verify(token, { level: 0, address })).toBe(true);
  });

  it.each(recaptchaModes.filter((mode) => mode !== 'well'))('is refused where Google is: %s', async (mode) => {
    google.mode = mode;
    const captcha = openCaptcha({ answerMs: 300 });
    expect(await captcha.verify(google.issue(RECAPTCHA_ACTION), { level: 0, address })).toBe(false);
  });

  it('is refused where Google is not there at all', async () => {
    const token = google.issue(RECAPTCHA_ACTION);
    const captcha = openCaptcha();
    await google.close();
    expect(await captcha.verify(token, { level: 0, address })).toBe(false);
  });
});

it('tells a page its key and where the script is', () => {
  const { siteKey, scriptUrl } = openCaptcha({ url: 'https://www.google.com', siteKey: 'a&b' });
  expect([siteKey, scriptUrl]).toEqual(['a&b', 'https://www.google.com/recaptcha/api.js?render=a%26b']);
});
