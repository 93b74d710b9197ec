import { createUser, dayOf, dayStart, inUnitOfWork, partner } from 'db';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownBuckets } from '../../core/realtime/limit-share.ts';
import { campaignCalls } from '../../../contract/features/partner.contract.ts';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { BonusHouse, type BonusTester } from '../bonus/testing/bonus-fixtures.ts';
import { bookDueDays } from './book-earnings.ts';
import { loadCampaigns } from './campaign-views.ts';
import { createClickCounter, isOpenedByPerson, linkOfPage, type ClickCounter } from './clicks.ts';

const DAY_MS = 86_400_000;
const START = dayStart(dayOf(Date.now()) + 7);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

let house: BonusHouse;
let tools: Parameters<typeof bookDueDays>[0];
let counter: ClickCounter;
beforeAll(async () => {
  house = await BonusHouse.open(START + DAY_MS / 2);
  const { db } = house;
  await db.owner.query('UPDATE partner_closed_day SET day = $1', [dayOf(START) - 1]);
  tools = { ...house.tools, db, em: () => db.orm.em.fork(), inUnitOfWork: (work) => inUnitOfWork(db, work) };
  counter = createClickCounter({ buckets: ownBuckets, ...house.tools, secrets: createSecretBox('a secret of tests') });
});
afterAll(async () => {
  await counter.close();
  await house.close();
});

const publicIdOf = async (userId: bigint): Promise<string> => {
  const { rows } = await house.db.owner.query<{ id: string }>('SELECT public_id AS id FROM app_user WHERE id = $1', [
    userId,
  ]);
  return rows[0]?.id ?? '';
};

/** A partner with a campaign of each tag, and the id of their link. */
const partnerWith = async (...tags: string[]): Promise<{ inviter: BonusTester; id: string }> => {
  const inviter = await house.player();
  await partner.openPartner(house.db.pool, inviter.userId, house.at);
  for (const tag of tags)
    await partner.campaignRepository(tools.em()).add({ partnerId: inviter.userId, tag, createdAt: house.at });
  return { inviter, id: await publicIdOf(inviter.userId) };
};

const open = (url: string, { ip = '9.9.9.9', ...headers }: Record<string, string> = {}): void =>
  counter.onPage({ url, ip, headers: { 'user-agent': FIREFOX, 'sec-fetch-dest': 'document', ...headers } });

const today = () => dayOf(house.at);
const report = async ({ userId: partnerId }: BonusTester, days = 0) =>
  campaignCalls['partner.campaigns'].answer.parse({
    ...(await loadCampaigns(tools, { partnerId, from: today() - days, to: today() })),
    telegramLink: null,
  });

/** An account by a link. */
const registers = async (link: string): Promise<bigint> =>
  createUser(house.db.pool, { login: null, passwordHash: null, refererId: link, demoCreditMinor: 0n, at: house.at });

const linkOf = async (userId: bigint) => {
  const row = await partner.referralRepository(tools.em()).find(userId);
  return row && { partnerId: row.partnerId, tag: row.tag, subId: row.subId };
};

describe('a link of a campaign', () => {
  it('carries tag and sub-id to the referral, and leaves the account the id of its inviter', async () => {
    const { inviter, id } = await partnerWith('spring');
    const userId = await registers(`${id}_Spring_click-7_a`);
    expect(await linkOf(userId)).toEqual({ partnerId: inviter.userId, tag: 'spring', subId: 'click-7_a' });
    const { rows } = await house.db.owner.query('SELECT referer_id FROM app_user WHERE id = $1', [userId]);
    expect(rows).toEqual([{ referer_id: id }]);
  });

  it('keeps no tag that its partner has not named, but the sub-id', async () => {
    const { inviter, id } = await partnerWith('spring');
    expect(await linkOf(await registers(`${id}_autumn_7`))).toEqual({
      partnerId: inviter.userId,
      tag: null,
      subId: '7',
    });
    expect(await linkOf(await registers(`${id}__8`))).toMatchObject({ tag: null, subId: '8' });
  });

  it.each([
    ['/ref/abcdef', { code: 'abcdef', tag: null, subId: null }],
    ['/ref/abcdef?tag=Spring&sub=7_a', { code: 'abcdef', tag: 'spring', subId: '7_a' }],
    ['/ads/SUMMER77?sub=7', { code: 'SUMMER77', tag: null, subId: '7' }],
    ['/r/abcdef_spring_7', { code: 'abcdef', tag: 'spring', subId: '7' }],
    ['/r/abcdef__7/', { code: 'abcdef', tag: null, subId: '7' }],
    ['/ref/abcdef?tag=spring_x&sub=a%20b', { code: 'abcdef', tag: null, subId: null }],
    ['/ref/', undefined],
    ['/main?ref=abcdef', undefined],
  ])('%s is read as %j', (url, link) => {
    expect(linkOfPage(url)).toEqual(link);
  });
});

describe('a click', () => {
  it('counts once for a visitor and a day, by the campaign that came first', async () => {
    const { inviter, id } = await partnerWith('spring', 'autumn');
    open(`/ref/${id}?tag=spring&sub=a`);
    open(`/ref/${id}?tag=autumn`);
    await counter.flush();
    open(`/ref/${id}?tag=autumn`);
    open(`/r/${id}_spring_b`, { ip: '9.9.9.8' });
    open(`/ref/${id}`, { 'user-agent': `${FIREFOX} 2` });
    await counter.flush();
    const { rows, subIds, days } = await report(inviter);
    expect(Object.fromEntries(rows.map(({ tag, clicks }) => [tag, clicks]))).toEqual({ spring: 2, autumn: 0, '': 1 });
    expect(subIds.map(({ tag, subId, clicks }) => [tag, subId, clicks])).toEqual([
      ['spring', 'a', 1],
      ['spring', 'b', 1],
    ]);
    expect(days).toEqual([{ day: today(), clicks: 3, registrations: 0, firstDeposits: 0 }]);
    house.at += DAY_MS;
    open(`/ref/${id}`);
    await counter.flush();
    await partner.forgetVisitors(house.db.pool, today());
    expect((await report(inviter)).rows.find(({ tag }) => tag === '')?.clicks).toBe(1);
  });

  it('is counted once by however many processes', async () => {
    const { inviter, id } = await partnerWith();
    const click = { code: id, tag: null, subId: null, day: today(), visitor: Buffer.alloc(16, 7) };
    await Promise.all(Array.from({ length: 8 }, () => partner.countClicks(house.db.pool, [click, click])));
    expect((await report(inviter)).rows).toMatchObject([{ tag: '', clicks: 1 }]);
  });

  it('lists at most a thousand sub-ids of a day apart', async () => {
    const { inviter, id } = await partnerWith();
    const clicks = Array.from({ length: 1_005 }, (_, at) => ({
      code: id,
      tag: null,
      subId: String(at),
      day: today(),
      visitor: Buffer.from(String(at)),
    }));
    await partner.countClicks(house.db.pool, clicks);
    const { rows, subIds } = await report(inviter);
    expect(rows).toMatchObject([{ tag: '', clicks: 1_005 }]);
    expect(subIds).toHaveLength(1_000);
  });

  it('is counted thirty times at once for a network, not without end', async () => {
    const { inviter, id } = await partnerWith();
    for (let browser = 0; browser < 40; browser += 1)
      open(`/ref/${id}`, { ip: '7.7.7.7', 'user-agent': `${FIREFOX} ${browser}` });
    await counter.flush();
    expect((await report(inviter)).rows).toMatchObject([{ clicks: 30 }]);
  });

  it.each([
    [{ 'user-agent': FIREFOX }, true],
    [{ 'user-agent': FIREFOX, 'sec-fetch-dest': 'document' }, true],
    [{}, false],
    [{ 'user-agent': 'TelegramBot (like TwitterBot)' }, false],
    [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, false],
    [{ 'user-agent': 'facebookexternalhit/1.1' }, false],
    [{ 'user-agent': 'curl/8.10' }, false],
    [{ 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' }, false],
    [{ 'user-agent': FIREFOX, purpose: 'prefetch' }, false],
    [{ 'user-agent': FIREFOX, 'sec-fetch-dest': 'iframe' }, false],
    [{ 'user-agent': FIREFOX, 'sec-fetch-dest': 'image' }, false],
  ])('with the headers %j is a person’s: %s', (headers, isPerson) => {
    expect(isOpenedByPerson({ headers })).toBe(isPerson);
  });
});

describe('the figures of a campaign', () => {
  it('go from clicks to earnings, which are shown from three depositing players on', async () => {
    const { inviter, id } = await partnerWith('spring', 'autumn');
    const players: BonusTester[] = [];
    for (const link of [`${id}_spring_a`, `${id}_spring_b`, `${id}_spring_b`, `${id}_autumn_a`, id]) {
      const player = await house.player();
      await partner.attachReferral(house.db.pool, {
        userId: player.userId,
        link,
        isTelegram: false,
        isNew: true,
        at: house.at,
      });
      players.push(player);
    }
    for (const player of players.slice(0, 4)) {
      await house.deposits(player, 10_000n);
      await house.deposits(player, 10_000n);
      await house.stakes(player, 10_000n);
    }
    house.at += DAY_MS;
    await bookDueDays(tools);
    const { rows, subIds, days } = await report(inviter, 1);
    expect(rows).toEqual([
      { tag: 'spring', clicks: 0, registrations: 3, firstDeposits: 3, active: 3, earned: 150 },
      { tag: '', clicks: 0, registrations: 1, firstDeposits: 0, active: 0, earned: 0 },
      { tag: 'autumn', clicks: 0, registrations: 1, firstDeposits: 1, active: 1, earned: null },
    ]);
    expect(subIds.every(({ earned }) => earned === null)).toBe(true);
    expect(days).toEqual([{ day: today() - 1, clicks: 0, registrations: 5, firstDeposits: 4 }]);
  });
});

describe('a promo code', () => {
  const keep = (partnerId: bigint, code: string) =>
    partner.keepCode(house.db.pool, { partnerId, code, at: house.at, max: 3 });

  it('stays its partner’s after another was chosen: nobody else can have it, and it leads to them', async () => {
    const [{ inviter }, { inviter: other }] = [await partnerWith(), await partnerWith()];
    expect([await keep(inviter.userId, 'OldCode1'), await keep(inviter.userId, 'NewCode1')]).toEqual([true, true]);
    expect(await partner.isCodeTaken(house.db.pool, 'OLDCODE1', other.userId)).toBe(true);
    await expect(keep(other.userId, 'oldcode1')).rejects.toSatisfy(partner.isTakenCode);
    expect(await partner.partnerOfLink(house.db.pool, 'oldcode1_tag')).toBe(inviter.userId);
    expect(await partner.isCodeTaken(house.db.pool, 'oldcode1', inviter.userId)).toBe(false);
    expect(await keep(inviter.userId, 'OLDCODE1')).toBe(true);
  });

  it('cannot be hoarded, changed or freed', async () => {
    const { inviter } = await partnerWith();
    for (const at of [1, 2, 3]) expect(await keep(inviter.userId, `Hoard${at}00`)).toBe(true);
    expect(await keep(inviter.userId, 'Hoard400')).toBe(false);
    for (const sql of ['DELETE FROM partner_code', `UPDATE partner_code SET partner_id = 1`])
      await expect(house.db.pool.query(sql)).rejects.toThrow('permission denied');
  });
});

describe('an event for a partner’s own address', () => {
  const eventsOf = async ({ userId }: BonusTester) =>
    (await partner.postbackRepository(tools.em()).newest(userId, 50)).map(({ event, amount }) => [
      event,
      amount ?? null,
    ]);

  const withPostback = async () => {
    const found = await partnerWith('spring');
    await partner.postbackRepository(tools.em()).add({
      partnerId: found.inviter.userId,
      url: `https://${randomUUID()}.example/`,
      secret: Buffer.from('sealed'),
      createdAt: house.at,
    });
    return found;
  };

  it('is written with its cause, once, and only where there is an address', async () => {
    const { inviter, id } = await withPostback();
    const { inviter: silent, id: silentId } = await partnerWith();
    const [invited, other] = [await registers(`${id}_spring_a`), await registers(silentId)];
    const firsts = async (userId: bigint, paymentId: number) =>
      partner.postFirstDeposit(house.db.pool, { userId, paymentId, at: house.at });
    await firsts(invited, 1);
    await firsts(invited, 1);
    await firsts(other, 2);
    expect(await eventsOf(inviter)).toEqual([
      ['firstDeposit', null],
      ['registration', null],
    ]);
    expect(await eventsOf(silent)).toEqual([]);
  });

  it('is not written for a second deposit', async () => {
    const { inviter, id } = await withPostback();
    const player = await house.player();
    const invitation = { userId: player.userId, link: id, isTelegram: false, isNew: true, at: house.at };
    await partner.attachReferral(house.db.pool, invitation);
    await house.deposits(player, 1_000n);
    await partner.postFirstDeposit(house.db.pool, { userId: player.userId, paymentId: 2 ** 30, at: house.at });
    expect(await eventsOf(inviter)).toEqual([['registration', null]]);
  });

  it('names the amount of a booked earning', async () => {
    const { inviter, id } = await withPostback();
    const player = await house.player();
    const invitation = { userId: player.userId, link: id, isTelegram: false, isNew: true, at: house.at };
    await partner.attachReferral(house.db.pool, invitation);
    await house.stakes(player, 1_000_000n);
    house.at += DAY_MS;
    await bookDueDays(tools);
    expect(await eventsOf(inviter)).toContainEqual(['earning', 5_000n]);
  });
});
