import { sessionProofRepository, sessionRepository, socialProfilesOf } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TelegramAnswer, TelegramBegin } from '../../contract/social.contract.ts';
import { tokenHash } from '../core/auth/session-tokens.ts';
import { openPlayer, redirectProviders, resultOf, somebody } from '../testing/social-people.ts';
import { openOwnSocialSite, type OwnSocialSite, type SocialBrowser } from '../testing/social-site.ts';

let site: OwnSocialSite;
beforeAll(async () => {
  site = await openOwnSocialSite();
});
afterAll(() => site.close());

interface Old {
  browser: SocialBrowser;
  userId: bigint;
}

/** As if the player had signed in a while ago. */
const age = async ({ userId }: Old): Promise<void> => {
  await site.db.owner.query(`UPDATE session SET proved_at = now() - interval '6 minutes' WHERE user_id = $1`, [userId]);
};

const openOld = async (): Promise<Old> => {
  const player = await openPlayer(site, site.browser());
  await age(player);
  return player;
};

/** True when the session of a browser has just shown who uses it. */
const isProved = async ({ browser, userId }: Old): Promise<boolean> => {
  const session = await sessionRepository(site.db.orm.em.fork()).findByTokenHash(
    tokenHash(browser.cookies.get('token') ?? ''),
  );
  const found = await sessionProofRepository(site.db.orm.em.fork()).find(userId, session?.id ?? '');
  return found !== undefined && Date.now() - found.session.provedAt.getTime() < 60_000;
};

const providersOf = async (userId: bigint): Promise<string[]> =>
  (await socialProfilesOf(site.db.orm.em.fork(), userId)).map(({ provider }) => provider);

describe.each([...redirectProviders, ['twitter', '/api/auth/twitter'] as const])('with %s', (social, start) => {
  const confirm = (browser: SocialBrowser, person: string, page = '/settings/security') =>
    browser.authorize(`${start}?confirm=${encodeURIComponent(page)}`, { person });

  it('nobody links a profile long after their sign-in', async () => {
    const { browser, userId } = await openOld();
    const { location } = await browser.visit(`${start}?connect=true&hashToken=x`);
    expect(resultOf(new URL(location))).toEqual(['/settings/account', 'reauthenticate']);
    expect(await providersOf(userId)).toEqual([]);
  });

  it('a player shows by a linked profile who they are, and comes back to where they were', async () => {
    const old = await openPlayer(site, site.browser());
    const person = somebody();
    const { answer } = await old.browser.json<{ hashToken?: string }>('/api/auth/twitter/getToken');
    await old.browser.authorize(`${start}?connect=true&hashToken=${answer.hashToken ?? ''}`, { person });
    expect(await providersOf(old.userId)).toEqual([social]);
    await age(old);
    expect(await isProved(old)).toBe(false);
    const { end } = await confirm(old.browser, person);
    expect(resultOf(end)).toEqual(['/settings/security', 'success_confirmation']);
    expect(await isProved(old)).toBe(true);
  });

  it('another profile shows nothing, signs nobody in and is not linked', async () => {
    const old = await openOld();
    const token = old.browser.cookies.get('token');
    const { end } = await confirm(old.browser, somebody());
    expect(resultOf(end)).toEqual(['/settings/security', 'other_profile']);
    expect([await isProved(old), old.browser.cookies.get('token')]).toEqual([false, token]);
    expect(await providersOf(old.userId)).toEqual([]);
  });

  it('a guest, and somebody whom another site sends, confirms nothing', async () => {
    const page = `${start}?confirm=${encodeURIComponent('/settings/security')}`;
    expect(resultOf(new URL((await site.browser().visit(page)).location))).toEqual(['/main', 'sign_in_first']);
    const { browser } = await openOld();
    const { location } = await browser.visit(page, { 'sec-fetch-site': 'cross-site' });
    expect(resultOf(new URL(location))).toEqual(['/main', 'sign_in_first']);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil', '/a?b=c', ''])(
    'nobody comes back to %j',
    async (page) => {
      const { browser } = await openOld();
      const { end } = await confirm(browser, somebody(), page);
      expect([end.origin, end.pathname]).toEqual([site.url, '/settings/account']);
    },
  );
});

describe('with X', () => {
  it('nobody gets a token for linking long after their sign-in', async () => {
    const { browser } = await openOld();
    const { status, answer } = await browser.json('/api/auth/twitter/getToken');
    expect({ status, answer }).toEqual({ status: 401, answer: { success: false, msg: 'reauthenticate' } });
  });
});

describe('with Telegram', () => {
  const begin = (browser: SocialBrowser, body: object) =>
    browser.post<TelegramBegin | TelegramAnswer>('/api/auth/telegram/begin', body);

  /** Through the widget's page and back, as far as the main page's own question. */
  const goThrough = async (browser: SocialBrowser, person: string, body: object): Promise<TelegramAnswer> => {
    const { answer } = await begin(browser, { state: 'true', ...body });
    const widget = 'widget' in answer && answer.widget?.kind === 'sandbox' ? answer.widget.url : '';
    const chosen = new URL(widget.replace('/widget?', '/widget/choose?'), site.url);
    for (const [name, value] of Object.entries({ mode: 'well', person })) chosen.searchParams.set(name, value);
    const { location } = await browser.visit((await browser.visit(chosen.href)).location);
    return (await browser.json<TelegramAnswer>(`/api/auth/telegram/bot${new URL(location).search}`)).answer;
  };
  const confirm = (browser: SocialBrowser, person: string): Promise<TelegramAnswer> =>
    goThrough(browser, person, { confirm: '/settings/security' });

  it('nobody links a profile long after their sign-in, by the widget or OpenID Connect', async () => {
    const { browser, userId } = await openOld();
    expect((await begin(browser, { state: 'true' })).answer).toEqual({ success: false, msg: 'reauthenticate' });
    const { location } = await browser.visit('/api/auth/telegram/oidc?state=true');
    expect(resultOf(new URL(location))).toEqual(['/settings/account', 'reauthenticate']);
    expect(await providersOf(userId)).toEqual([]);
  });

  it('a player shows by a linked profile who they are, and by no other', async () => {
    const old = await openPlayer(site, site.browser());
    const person = somebody();
    expect(await goThrough(old.browser, person, {})).toEqual({ success: true, msg: 'success_binding' });
    await age(old);
    const other = await confirm(old.browser, somebody());
    expect(other).toEqual({ success: false, msg: 'other_profile', backTo: '/settings/security' });
    expect(await isProved(old)).toBe(false);
    const answer = await confirm(old.browser, person);
    expect(answer).toEqual({ success: true, msg: 'success_confirmation', backTo: '/settings/security' });
    expect(await isProved(old)).toBe(true);
    expect(await providersOf(old.userId)).toEqual(['telegram']);
  });
});
