import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  NewyearInfo,
  NewyearOrdered,
  NewyearSpun,
  NewyearWonThing,
  OfficeNewyearOrder,
} from '../../../../../contract/features/newyear.contract.ts';
import { makeStaff, startTestServer, type TestPlayer, type TestServer } from '../../../../testing/test-server.ts';

const WEEK_MS = 604_800_000;

const prizes = [
  { amountMinor: 0, kind: 'item', name: 'headphones', weight: 1_000_000 },
  { amountMinor: 100, kind: 'base', name: 'base-1', weight: 1 },
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { configs: { newyear: { prizes } } });
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await server.close();
});

const infoOf = async (player: TestPlayer) =>
  (await player.call<{ info: NewyearInfo | null }>('bonus.newYearBoom.getInfo')).info;
const spin = async (player: TestPlayer, ticket?: number) =>
  player.call<NewyearSpun>('bonus.newYearBoom.spin', { ticket: ticket ?? ((await infoOf(player))?.spent ?? 0) + 1 });

describe('the calls of the drum', () => {
  it('show a player’s tickets of the sandbox event, in the profile too', async () => {
    const player = await server.player({ language: 'en' });
    const spinsIn = async () => (await player.request('profile:load')).data['newYearBoomSpins'];
    expect(await spinsIn()).toBe(3);
    expect(await infoOf(player)).toMatchObject({ spins: 3, days: 1, spent: 0 });
    const { id, outcome, given, spins } = await spin(player);
    expect([spins, await spinsIn()]).toEqual([2, 2]);
    const shown = await player.call('fairness.round', { game: 'newyear', id });
    expect(shown).toMatchObject({ record: { game: 'newyear', final: { outcome } } });
    expect(outcome).toEqual({ prize: 'headphones', prizeMinor: '0' });
    expect(given).toMatchObject({ account: null, amount: 0 });
    const { prizes: listed } = await player.call<{ prizes: object[] }>('bonus.newYearBoom.getPrizeList');
    expect(listed).toMatchObject([
      {
        title: 'Headphones',
        title_count: '9/10',
        type: 3,
        amount: 0,
        count: 9,
        weight: 1_000_000,
        equivalent: 1_000_000,
      },
      { title: '1.00 RUB', title_count: '', type: 1, amount: 100, count: 0, weight: 1 },
    ]);
  });

  it('spend no other ticket when a spin is repeated', async () => {
    const player = await server.player();
    await spin(player, 1);
    for (const ticket of [1, 3]) {
      const refused = await player.refusal('bonus.newYearBoom.spin', { ticket });
      expect(refused).toMatchObject({ code: 'NEWYEAR_TICKET_SPENT' });
    }
    expect(await infoOf(player)).toMatchObject({ spins: 2, spent: 1 });
    for (const _ of [2, 3]) await spin(player);
    expect(await player.refusal('bonus.newYearBoom.spin', { ticket: 4 })).toMatchObject({ code: 'NEWYEAR_NO_TICKETS' });
  });
});

describe('an order', () => {
  const orderData = {
    fullName: 'Ann Lee',
    country: 'Kazakhstan',
    region: 'Almaty',
    cite: 'Almaty',
    address: 'Abay 1, 2',
    index: '050000',
    telegram: '@ann',
  };

  const wins = async (player: TestPlayer): Promise<string> => {
    await spin(player);
    const { prizes: won } = await player.call<{ prizes: NewyearWonThing[] }>('bonus.newYearBoom.getPrizeForOrders');
    return won[0]?.id ?? '';
  };

  it('goes from its player to staff who ship it, and every read of the address is recorded', async () => {
    const player = await server.player({ language: 'en' });
    const staff = await server.player({ roles: ['admin'], language: 'en' });
    const prize = await wins(player);
    const empty = { prize, orderData: { ...orderData, index: ' ' } };
    expect(await player.refusal('bonus.newYearBoom.createOrder', empty)).toMatchObject({
      code: 'NEWYEAR_FIELDS_EMPTY',
      msg: 'All fields must be filled.',
      field: 'index',
    });
    await player.call('bonus.newYearBoom.createOrder', { prize, orderData });
    const { orders } = await staff.call<{ orders: OfficeNewyearOrder[] }>('officeNewyear.orders');
    expect(orders).toMatchObject([{ prize: 'headphones', country: 'Kazakhstan', shippedAt: null, others: [] }]);
    expect((orders[0]?.shipsBy ?? 0) - (orders[0]?.at ?? 0)).toBe(WEEK_MS);
    const id = orders[0]?.id;
    expect(await staff.call('officeNewyear.address', { id })).toEqual({ address: orderData });
    await staff.call('officeNewyear.ship', { id, tracking: 'KZ 123' });
    expect(await staff.refusal('officeNewyear.ship', { id, tracking: 'x' })).toMatchObject({ code: 'GONE' });
    expect(await staff.refusal('officeNewyear.ship', { id: 999, tracking: 'x' })).toMatchObject({ code: 404 });
    const checked = await player.call<{ orders: NewyearOrdered[] }>('bonus.newYearBoom.checkOrder');
    expect(checked.orders).toMatchObject([{ title: 'Headphones', tracking: 'KZ 123', shippedAt: expect.any(Number) }]);
    const { rows } = await server.db.pool.query<{ kind: string; byStaff: boolean }>(
      `SELECT kind, actor_id = $2 AS "byStaff" FROM account_event WHERE user_id = $1 AND kind LIKE 'newyear.%' ORDER BY id`,
      [player.userId, staff.userId],
    );
    expect(rows).toEqual([
      { kind: 'newyear.ordered', byStaff: null },
      { kind: 'newyear.addressRead', byStaff: true },
      { kind: 'newyear.shipped', byStaff: true },
    ]);
  });

  it('is in the player’s data export', async () => {
    const player = await server.player({ language: 'en' });
    await player.call('bonus.newYearBoom.createOrder', { prize: await wins(player), orderData });
    const exported = await fetch(`${server.url}/api/account/export`, { headers: { cookie: `token=${player.token}` } });
    expect(await exported.json()).toMatchObject({
      newyearOrders: [{ fullName: 'Ann Lee', index: '050000', shippedAt: null }],
      newyearSpins: [{ number: 1, prize: 'headphones' }],
      newyearLogins: [{}],
    });
  });

  it('an order of a staff member, made before they were one, is shipped by somebody else', async () => {
    const staff = await server.player({ language: 'en' });
    await staff.call('bonus.newYearBoom.createOrder', { prize: await wins(staff), orderData });
    await makeStaff(server.database, staff.userId, ['finance']);
    const { orders } = await staff.call<{ orders: OfficeNewyearOrder[] }>('officeNewyear.orders');
    const newest = Math.max(...orders.map(({ id }) => id));
    expect(await staff.refusal('officeNewyear.ship', { id: newest, tracking: 'x' })).toMatchObject({
      code: 'OWN_ORDER',
    });
  });
});
