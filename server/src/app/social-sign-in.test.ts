import { userRepository } from 'db';
import { createTestPartner, invitationOf } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../core/auth/session-tokens.ts';
import { countOf, openPlayer, redirectProviders, resultOf, somebody, userIn } from '../testing/social-people.ts';
import { openOwnSocialSite, openSocialSite, type OwnSocialSite } from '../testing/social-site.ts';

let site: OwnSocialSite;
beforeAll(async () => {
  site = await openOwnSocialSite();
});
afterAll(() => site.close());

describe.each(redirectProviders)('sign-in with %s', (social, start) => {
  it('opens an account for somebody new, without a local sign-in, and the same one ever after', async () => {
    const person = somebody();
    const first = site.browser();
    const { end } = await first.authorize(start, { person });
    expect(resultOf(end)).toEqual(['/main', 'success_auth']);
    expect(end.searchParams.get('welcome')).toBe('1');
    const user = await userIn(site.db, first);
    expect(user).toMatchObject({ login: null, accountType: 1, passwordHash: null });
    const again = site.browser();
    const second = await again.authorize(start, { person });
    expect(resultOf(second.end)).toEqual(['/main', 'success_auth']);
    expect(second.end.searchParams.has('welcome')).toBe(false);
    expect((await userIn(site.db, again))?.id).toBe(user?.id);
    expect(await countOf(site.db, 'social_profile WHERE user_id = $1 AND provider = $2', [user?.id, social])).toBe(1);
  });

  it.each([
    ['bad_signature', 'refused'],
    ['expired', 'refused'],
    ['replayed', 'refused'],
    ['wrong_audience', 'refused'],
    ['missing_fields', 'refused'],
    ['cancelled', 'cancelled'],
  ])('sign-in with a fault of %s is %s, and signs nobody in', async (mode, result) => {
    const person = somebody();
    await site.browser().authorize(start, { person });
    const accounts = await countOf(site.db, 'app_user');
    const browser = site.browser();
    const { end } = await browser.authorize(start, { person, mode });
    expect(resultOf(end)).toEqual(['/main', result]);
    expect(end.searchParams.get('social')).toBe(social);
    expect(browser.isSignedIn()).toBe(false);
    expect(await countOf(site.db, 'app_user')).toBe(accounts);
  });

  it('is cancelled by its button', async () => {
    const { end } = await site.browser().authorize(start, { cancel: true });
    expect(resultOf(end)).toEqual(['/main', 'cancelled']);
  });

  it('sign-in of one person by many at once opens one account', async () => {
    const person = somebody();
    const browsers = Array.from({ length: 8 }, () => site.browser());
    const callbacks = await Promise.all(browsers.map((browser) => browser.choose(start, { person })));
    await Promise.all(browsers.map((browser, index) => browser.visit(callbacks[index] ?? '')));
    const ids = await Promise.all(browsers.map(async (browser) => (await userIn(site.db, browser))?.id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
  });

  it('happens once for one way back, however often and fast it is taken', async () => {
    const browser = site.browser();
    const callback = await browser.choose(start, { person: somebody() });
    const sessions = await countOf(site.db, 'session');
    const ends = await Promise.all(Array.from({ length: 20 }, () => browser.visit(callback)));
    const results = ends.map(({ location }) => new URL(location).searchParams.get('result'));
    expect(results.filter((result) => result === 'success_auth')).toHaveLength(1);
    expect(results.filter((result) => result === 'expired')).toHaveLength(19);
    expect((await countOf(site.db, 'session')) - sessions).toBe(1);
  });

  it('does not happen in another browser, and still does in its own', async () => {
    const [victim, attacker] = [site.browser(), site.browser()];
    const callback = await attacker.choose(start, { person: somebody() });
    await victim.visit('/api/auth/google'); // has an id of its own by now
    expect(resultOf(new URL((await victim.visit(callback)).location))).toEqual(['/main', 'expired']);
    expect(victim.isSignedIn()).toBe(false);
    expect(resultOf(new URL((await site.browser().visit(callback)).location))).toEqual(['/main', 'expired']);
    expect(resultOf(new URL((await attacker.visit(callback)).location))).toEqual(['/main', 'success_auth']);
  });

  it('needs the state that it was given, and in time', async () => {
    const browser = site.browser();
    const callback = new URL(await browser.choose(start, { person: somebody() }));
    const wrong = new URL(callback);
    wrong.searchParams.set('state', newToken());
    expect(resultOf(new URL((await browser.visit(wrong.href)).location))).toEqual(['/main', 'expired']);
    wrong.searchParams.delete('state');
    expect(resultOf(new URL((await browser.visit(wrong.href)).location))).toEqual(['/main', 'expired']);
    await site.db.owner.query(`UPDATE one_time_code SET expires_at = now() WHERE purpose = 'social_state'`);
    expect(resultOf(new URL((await browser.visit(callback.href)).location))).toEqual(['/main', 'expired']);
    expect(browser.isSignedIn()).toBe(false);
  });

  it('is refused to blocked users', async () => {
    const person = somebody();
    const first = site.browser();
    await first.authorize(start, { person });
    await userRepository(site.db.orm.em.fork()).update((await userIn(site.db, first))?.id ?? 0n, {
      blockedAt: new Date(),
    });
    const browser = site.browser();
    expect(resultOf((await browser.authorize(start, { person })).end)).toEqual(['/main', 'blocked']);
    expect(browser.isSignedIn()).toBe(false);
  });

  it('says when the provider cannot be reached', async () => {
    const alone = await openSocialSite(site.db, { localUrl: 'http://127.0.0.1:1' });
    const browser = alone.browser();
    const begun = await browser.visit(start);
    const end = begun.location.includes('/main?') ? begun : await browser.visit(await browser.choose(start));
    expect(new URL(end.location).searchParams.get('result')).toBe('unavailable');
    await alone.close();
  });
});

describe('an e-mail address of a provider', () => {
  it('is taken over where the provider has confirmed it and nobody has it', async () => {
    const [confirmed, unconfirmed] = [site.browser(), site.browser()];
    const person = somebody();
    await confirmed.authorize('/api/auth/google', { person });
    await unconfirmed.authorize('/api/auth/google', { person: 'boris' });
    expect(await userIn(site.db, confirmed)).toMatchObject({ email: `${person}@sandbox.example`, emailVerified: true });
    expect(await userIn(site.db, unconfirmed)).toMatchObject({ email: null, emailVerified: false });
  });

  it('never opens the account of who has it already', async () => {
    const person = somebody();
    const { userId } = await openPlayer(site, site.browser());
    await userRepository(site.db.orm.em.fork()).update(userId, { email: `${person}@sandbox.example` });
    const browser = site.browser();
    await browser.authorize('/api/auth/google', { person });
    const user = await userIn(site.db, browser);
    expect(user).toMatchObject({ email: null });
    expect(user?.id).not.toBe(userId);
  });
});

describe('a new account', () => {
  it('has the language, the names and the inviter of its browser', async () => {
    const browser = site.browser();
    browser.cookies.set('lang', 'tr').set('ref', 'inviter7');
    await browser.authorize('/api/auth/google', { person: 'dana' });
    const user = await userIn(site.db, browser);
    expect(user).toMatchObject({ lang: 'tr', refererId: 'inviter7', firstName: 'Dana', lastName: 'Akhmetova' });
    expect(user?.nick).toMatch(/^[A-Za-z0-9.]{3,15}$/);
  });

  it.each(redirectProviders)(
    'by %s keeps the partner, the tag and the sub-id of its browser',
    async (_social, start) => {
      const { link, userId } = await createTestPartner(site.db, 'spring');
      const browser = site.browser();
      browser.cookies.set('ref', `${link}_spring_c-7`);
      await browser.authorize(start, { person: somebody() });
      const invited = { partnerId: userId, isTelegram: false, tag: 'spring', subId: 'c-7' };
      expect(await invitationOf(site.db, (await userIn(site.db, browser))?.id)).toEqual(invited);
    },
  );

  it('keeps apart who is simulated and who is real', async () => {
    const browser = site.browser();
    await browser.authorize('/api/auth/steam', { person: somebody() });
    const { rows } = await site.db.pool.query<{ subject: string }>(
      'SELECT subject FROM social_profile WHERE user_id = $1',
      [(await userIn(site.db, browser))?.id],
    );
    expect(rows[0]?.subject).toMatch(/^sandbox:7\d{16}$/);
  });
});
