import { newyear as storage } from 'db';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, openDrum, refused } from '../../testing/drum-fixtures.ts';
import { createOrder, eraseAddresses, loadOrders } from './orders.ts';
import { spin } from './spin.ts';

const { house, tools, playsFor, player, em, reset, close } = await openDrum();
beforeEach(reset);
afterAll(close);

describe('a physical prize', () => {
  const address = {
    fullName: 'Ann Lee',
    country: 'Kazakhstan',
    region: 'Almaty',
    cite: 'Almaty',
    address: 'Abay 1, 2',
    index: '050000',
    telegram: '@ann',
  };

  const winner = async () => {
    const who = await player();
    await playsFor('sweets');
    await spin(tools, who);
    const [won] = (await loadOrders(em(), who.userId, 'en')).open;
    return { who, prize: won?.id ?? '', won };
  };

  it('is ordered once, by its winner, with all fields filled', async () => {
    const { who, prize, won } = await winner();
    expect(won).toMatchObject({ id: '2026-1', title: 'Box of sweets', type: 3, count: 1 });
    const orders = (orderData: typeof address, userId = who.userId) => createOrder(tools, userId, { prize, orderData });
    for (const field of Object.keys(address))
      await expect(orders({ ...address, [field]: ' \t' })).rejects.toEqual(refused('NEWYEAR_FIELDS_EMPTY'));
    await expect(orders(address, (await player()).userId)).rejects.toEqual(refused(404));
    const ordering = await Promise.allSettled(Array.from({ length: 10 }, () => orders(address)));
    expect(ordering.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(orders(address)).rejects.toEqual(refused('NEWYEAR_ORDERED'));
    const { open, ordered } = await loadOrders(em(), who.userId, 'ru');
    expect([open, ordered]).toMatchObject([
      [],
      [{ title: 'Набор сладостей', orderedAt: house.at, shipsBy: house.at + 7 * DAY_MS, shippedAt: null }],
    ]);
  });

  it('has its address erased thirty days after shipment', async () => {
    const { who, prize } = await winner();
    await createOrder(tools, who.userId, { prize, orderData: address });
    const orders = storage.newyearOrderRepository(em());
    const [order] = await orders.ofUser(who.userId);
    await orders.ship(order?.id ?? 0, { shippedAt: house.at, shippedBy: who.userId, tracking: 'KZ 1' });
    const kept = async () => (await storage.newyearOrderRepository(em()).ofUser(who.userId))[0];
    house.at += 30 * DAY_MS;
    await eraseAddresses(tools);
    expect(await kept()).toMatchObject(address);
    house.at += 1;
    await eraseAddresses(tools);
    expect(await kept()).toMatchObject({
      fullName: null,
      address: null,
      telegram: null,
      tracking: 'KZ 1',
      erasedAt: house.at,
    });
  });
});
