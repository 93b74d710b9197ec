import { closureOf, inUnitOfWork, unlinkProfile } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOf, openPlayer, redirectProviders, resultOf, somebody, userIn } from '../testing/social-people.ts';
import { openOwnSocialSite, type OwnSocialSite } from '../testing/social-site.ts';

let site: OwnSocialSite;
beforeAll(async () => {
  site = await openOwnSocialSite();
});
afterAll(() => site.close());

describe.each(redirectProviders)('linking a profile of %s', (social, start) => {
  it('adds it to the account that somebody is signed in to, once', async () => {
    const person = somebody();
    const { browser, userId } = await openPlayer(site, site.browser());
    for (let time = 0; time < 2; time += 1) {
      const { end } = await browser.authorize(`${start}?connect=true`, { person });
      expect(resultOf(end)).toEqual(['/settings/account', 'success_binding']);
    }
    expect(await countOf(site.db, 'social_profile WHERE user_id = $1', [userId])).toBe(1);
    const elsewhere = site.browser();
    await elsewhere.authorize(start, { person });
    expect((await userIn(site.db, elsewhere))?.id).toBe(userId);
  });

  it('linking a profile that an excluded player had before closes play until somebody has looked', async () => {
    const person = somebody();
    const excluded = await openPlayer(site, site.browser());
    await excluded.browser.authorize(`${start}?connect=true`, { person });
    await site.db.owner.query(
      `UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`,
      [excluded.userId],
    );
    await inUnitOfWork(site.db, ({ em }) => unlinkProfile(em, excluded.userId, social, null));
    const { browser, userId } = await openPlayer(site, site.browser());
    await browser.authorize(`${start}?connect=true`, { person });
    expect(await countOf(site.db, "exclusion_match WHERE user_id = $1 AND kind = 'profile'", [userId])).toBe(1);
    expect(await closureOf(site.db.orm.em.fork(), userId, Date.now())).toMatchObject({ kind: 'identity_review' });
  });

  it('linking a profile that another account has is refused, and changes nothing', async () => {
    const person = somebody();
    await site.browser().authorize(start, { person });
    const { browser, userId } = await openPlayer(site, site.browser());
    const { end } = await browser.authorize(`${start}?connect=true`, { person });
    expect(resultOf(end)).toEqual(['/settings/account', 'already_in_use']);
    expect(await countOf(site.db, 'social_profile WHERE user_id = $1', [userId])).toBe(0);
  });

  it('beside another one of the same provider is refused', async () => {
    const { browser, userId } = await openPlayer(site, site.browser());
    await browser.authorize(`${start}?connect=true`, { person: somebody() });
    const { end } = await browser.authorize(`${start}?connect=true`, { person: somebody() });
    expect(resultOf(end)).toEqual(['/settings/account', 'already_in_use']);
    expect(await countOf(site.db, 'social_profile WHERE user_id = $1', [userId])).toBe(1);
  });

  it('says in settings that it was cancelled or refused', async () => {
    const { browser } = await openPlayer(site, site.browser());
    const cancelled = await browser.authorize(`${start}?connect=true`, { cancel: true });
    expect(resultOf(cancelled.end)).toEqual(['/settings/account', 'cancelled']);
    const refused = await browser.authorize(`${start}?connect=true`, { person: somebody(), mode: 'bad_signature' });
    expect(resultOf(refused.end)).toEqual(['/settings/account', 'refused']);
  });

  it('is for who is signed in, and for nobody whom another site sends', async () => {
    expect(resultOf((await site.browser().authorize(`${start}?connect=true`)).end)).toEqual(['/main', 'sign_in_first']);
    const { browser } = await openPlayer(site, site.browser());
    const { location } = await browser.visit(`${start}?connect=true`, { 'sec-fetch-site': 'cross-site' });
    expect(resultOf(new URL(location))).toEqual(['/main', 'sign_in_first']);
  });

  it('ends for who began it only', async () => {
    const [one, other] = [await openPlayer(site, site.browser()), await openPlayer(site, site.browser())];
    const callback = await one.browser.choose(`${start}?connect=true`, { person: somebody() });
    one.browser.cookies.set('token', other.browser.cookies.get('token') ?? '');
    expect(resultOf(new URL((await one.browser.visit(callback)).location))).toEqual(['/main', 'expired']);
    expect(await countOf(site.db, 'social_profile WHERE user_id = ANY($1)', [[one.userId, other.userId]])).toBe(0);
    const guest = await openPlayer(site, site.browser());
    const lost = await guest.browser.choose(`${start}?connect=true`, { person: somebody() });
    guest.browser.cookies.delete('token');
    expect(resultOf(new URL((await guest.browser.visit(lost)).location))).toEqual(['/main', 'expired']);
    expect(await countOf(site.db, 'social_profile WHERE provider = $1 AND user_id = $2', [social, guest.userId])).toBe(
      0,
    );
  });
});
