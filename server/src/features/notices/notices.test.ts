import { inUnitOfWork, notices } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { noticeKinds, NOTICES_PAGE, topicOfNotice } from '../../../contract/features/notice-values.ts';
import { notify, type NewNotice } from '../../core/notices/notify.ts';
import { openDesk, type Desk } from '../../testing/cash-desk.ts';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { noticeJobs } from './notice-jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let desk: Desk;
let beside: TestServer; // another process
let cashier: TestPlayer;
beforeAll(async () => {
  desk = await openDesk();
  beside = await startTestServer({}, { beside: desk.server });
  cashier = await desk.server.player({ roles: ['payments'] });
}, 60_000);
afterAll(async () => {
  await beside.close();
  await desk.server.close();
});

const load = (player: TestPlayer, payload: object = {}): Promise<CallAnswer<'notices.load'>> =>
  player.call('notices.load', payload);
const credited = ({ userId }: TestPlayer, number: number) => ({
  userId,
  code: 'depositCredited' as const,
  fact: `payment:${number}`,
  number,
  at: 1_000 + number,
});
const tell = (notice: NewNotice): Promise<void> => inUnitOfWork(desk.server.db, ({ em }) => notify(em, notice));
const write = (player: TestPlayer, number: number): Promise<void> => tell(credited(player, number));
const writeEach = async ({ userId }: TestPlayer): Promise<void> => {
  for (const code of noticeKinds) await tell({ userId, code, fact: 'each', at: Date.now() });
};
const codes = ({ userId }: TestPlayer): Promise<string[]> => noticeCodes(desk.server.db, userId);
const jobsAt = (now: number) => {
  const [ending, forget] = noticeJobs({ em: () => desk.server.db.orm.em.fork(), clock: { now: () => now } });
  return { ending, forget };
};

describe('a notice', () => {
  it('tells of a refused withdrawal, and is its own player’s alone', async () => {
    const [player, other] = [await desk.customer(), await desk.customer()];
    const id = await desk.ask(player);
    await cashier.call('officeCash.refuse', { id, why: 'rules' });
    expect(await load(player)).toMatchObject({
      items: [{ code: 'withdrawalRefused', number: id, facts: { reason: 'rules' }, isRead: false }],
      unread: 1,
      isLast: true,
    });
    expect(await load(other)).toEqual({ items: [], unread: 0, isLast: true });
  });

  it('is written once when a hundred transactions tell of the same fact', async () => {
    const player = await desk.server.player();
    await Promise.all(Array.from({ length: 100 }, () => write(player, 7)));
    expect((await load(player)).items).toMatchObject([{ code: 'depositCredited', number: 7 }]);
  });

  it('is not there when the transaction of its fact fails', async () => {
    const player = await desk.server.player();
    const failing = inUnitOfWork(desk.server.db, async ({ em }) => {
      await notify(em, credited(player, 7));
      throw new Error('the fact failed');
    });
    await expect(failing).rejects.toThrow('the fact failed');
    expect((await load(player)).items).toEqual([]);
  });
});

describe('the list of notices', () => {
  it('has pages, the newest first', async () => {
    const player = await desk.server.player();
    for (let number = 1; number <= NOTICES_PAGE + 2; number++) await write(player, number);
    const { items, unread, isLast } = await load(player);
    expect([items.length, items[0]?.number, unread, isLast]).toEqual([
      NOTICES_PAGE,
      NOTICES_PAGE + 2,
      NOTICES_PAGE + 2,
      false,
    ]);
    const earlier = await load(player, { before: items.at(-1)?.id });
    expect(earlier.items.map(({ number }) => number)).toEqual([2, 1]);
    expect(earlier.isLast).toBe(true);
  });

  it('is read up to the last one that was seen', async () => {
    const player = await desk.server.player();
    await write(player, 1);
    await write(player, 2);
    const [newer, older] = (await load(player)).items;
    expect(await player.call('notices.read', { upTo: older?.id })).toEqual({ unread: 1 });
    expect((await load(player)).items.map(({ isRead }) => isRead)).toEqual([false, true]);
    expect(await player.call('notices.read', { upTo: newer?.id })).toEqual({ unread: 0 });
  });
});

describe('a player at two processes', () => {
  it('hears of a new notice at both, and that it was read at either', async () => {
    const here = await desk.customer();
    const there = await beside.again(here);
    const heard: string[] = [];
    here.calls.on('notices', () => heard.push('here'));
    there.calls.on('notices', () => heard.push('there'));
    await cashier.call('officeCash.refuse', { id: await desk.ask(here), why: 'rules' });
    await expect.poll(() => heard.toSorted()).toEqual(['here', 'there']);
    expect(await there.call('notices.unread')).toEqual({ unread: 1 });
    const [notice] = (await load(there)).items;
    await there.call('notices.read', { id: notice?.id });
    await expect.poll(() => heard.toSorted()).toEqual(['here', 'here', 'there', 'there']);
    expect(await here.call('notices.unread')).toEqual({ unread: 0 });
  });

  it('is present as long as either has a page of theirs open', async () => {
    const here = await desk.server.player();
    const there = await beside.again(here);
    const pages = async (): Promise<number> =>
      (await desk.sql('SELECT FROM notice_presence WHERE user_id = $1', [here.userId])).length;
    await expect.poll(pages).toBe(2);
    here.calls.disconnect();
    await expect.poll(pages).toBe(1);
    there.calls.disconnect();
    await expect.poll(pages).toBe(0);
  });
});

describe('choices', () => {
  it('hide a kind in the site until it is chosen again, but never what keeps the account safe', async () => {
    const player = await desk.server.player();
    const choose = (isOn: boolean) => player.call('notices.choose', { topic: 'vip', channel: 'site', isOn });
    const level = (fact: string) => tell({ userId: player.userId, code: 'levelReached', fact, at: 1 });
    await choose(false);
    await choose(false);
    expect(await player.call('notices.choices')).toMatchObject({ switchedOff: ['site:vip'] });
    await level('level:2');
    expect(await load(player)).toEqual({ items: [], unread: 0, isLast: true });
    await choose(true);
    await level('level:2'); // told before
    await level('level:3');
    expect(await codes(player)).toEqual(['levelReached']);
    const safety = { topic: 'security', channel: 'site', isOn: false };
    expect((await player.refusal('notices.choose', safety)).code).toBe(400);
  });

  it('stop the letters of a kind, and its notice stays', async () => {
    const [silent, other] = [await desk.customer(), await desk.customer()];
    await desk.sql(`UPDATE app_user SET email = id || '@example.com', email_verified = true WHERE id = ANY ($1)`, [
      [silent.userId, other.userId],
    ]);
    await silent.call('notices.choose', { topic: 'payments', channel: 'email', isOn: false });
    for (const player of [silent, other])
      await cashier.call('officeCash.refuse', { id: await desk.ask(player), why: 'rules' });
    const letters = await desk.sql(
      `SELECT user_id AS "userId" FROM mail WHERE kind = 'withdrawalRefused' AND user_id = ANY ($1)`,
      [[silent.userId, other.userId]],
    );
    expect(letters).toEqual([{ userId: other.userId }]);
    expect([await codes(silent), await codes(other)]).toEqual([['withdrawalRefused'], ['withdrawalRefused']]);
  });
});

describe('a break', () => {
  it('leaves what is about the account and its money, and nothing else', async () => {
    const [resting, playing] = [await desk.server.player(), await desk.server.player()];
    await resting.call('limits.timeOut', { for: 'day' });
    await writeEach(resting);
    await writeEach(playing);
    const kept = noticeKinds.filter((code) =>
      ['security', 'payments', 'identity', 'support'].includes(topicOfNotice[code]),
    );
    expect((await codes(resting)).toReversed()).toEqual(kept);
    expect((await codes(playing)).toReversed()).toEqual(noticeKinds);
  });
});

describe('the jobs', () => {
  it('tell of a bonus in the last day of its time, once, and of none that never had more', async () => {
    const { userId } = await desk.server.player();
    const at = Date.now();
    const grant = (period: string, [from, to]: readonly [number, number]) =>
      desk.sql(
        `INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, expires_at, terms, details, created_at, updated_at)
         VALUES ($1, 'loyal', $2, 'bonus', 100, 'ready', $3, 1, '{}', $4, $4)`,
        [userId, period, at + to * HOUR_MS, at + from * HOUR_MS],
      );
    await grant('ending', [-48, 23]);
    await grant('later', [-48, 25]);
    await grant('short', [-1, 5]);
    await jobsAt(at).ending.run();
    await jobsAt(at + 1).ending.run();
    const rows = await notices.noticesOf(desk.server.db.orm.em.fork(), userId, { before: undefined, limit: 10 });
    expect(rows).toMatchObject([{ code: 'bonusEnding', facts: { bonus: 'loyal', until: at + 23 * HOUR_MS } }]);
    await jobsAt(at + 2 * HOUR_MS).ending.run();
    expect(await noticeCodes(desk.server.db, userId)).toHaveLength(2);
  });

  it('forget what was read after 90 days, and the rest after a year', async () => {
    const player = await desk.server.player();
    for (const [number, at] of [
      [1, Date.now()],
      [2, Date.now() - 100 * DAY_MS],
    ] as const)
      await tell({ ...credited(player, number), at });
    const [, first] = (await load(player)).items;
    await player.call('notices.read', { id: first?.id });
    const left = async (afterDays: number): Promise<number> => {
      await jobsAt(Date.now() + afterDays * DAY_MS).forget.run();
      return (await load(player)).items.length;
    };
    expect([await left(89), await left(91), await left(260), await left(270)]).toEqual([2, 1, 1, 0]);
  });
});
