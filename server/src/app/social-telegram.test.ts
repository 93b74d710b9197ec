import { userRepository } from 'db';
import { createTestPartner, invitationOf } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TelegramAnswer, TelegramBegin } from '../../contract/social.contract.ts';
import { newToken } from '../core/auth/session-tokens.ts';
import { countOf, openPlayer, resultOf, somebody, userIn } from '../testing/social-people.ts';
import { openOwnSocialSite, type SocialBrowser, type OwnSocialSite, type Visit } from '../testing/social-site.ts';

let site: OwnSocialSite;
beforeAll(async () => {
  site = await openOwnSocialSite();
});
afterAll(() => site.close());

/** Asks /toa how sign-in continues. */
const begin = async (browser: SocialBrowser, state = 'false'): Promise<TelegramBegin> =>
  (await browser.post<TelegramBegin>('/api/auth/telegram/begin', { state })).answer;

/** The address of the widget's result, which the widget sends the browser to. */
const widgetReturn = async (browser: SocialBrowser, visit: Visit, state = 'false'): Promise<string> => {
  const { widget } = await begin(browser, state);
  const url = widget?.kind === 'sandbox' ? widget.url : '';
  const chosen = new URL(url.replace('/widget?', '/widget/choose?'), site.url);
  for (const [name, value] of Object.entries({ mode: 'well', ...visit })) chosen.searchParams.set(name, String(value));
  return (await browser.visit(chosen.href)).location;
};

/** The main page's address after the widget, or after OpenID Connect. */
const comeBack = async (browser: SocialBrowser, visit: Visit, state = 'false'): Promise<URL> => {
  const back = await widgetReturn(browser, visit, state);
  return new URL(back.includes('/main?') ? back : (await browser.visit(back)).location);
};

const oidc = async (browser: SocialBrowser, visit: Visit, state = 'false'): Promise<URL> =>
  (await browser.authorize(`/api/auth/telegram/oidc?state=${state}`, visit)).end;

const bot = (browser: SocialBrowser, query: string): Promise<{ status: number; answer: TelegramAnswer }> =>
  browser.json<TelegramAnswer>(`/api/auth/telegram/bot${query}`);

/** Enters as the main page does with its address. */
const completeSignIn = async (browser: SocialBrowser, { search }: URL): Promise<TelegramAnswer> =>
  (await bot(browser, search)).answer;

describe.each([
  ['widget', comeBack],
  ['openid connect', oidc],
] as const)('telegram by its %s', (_way, arrive) => {
  it('success_auth: opens an account for somebody new, and the same one ever after', async () => {
    const person = somebody();
    const browser = site.browser();
    const end = await arrive(browser, { person });
    expect([end.pathname, end.searchParams.get('state')]).toEqual(['/main', 'false']);
    expect(browser.isSignedIn()).toBe(false);
    const answer = await completeSignIn(browser, end);
    expect(answer).toMatchObject({ success: true, msg: 'success_auth', isNew: true });
    expect(browser.cookies.get('token')).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(answer)).not.toContain(browser.cookies.get('token')); // scripts do not get it
    const user = await userIn(site.db, browser);
    expect(user).toMatchObject({ login: null, accountType: 1 });
    const again = site.browser();
    expect(await completeSignIn(again, await arrive(again, { person }))).toMatchObject({
      msg: 'success_auth',
      isNew: false,
    });
    expect((await userIn(site.db, again))?.id).toBe(user?.id);
  });

  it('success_binding and already_in_use: links a profile that nobody has', async () => {
    const person = somebody();
    const { browser, userId } = await openPlayer(site, site.browser());
    const end = await arrive(browser, { person }, 'true');
    expect(end.searchParams.get('state')).toBe('true');
    expect(await completeSignIn(browser, end)).toEqual({ success: true, msg: 'success_binding' });
    expect(await countOf(site.db, 'social_profile WHERE user_id = $1', [userId])).toBe(1);
    const other = await openPlayer(site, site.browser());
    const refused = await bot(other.browser, (await arrive(other.browser, { person }, 'true')).search);
    expect(refused).toEqual({ status: 400, answer: { success: false, msg: 'already_in_use' } });
    expect(await countOf(site.db, 'social_profile WHERE user_id = $1', [other.userId])).toBe(0);
  });

  it.each([
    ['bad_signature', 'refused'],
    ['expired', 'refused'],
    ['replayed', 'refused'],
    ['wrong_audience', 'refused'],
    ['missing_fields', 'refused'],
    ['cancelled', 'cancelled'],
  ])('sign-in with a fault of %s is %s', async (mode, result) => {
    const before = site.browser();
    await arrive(before, { person: somebody() });
    const end = await arrive(site.browser(), { person: somebody(), mode });
    expect(resultOf(end)).toEqual(['/main', result]);
    expect(end.searchParams.has('telegram_id')).toBe(false);
  });

  it('noToken: an entry token counts once, in time, in its own browser', async () => {
    const browser = site.browser();
    const end = await arrive(browser, { person: somebody() });
    expect((await completeSignIn(site.browser(), end)).msg).toBe('noToken');
    const answers = await Promise.all(Array.from({ length: 20 }, () => completeSignIn(browser, end)));
    expect(answers.filter(({ msg }) => msg === 'success_auth')).toHaveLength(1);
    expect(answers.filter(({ msg }) => msg === 'noToken')).toHaveLength(19);
    const late = site.browser();
    const lateEnd = await arrive(late, { person: somebody() });
    await site.db.owner.query(`UPDATE one_time_code SET expires_at = now() WHERE purpose = 'social_person'`);
    expect((await completeSignIn(late, lateEnd)).msg).toBe('noToken');
    expect(late.isSignedIn()).toBe(false);
  });

  it('noToken: links only for who began', async () => {
    const [one, other] = [await openPlayer(site, site.browser()), await openPlayer(site, site.browser())];
    const end = await arrive(one.browser, { person: somebody() }, 'true');
    one.browser.cookies.set('token', other.browser.cookies.get('token') ?? '');
    expect((await completeSignIn(one.browser, end)).msg).toBe('noToken');
    expect(await countOf(site.db, 'social_profile WHERE user_id = ANY($1)', [[one.userId, other.userId]])).toBe(0);
  });
});

describe('telegram', () => {
  it.each(['', '?telegram_id=', '?telegram_id=7123456789&state=false', '?telegram_id=1&telegram_id=2&state=false'])(
    'telegramError: what Telegram has not signed signs nobody in: %j',
    async (query) => {
      const browser = site.browser();
      expect(await bot(browser, query)).toEqual({ status: 400, answer: { success: false, msg: 'telegramError' } });
      expect(browser.isSignedIn()).toBe(false);
    },
  );

  it('telegramError: a state that is not the request’s', async () => {
    const browser = site.browser();
    const end = await comeBack(browser, { person: somebody() });
    end.searchParams.set('state', 'true');
    expect((await completeSignIn(browser, end)).msg).toBe('telegramError');
  });

  it('noToken: a token that nobody has made', async () => {
    expect((await bot(site.browser(), `?telegram_id=${newToken()}&state=false`)).answer.msg).toBe('noToken');
  });

  it('serverError: says so when the database fails, and signs nobody in', async () => {
    const browser = site.browser();
    const end = await comeBack(browser, { person: somebody() });
    await site.db.owner.query('ALTER TABLE social_profile RENAME TO social_profile_away');
    try {
      expect(await bot(browser, end.search)).toEqual({ status: 500, answer: { success: false, msg: 'serverError' } });
    } finally {
      await site.db.owner.query('ALTER TABLE social_profile_away RENAME TO social_profile');
    }
    expect(browser.isSignedIn()).toBe(false);
  });

  it('is blocked for who is', async () => {
    const person = somebody();
    const first = site.browser();
    await completeSignIn(first, await comeBack(first, { person }));
    await userRepository(site.db.orm.em.fork()).update((await userIn(site.db, first))?.id ?? 0n, {
      blockedAt: new Date(),
    });
    const browser = site.browser();
    expect((await completeSignIn(browser, await comeBack(browser, { person }))).msg).toBe('blocked');
    expect(browser.isSignedIn()).toBe(false);
  });

  it('links nothing for a guest', async () => {
    const browser = site.browser();
    expect(await browser.post('/api/auth/telegram/begin', { state: 'true' })).toEqual({
      status: 400,
      answer: { success: false, msg: 'noToken' },
    });
    expect(resultOf(await oidc(browser, {}, 'true'))).toEqual(['/main', 'sign_in_first']);
    expect((await browser.post('/api/auth/telegram/begin', { state: 'maybe' })).answer.msg).toBe('telegramError');
  });

  it('takes a widget’s result once, in the browser that asked for it', async () => {
    const [victim, attacker] = [site.browser(), site.browser()];
    const back = await widgetReturn(attacker, { person: somebody() });
    await begin(victim);
    expect(resultOf(new URL((await victim.visit(back)).location))).toEqual(['/main', 'expired']);
    const ends = await Promise.all(Array.from({ length: 10 }, () => attacker.visit(back)));
    expect(ends.filter(({ location }) => location.includes('telegram_id='))).toHaveLength(1);
  });
});

describe('telegram’s second variant', () => {
  const profileOf = async (
    browser: SocialBrowser,
    visit: Visit,
    state = 'false',
  ): Promise<{ profile: string; ticket: string }> => {
    const back = new URL(await widgetReturn(browser, visit, state));
    return {
      profile: JSON.stringify(Object.fromEntries(back.searchParams)),
      ticket: back.pathname.split('/').at(-1) ?? '',
    };
  };
  const send = async (browser: SocialBrowser, profile: string, state: string): Promise<TelegramAnswer> =>
    (await browser.json<TelegramAnswer>(`/api/auth/telegram?${new URLSearchParams({ profile, state }).toString()}`))
      .answer;

  it('signs in by the widget’s result itself', async () => {
    const browser = site.browser();
    const { profile, ticket } = await profileOf(browser, { person: somebody() });
    expect((await send(site.browser(), profile, ticket)).msg).toBe('noToken');
    expect(await send(browser, profile, ticket)).toMatchObject({ success: true, msg: 'success_auth', isNew: true });
    expect(browser.isSignedIn()).toBe(true);
    expect((await send(browser, profile, ticket)).msg).toBe('noToken');
    expect((await send(browser, profile, 'false')).msg).toBe('noToken');
  });

  it('refuses a result that was used, under whatever state', async () => {
    const browser = site.browser();
    const { profile, ticket } = await profileOf(browser, { person: somebody() });
    const next = await profileOf(browser, { person: somebody() });
    await send(browser, profile, ticket);
    expect((await send(browser, profile, next.ticket)).msg).toBe('telegramError');
  });

  it.each(['', '[]', '7', '{"id":{"a":1}}', '{"id":"7123456789","auth_date":"1","hash":"00"}'])(
    'refuses %s',
    async (profile) => {
      const browser = site.browser();
      const { ticket } = await profileOf(browser, { person: somebody() });
      expect((await send(browser, profile, ticket)).msg).toBe('telegramError');
      expect(browser.isSignedIn()).toBe(false);
    },
  );
});

describe('a mini-app', () => {
  const initDataOf = async (visit: Visit): Promise<string> => {
    const query = new URLSearchParams({
      mode: 'well',
      person: 'anna',
      ...(visit as Record<string, string>),
    }).toString();
    const { location } = await site.browser().visit(`/sandbox/telegram/webapp/choose?${query}`);
    const url = new URL(location);
    expect(url.pathname).toBe('/webApp/auth');
    return new URLSearchParams(url.hash.slice(1)).get('tgWebAppData') ?? '';
  };
  const send = (browser: SocialBrowser, initData: string): Promise<{ status: number; answer: TelegramAnswer }> =>
    browser.post<TelegramAnswer>('/api/auth/telegram/webApp', { initData });

  it('signs its user in: the same person as by the widget', async () => {
    const person = somebody();
    const [app, widget] = [site.browser(), site.browser()];
    expect((await send(app, await initDataOf({ person }))).answer).toMatchObject({ msg: 'success_auth', isNew: true });
    const answer = await completeSignIn(widget, await comeBack(widget, { person }));
    expect(answer).toMatchObject({ msg: 'success_auth', isNew: false });
    expect((await userIn(site.db, app))?.id).toBe((await userIn(site.db, widget))?.id);
  });

  describe('opened by the start parameter of a partner’s link', () => {
    const arrives = async (startapp: string, ref?: string) => {
      const browser = site.browser();
      if (ref !== undefined) browser.cookies.set('ref', ref);
      const opened = { person: somebody(), startapp };
      expect((await send(browser, await initDataOf(opened))).answer).toMatchObject({ isNew: true });
      return invitationOf(site.db, (await userIn(site.db, browser))?.id);
    };

    it('brings the partner its user, with tag and sub-id; a link that was followed before comes first', async () => {
      const { link, userId } = await createTestPartner(site.db, 'spring');
      const invited = { partnerId: userId, isTelegram: true, tag: 'spring', subId: 'c-7' };
      expect(await arrives(`${link}_spring_c-7`)).toEqual(invited);
      const other = await createTestPartner(site.db, 'autumn');
      expect(await arrives(`${other.link}_autumn`, `${link}_spring_c-7`)).toEqual(invited);
      expect(await arrives('nobody_spring')).toBeUndefined();
    });
  });

  it.each(['bad_signature', 'expired', 'replayed', 'wrong_audience', 'missing_fields'])(
    'telegramError: goes wrong by %s',
    async (mode) => {
      await send(site.browser(), await initDataOf({ person: somebody() }));
      const browser = site.browser();
      const { status, answer } = await send(browser, await initDataOf({ person: somebody(), mode }));
      expect([status, answer]).toEqual([400, { success: false, msg: 'telegramError' }]);
      expect(browser.isSignedIn()).toBe(false);
    },
  );

  it('signs in once for one set of data, however fast it is sent', async () => {
    const initData = await initDataOf({ person: somebody() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(site.browser(), initData)));
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });

  it.each([{}, { initData: '' }, { initData: 7 }, { initData: 'a=1&a=2&hash=00' }])('refuses %j', async (body) => {
    const { answer } = await site.browser().post('/api/auth/telegram/webApp', body);
    expect(answer.msg).toBe('telegramError');
  });
});
