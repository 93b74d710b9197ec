import { expect, it } from 'vitest';
import { createTableLists } from './table-lists.ts';

const asked = { game_uuid: 'g1', currency: 'RUB' };

const openLists = () => {
  let now = 0;
  const requests: string[] = [];
  const lists = createTableLists(
    {
      listTables({ game_uuid, currency }) {
        requests.push(`${game_uuid} ${currency}`);
        return requests.length === 3 ? Promise.reject(new Error('down')) : Promise.resolve([]);
      },
    },
    { now: () => now },
  );
  return { lists, requests, pass: (ms: number) => void (now += ms) };
};

it('players who look at the same list within five seconds share one request', async () => {
  const { lists, requests, pass } = openLists();
  await Promise.all(Array.from({ length: 20 }, () => lists.list(asked)));
  pass(4999);
  await lists.list(asked);
  expect(requests).toEqual(['g1 RUB']);
  pass(1);
  await lists.list(asked);
  expect(requests).toHaveLength(2);
});

it('another game, another currency and a list that has proved wrong are asked for', async () => {
  const { lists, requests } = openLists();
  await lists.list(asked);
  await lists.list({ ...asked, currency: 'USD' });
  await expect(lists.list({ ...asked, game_uuid: 'g2' })).rejects.toThrow('down');
  await lists.list({ ...asked, game_uuid: 'g2' }); // a failure is not kept
  lists.forget(asked);
  await lists.list(asked);
  expect(requests).toEqual(['g1 RUB', 'g1 USD', 'g2 RUB', 'g2 RUB', 'g1 RUB']);
});
