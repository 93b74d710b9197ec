import { inUnitOfWork } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { NOTICES_PAGE } from '../../../contract/features/notice-values.ts';
import { notify } from '../../core/notices/notify.ts';
import { openDesk, type Desk } from '../../testing/cash-desk.ts';
import type { TestPlayer } from '../../testing/test-server.ts';

let desk: Desk;
let cashier: TestPlayer;
beforeAll(async () => {
  desk = await openDesk();
  cashier = await desk.server.player({ roles: ['cashier'] });
}, 60_000);
afterAll(() => desk.server.close());

const load = (player: TestPlayer, payload: object = {}): Promise<CallAnswer<'notices.load'>> =>
  player.call('notices.load', payload);
const credited = ({ userId }: TestPlayer, number: number) => ({
  userId,
  code: 'depositCredited' as const,
  fact: `payment:${number}`,
  number,
  at: 1_000 + number,
});
const write = (player: TestPlayer, number: number): Promise<void> =>
  inUnitOfWork(desk.server.db, ({ em }) => notify(em, credited(player, number)));

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
