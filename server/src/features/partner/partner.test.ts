import { dayOf, dayStart, partner, statsOf } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerRequests } from '../../../contract/features/partner.contract.ts';
import { BonusHouse, type BonusTester } from '../bonus/testing/bonus-fixtures.ts';
import { bookDueDays } from './book-earnings.ts';
import { convertEarnings, decideOrder } from './convert.ts';
import { takeInvites } from './take-invites.ts';
import { loadDay, loadOverview, loadProfit, loadReferrals } from './partner-views.ts';

const DAY_MS = 86_400_000;
const START = dayStart(dayOf(Date.now()) + 7);
const shownIn = { id: 2, name: 'USD', courseMicro: 1_000_000n as never };
const refused = (code: number | string) => expect.objectContaining({ code });

let house: BonusHouse;
let tools: Parameters<typeof bookDueDays>[0];
beforeAll(async () => {
  house = await BonusHouse.open(START + DAY_MS / 2);
  const { db } = house;
  await db.owner.query('UPDATE partner_closed_day SET day = $1', [dayOf(START) - 1]);
  const { inUnitOfWork } = await import('db');
  tools = {
    ...house.tools,
    db,
    em: () => db.orm.em.fork(),
    inUnitOfWork: (work) => inUnitOfWork(db, work),
  };
});
afterAll(async () => {
  expect(await house.breaches()).toEqual([]);
  await house.close();
});

const publicIdOf = async ({ userId }: BonusTester): Promise<string> => {
  const { rows } = await house.db.owner.query<{ id: string }>('SELECT public_id AS id FROM app_user WHERE id = $1', [
    userId,
  ]);
  return rows[0]?.id ?? '';
};

const invites = async (inviter: BonusTester, invited: BonusTester): Promise<boolean> =>
  partner.attachReferral(house.db.pool, {
    userId: invited.userId,
    link: await publicIdOf(inviter),
    isTelegram: false,
    isNew: true,
    at: house.at,
  });

const balanceOf = async (player: BonusTester): Promise<bigint> => (await house.balances(player)).partner ?? 0n;

/** Ends the day and books it. */
const endDay = async (): Promise<void> => {
  house.at += DAY_MS;
  await bookDueDays(tools);
};

const couple = async (): Promise<[BonusTester, BonusTester]> => {
  const [inviter, invited] = [await house.player(), await house.player()];
  expect(await invites(inviter, invited)).toBe(true);
  return [inviter, invited];
};

/** Gives a partner so much to convert. */
const earns = async (inviter: BonusTester, invited: BonusTester, amountMinor: bigint): Promise<void> => {
  await house.stakes(invited, amountMinor * 200n); // 2 % of it, and a quarter of these
  await endDay();
  expect(await balanceOf(inviter)).toBe(amountMinor);
};

const convert = (inviter: BonusTester, requestId: string | null = null) =>
  tools.inUnitOfWork((unit) => convertEarnings(unit, { partnerId: inviter.userId, requestId, shownIn, at: house.at }));

const staff = async () => ({ actorId: (await house.player()).userId, isExempt: true, isAdmin: true, address: null });

/** Moves the clock to the next Wednesday and gives its number. */
const wednesday = (): number => {
  while ((dayOf(house.at) + 4) % 7 !== 3) house.at += DAY_MS;
  return dayOf(house.at);
};

describe('a referral', () => {
  it('belongs to one partner for good, never to themselves or to whom they invited', async () => {
    const [inviter, invited] = await couple();
    expect(await invites(await house.player(), invited)).toBe(false);
    expect(await invites(invited, inviter)).toBe(false);
    expect(await invites(inviter, inviter)).toBe(false);
  });

  it('is found by a promo code in any case, also after another one was chosen', async () => {
    const inviter = await house.player();
    await partner.openPartner(house.db.pool, inviter.userId, house.at);
    for (const code of ['Summer77', 'Winter77'])
      await partner.keepCode(house.db.pool, { partnerId: inviter.userId, code, at: house.at, max: 2 });
    expect(await partner.partnerOfLink(house.db.pool, 'SUMMER77')).toBe(inviter.userId);
    expect(await partner.isCodeTaken(house.db.pool, 'sUmmer77', 0n)).toBe(true);
    expect(await partner.isCodeTaken(house.db.pool, await publicIdOf(inviter), 0n)).toBe(true);
  });
});

describe('a day that has ended', () => {
  it('brings a level-1 partner a quarter of 2 % of the stakes, once, however many processes book it', async () => {
    const [inviter, invited] = await couple();
    await house.stakes(invited, 1_000_000n, { payoutMinor: 500_000n });
    const day = dayOf(house.at);
    house.at += DAY_MS;
    await Promise.all([bookDueDays(tools), bookDueDays(tools), bookDueDays(tools)]);
    await bookDueDays(tools);
    expect(await balanceOf(inviter)).toBe(5_000n);
    expect(await partner.differingFacts(house.db.pool, day)).toEqual([]);
    const seen = await loadDay(tools, inviter.userId, day);
    expect(seen.referrals).toMatchObject([{ id: '1', bets: 1_000_000, wins: 500_000, ngr: 500_000 }]);
    expect(seen.earnings).toMatchObject([
      { plan: 'turnover', formula: 5_000, ceiling: 250_000, before: 0, amount: 5_000 },
    ]);
    expect(await loadProfit(tools, { partnerId: inviter.userId, from: day, to: day })).toMatchObject({
      days: [{ day, players: 1, earned: 5_000 }],
    });
  });

  it('waits until ten minutes after midnight', async () => {
    const [inviter, invited] = await couple();
    await house.stakes(invited, 1_000_000n);
    const at = house.at;
    house.at = dayStart(dayOf(at) + 1) + 599_999;
    await bookDueDays(tools);
    expect(await balanceOf(inviter)).toBe(0n);
    house.at += 1;
    await bookDueDays(tools);
    expect(await balanceOf(inviter)).toBe(5_000n);
    house.at = dayStart(dayOf(house.at)) + DAY_MS / 2;
  });

  it('takes back what referrals won later, but nothing that was converted', async () => {
    const [inviter, invited] = await couple();
    await earns(inviter, invited, 10_000n);
    await house.stakes(invited, 1_000n, { payoutMinor: 3_000_000n });
    await endDay();
    expect(await balanceOf(inviter)).toBe(0n);
    await house.stakes(invited, 1_000_000n);
    await endDay();
    expect((await loadOverview(tools, inviter.userId)).waterfall.ngr).toBe(2_000_000 + 1_000 + 1_000_000 - 3_000_000);
    expect(await balanceOf(inviter)).toBe(500n); // half of what the house kept
  });

  it('counts no referral who shares a device with the partner, nor their days before', async () => {
    const [inviter, invited] = await couple();
    await earns(inviter, invited, 10_000n);
    for (const { userId } of [inviter, invited])
      await house.db.owner.query(
        `INSERT INTO known_device (user_id, device_hash, first_seen_at, last_seen_at) VALUES ($1, '\\x01', now(), now())`,
        [userId],
      );
    await house.stakes(invited, 1_000_000n);
    await endDay();
    expect(await balanceOf(inviter)).toBe(0n);
    const page = await loadReferrals(tools, inviter.userId, { partner: false, page: 1 });
    const { referrals } = partnerRequests['partnerInfo:myRefferals'].data.parse(page);
    expect(referrals).toMatchObject([{ isTied: true, balanceByReferals: 0 }]);
  });

  it('brings who invited the partner 5 % of what the partner earned', async () => {
    const [inviter, invited] = await couple();
    const third = await house.player();
    await invites(invited, third);
    await house.stakes(third, 1_000_000n);
    await endDay();
    expect([await balanceOf(invited), await balanceOf(inviter)]).toEqual([5_000n, 250n]);
  });
});

describe('prizes for invitations by Telegram', () => {
  it('are paid once for each level that an invited player has staked their way to', async () => {
    const [inviter, invited] = [await house.player(), await house.player()];
    const link = await publicIdOf(inviter);
    await partner.attachReferral(house.db.pool, {
      userId: invited.userId,
      link,
      isTelegram: true,
      isNew: true,
      at: house.at,
    });
    expect(await takeInvites(house.tools, inviter)).toBe(0n);
    await house.stakes(invited, 10_000n); // reaches VIP2
    await statsOf(house.db.pool, invited.userId);
    const taken = await Promise.all([takeInvites(house.tools, inviter), takeInvites(house.tools, inviter)]);
    expect(taken.toSorted()).toEqual([0n, 800n]); // 3 and 5 DIC
    expect((await house.balances(inviter)).dicLocked).toBe(800n);
    const { referrals } = await loadReferrals(tools, inviter.userId, { partner: false, page: 1 });
    expect(referrals).toMatchObject([{ totalBonusDic: 800, refererFromTelegram: true }]);
  });
});

describe('a conversion', () => {
  it('is refused below 50 units, with the least sum', async () => {
    const [inviter, invited] = await couple();
    await expect(convert(inviter)).rejects.toEqual(refused(1));
    await earns(inviter, invited, 4_999n);
    await expect(convert(inviter)).rejects.toMatchObject({ code: 3, details: { limit: '50.00', currency: 'USD' } });
  });

  it('sets everything aside once, and is paid on a Wednesday by others than the partner', async () => {
    const [inviter, invited] = await couple();
    await earns(inviter, invited, 6_000n);
    const requestId = '018f0000-0000-7000-8000-000000000001';
    const [first, second] = [await convert(inviter, requestId), await convert(inviter, requestId)];
    expect(second.id).toBe(first.id);
    expect(await balanceOf(inviter)).toBe(0n);
    const before = (await house.balances(inviter)).real ?? 0n;
    const decide = (decider: Awaited<ReturnType<typeof staff>>, day: number) =>
      tools.inUnitOfWork((unit) =>
        decideOrder(unit, { id: first.id, isApproved: true, reason: null, decider, day, at: house.at }),
      );
    const day = wednesday();
    const decider = await staff();
    await expect(decide(decider, day + 1)).rejects.toEqual(refused('NOT_WEDNESDAY'));
    await expect(decide({ ...decider, actorId: inviter.userId }, day)).rejects.toEqual(refused('OWN_PARTNER'));
    expect(await decide(decider, day)).toMatchObject({ isComplete: true });
    await expect(decide(decider, day)).rejects.toEqual(refused('GONE'));
    expect((await house.balances(inviter)).real).toBe(before + 6_000n);
  });

  it('above 500 units is approved by two people, and comes back when it is rejected', async () => {
    const [inviter, invited] = await couple();
    await earns(inviter, invited, 50_000n);
    const { id } = await convert(inviter);
    const decide = (decider: Awaited<ReturnType<typeof staff>>, isApproved: boolean) =>
      tools.inUnitOfWork((unit) =>
        decideOrder(unit, { id, isApproved, reason: 'sources', decider, day: wednesday(), at: house.at }),
      );
    const first = await staff();
    expect(await decide(first, true)).toMatchObject({ isComplete: false });
    await expect(decide(first, true)).rejects.toEqual(refused('SECOND_PERSON'));
    expect(await decide(await staff(), false)).toMatchObject({ isComplete: true });
    expect(await balanceOf(inviter)).toBe(50_000n);
  });
});
