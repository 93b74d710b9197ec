import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOf, openPlayer, resultOf, somebody, userIn } from '../testing/social-people.ts';
import { openOwnSocialSite, type SocialBrowser, type OwnSocialSite } from '../testing/social-site.ts';

let site: OwnSocialSite;
beforeAll(async () => {
  site = await openOwnSocialSite();
});
afterAll(() => site.close());

describe('X', () => {
  const login = '/api/auth/twitter';

  const signIn = async (person: string): Promise<{ browser: SocialBrowser; token: string; end: URL }> => {
    const browser = site.browser();
    const { end } = await browser.authorize(login, { person });
    return { browser, end, token: end.searchParams.get('xAuthToken') ?? '' };
  };

  it('hands over a token that the main page turns into a session', async () => {
    const person = somebody();
    const { browser, token, end } = await signIn(person);
    expect(end.pathname).toBe('/main');
    expect(end.searchParams.get('xAuth')).toBe('true');
    expect(end.searchParams.get('xAuthNewProfile')).toBe('true');
    expect(browser.isSignedIn()).toBe(false);
    const { answer } = await browser.post(`${login}/setToken`, { hashToken: token });
    expect(answer).toEqual({ success: true, msg: 'success_auth', isNew: true });
    expect(browser.cookies.get('xAuthNewProfile')).toBe('true');
    const again = await signIn(person);
    expect(again.end.searchParams.has('xAuthNewProfile')).toBe(false);
    const second = await again.browser.post(`${login}/setToken`, { hashToken: again.token });
    expect(second.answer).toEqual({ success: true, msg: 'success_auth', isNew: false });
    expect((await userIn(site.db, again.browser))?.id).toBe((await userIn(site.db, browser))?.id);
  });

  it('has a token that counts once, in its own browser', async () => {
    const { browser, token } = await signIn(somebody());
    const stolen = await site.browser().post(`${login}/setToken`, { hashToken: token });
    expect(stolen).toMatchObject({ status: 400, answer: { success: false, msg: 'expired' } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post(`${login}/setToken`, { hashToken: token })),
    );
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
    expect((await browser.post(`${login}/setToken`, { hashToken: 'x' })).answer.msg).toBe('expired');
    expect((await browser.post(`${login}/setToken`, {})).answer.msg).toBe('expired');
  });

  it.each([
    ['bad_signature', 'refused'],
    ['expired', 'refused'],
    ['replayed', 'refused'],
    ['wrong_audience', 'refused'],
    ['missing_fields', 'refused'],
    ['cancelled', 'cancelled'],
  ])('sign-in at X with a fault of %s is %s', async (mode, result) => {
    const { end } = await site.browser().authorize(login, { person: somebody(), mode });
    expect(resultOf(end)).toEqual(['/main', result]);
    expect(end.searchParams.has('xAuthToken')).toBe(false);
  });

  it('links a profile with the token of getToken, which is its owner’s, once', async () => {
    const person = somebody();
    const { browser, userId } = await openPlayer(site, site.browser());
    const tokenOf = async (from: SocialBrowser): Promise<string> =>
      (await from.json<{ hashToken: string }>(`${login}/getToken`)).answer.hashToken;
    expect((await site.browser().json(`${login}/getToken`)).status).toBe(401);
    const without = await browser.authorize(`${login}?connect=true`);
    expect(resultOf(without.end)).toEqual(['/main', 'sign_in_first']);
    const other = await openPlayer(site, site.browser());
    const foreign = await browser.authorize(`${login}?connect=true&hashToken=${await tokenOf(other.browser)}`);
    expect(resultOf(foreign.end)).toEqual(['/main', 'sign_in_first']);
    const hashToken = await tokenOf(browser);
    const { end } = await browser.authorize(`${login}?redirect=${site.url}&connect=true&hashToken=${hashToken}`, {
      person,
    });
    expect(resultOf(end)).toEqual(['/settings/account', 'success_binding']);
    expect(await countOf(site.db, 'social_profile WHERE user_id = $1', [userId])).toBe(1);
    const twice = await browser.authorize(`${login}?connect=true&hashToken=${hashToken}`);
    expect(resultOf(twice.end)).toEqual(['/main', 'sign_in_first']);
    const late = await tokenOf(other.browser);
    const taken = await other.browser.authorize(`${login}?connect=true&hashToken=${late}`, { person });
    expect(resultOf(taken.end)).toEqual(['/settings/account', 'already_in_use']);
  });

  it('does not take the token for linking as one that signs in', async () => {
    const { browser } = await openPlayer(site, site.browser());
    const { answer } = await browser.json<{ hashToken: string }>(`${login}/getToken`);
    browser.cookies.delete('token');
    expect((await browser.post(`${login}/setToken`, { hashToken: answer.hashToken })).answer.msg).toBe('expired');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'http://127.0.0.1@evil.example',
    'http://127.0.0.1:1',
    'http://127.0.0.1.evil.example',
    'evil.example',
    '\t//evil.example',
    '',
  ])('is begun for no site but its own: not for %j', async (redirect) => {
    const { location } = await site.browser().visit(`${login}?redirect=${encodeURIComponent(redirect)}`);
    expect(location).toBe(`${site.url}/main`);
  });

  it('is begun for its own, by origin or host', async () => {
    for (const redirect of [site.url, `${site.url}/main`, new URL(site.url).host]) {
      const { location } = await site.browser().visit(`${login}?redirect=${encodeURIComponent(redirect)}`);
      expect(new URL(location).pathname).toBe('/sandbox/twitter/i/oauth2/authorize');
    }
  });
});
