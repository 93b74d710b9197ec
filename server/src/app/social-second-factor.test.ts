import { userRepository } from 'db';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpContext } from '../core/auth/second-factor.ts';
import { somebody, userIn } from '../testing/social-people.ts';
import { openOwnSocialSite, type OwnSocialSite } from '../testing/social-site.ts';

let site: OwnSocialSite;
beforeAll(async () => {
  site = await openOwnSocialSite();
});
afterAll(() => site.close());

describe('two-factor', () => {
  const secretOf = new Map<bigint, string>();

  const withSecondFactor = async (): Promise<{ person: string; code(): string; userId: bigint }> => {
    const person = somebody();
    const browser = site.browser();
    await browser.authorize('/api/auth/google', { person });
    const userId = (await userIn(site.db, browser))?.id ?? 0n;
    const secret = site.secondFactor.newSecret();
    secretOf.set(userId, secret);
    const sealed = site.secrets.seal(secret, totpContext(userId));
    await site.db.pool.query('UPDATE app_user SET totp_secret = $2 WHERE id = $1', [userId, sealed]);
    return { person, userId, code: () => generateSync({ secret }) };
  };

  it('asks for a code before there is a session', async () => {
    const { person, code, userId } = await withSecondFactor();
    const browser = site.browser();
    const { end } = await browser.authorize('/api/auth/google', { person });
    expect(`${end.pathname}${end.search}`).toBe('/main?modal=secondFactor');
    expect(browser.isSignedIn()).toBe(false);
    const wrong = await browser.post('/api/auth/secondFactor', { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, answer: { success: false, msg: 'invalid_code' } });
    expect((await browser.post('/api/auth/secondFactor', {})).answer.msg).toBe('invalid_code');
    const right = await browser.post('/api/auth/secondFactor', { code: code() });
    expect(right.answer).toMatchObject({ success: true, msg: 'success_auth' });
    expect((await userIn(site.db, browser))?.id).toBe(userId);
  });

  it('lets one of many through', async () => {
    const { person, code } = await withSecondFactor();
    const browser = site.browser();
    await browser.authorize('/api/auth/google', { person });
    const typed = code();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post('/api/auth/secondFactor', { code: typed })),
    );
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });

  it('is asked in the browser that began, and nowhere else', async () => {
    const { person, code } = await withSecondFactor();
    const [browser, thief] = [site.browser(), site.browser()];
    await browser.authorize('/api/auth/google', { person });
    thief.cookies.set('second_factor', browser.cookies.get('second_factor') ?? '');
    expect((await thief.post('/api/auth/secondFactor', { code: code() })).answer.msg).toBe('link_expired');
    expect((await site.browser().post('/api/auth/secondFactor', { code: code() })).answer.msg).toBe('link_expired');
    expect((await browser.post('/api/auth/secondFactor', { code: code() })).answer.success).toBe(true);
  });

  it('locks after ten wrong codes, a new sign-in notwithstanding', async () => {
    const { person, code } = await withSecondFactor();
    const browser = site.browser();
    await browser.authorize('/api/auth/google', { person });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await browser.post('/api/auth/secondFactor', { code: '000000' })).answer.msg).toBe('invalid_code');
    }
    await browser.authorize('/api/auth/google', { person });
    const locked = await browser.post('/api/auth/secondFactor', { code: code() });
    expect(locked).toMatchObject({ status: 429, answer: { msg: 'error_ban_try_again_latter' } });
  });

  it('does not help a user blocked in the meantime', async () => {
    const { person, code, userId } = await withSecondFactor();
    const browser = site.browser();
    await browser.authorize('/api/auth/google', { person });
    await userRepository(site.db.orm.em.fork()).update(userId, { blockedAt: new Date() });
    const { answer } = await browser.post('/api/auth/secondFactor', { code: code() });
    expect(answer).toMatchObject({ success: false, msg: 'error_throwing_auth' });
    expect(browser.isSignedIn()).toBe(false);
  });
});
