import { accountAutomation, networkAutomation } from 'db';
import { createTestDatabase, createTestPlayer, settleTestBet, testBet, type TestDatabase } from 'db/testing';
import { randomUUID, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { automationPoints, noAutomation } from '../automation/automation-score.ts';
import { createCaptcha, type CaptchaLevel } from './captcha.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

/** A captcha whose solution is its level, written as text; and the levels that it was asked for. */
const openCaptcha = () => {
  const asked: CaptchaLevel[] = [];
  const provider = { provider: 'altcha', siteKey: undefined, scriptUrl: undefined } as const;
  const captcha = createCaptcha(
    {
      ...provider,
      challenge: (level) => (asked.push(level), Promise.resolve({ level })),
      verify: (solution, { level }) => Promise.resolve(Number(solution) >= level),
    },
    db,
  );
  return { captcha, asked };
};

const signIn = (
  userId: bigint,
  { at, address, userAgent = LAPTOP }: { at: Date; address: string; userAgent?: string },
) =>
  db.owner.query(
    `INSERT INTO session (id, token_hash, user_id, address, user_agent, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, now())`,
    [randomUUID(), randomBytes(32), userId, address, userAgent, at],
  );

const pointsOf = async (userId: bigint): Promise<string[]> => {
  const facts = (await accountAutomation(db.pool, [userId], Date.now())).get(userId);
  return automationPoints(facts ?? noAutomation).map(({ key }) => key);
};
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

describe('an account', () => {
  it('leaves nothing by hours of auto-play at regular gaps', async () => {
    const player = await createTestPlayer(db);
    await signIn(player.userId, { at: minutesAgo(200), address: '203.0.113.1' });
    for (let bet = 0; bet < 30; bet++)
      await settleTestBet(db.pool, { ...(await testBet(db.pool, player)), at: minutesAgo(180 - 6 * bet).getTime() });
    expect(await pointsOf(player.userId)).toEqual([]);
  });

  it('is in step with another of its network when both sign in at the same moments', async () => {
    const [one, other, later] = [await createTestPlayer(db), await createTestPlayer(db), await createTestPlayer(db)];
    for (const minutes of [10, 200, 400]) {
      const address = '203.0.113.2';
      const at = minutesAgo(minutes);
      await signIn(one.userId, { at, address });
      await signIn(other.userId, { at: new Date(at.getTime() + 1000), address });
      await signIn(later.userId, { at: new Date(at.getTime() + 60_000), address });
    }
    expect(await pointsOf(one.userId)).toEqual(['inStep']);
    expect(await pointsOf(later.userId)).toEqual([]);
  });

  it('shows what its browser says, and many sign-ins in an hour', async () => {
    const { userId } = await createTestPlayer(db);
    const userAgent = 'Mozilla/5.0 HeadlessChrome/142.0';
    for (let minutes = 1; minutes <= 50; minutes += 5)
      await signIn(userId, { at: minutesAgo(minutes), address: '203.0.113.3', userAgent });
    expect(await pointsOf(userId)).toEqual(['programBrowser', 'signInBurst']);
  });
});

describe('the captcha', () => {
  it('becomes harder for a network that fails it, for nobody else, and a solution of before is refused', async () => {
    const { captcha, asked } = openCaptcha();
    const solver = { address: '203.0.113.4', userAgent: LAPTOP };
    expect(await captcha.verify('0', solver)).toBe(true);
    for (let failure = 0; failure < 10; failure++) expect(await captcha.verify('wrong', solver)).toBe(false);
    expect(await networkAutomation(db.pool, solver.address)).toMatchObject({ captchaFailures: 10 });
    await captcha.challenge(solver);
    await captcha.challenge({ ...solver, address: '203.0.113.5' });
    expect(asked).toEqual([1, 0]);
    expect(await captcha.verify('0', solver)).toBe(false);
    expect(await captcha.verify('1', solver)).toBe(true);
  });

  it('counts the failures of an account, which stand beside its other signals', async () => {
    const { captcha, asked } = openCaptcha();
    const { userId } = await createTestPlayer(db);
    for (let failure = 0; failure < 10; failure++) await captcha.verify('wrong', { userId });
    expect(await pointsOf(userId)).toEqual(['captchaFailures']);
    await captcha.challenge({ userId });
    await captcha.challenge({ userId, userAgent: 'python-requests/2.32' });
    expect(asked).toEqual([0, 1]);
  });

  it('counts no failure of a form that was sent without a solution', async () => {
    const { captcha } = openCaptcha();
    await captcha.verify(undefined, { address: '203.0.113.6' });
    expect(await networkAutomation(db.pool, '203.0.113.6')).toEqual({ captchaFailures: 0, failedLogins: 0 });
  });
});
