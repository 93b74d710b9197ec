import { afterAll, beforeAll, expect, it } from 'vitest';
import { HISTORY_PAGE, type OwnBetRow } from '../../../contract/features/history.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

const BETS = HISTORY_PAGE + 5;

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  player = await server.player();
  const other = await server.player();
  for (let bet = 0; bet < BETS; bet += 1)
    await player.call('dice.play', { bet: '1.00', percent: bet % 2 ? 10 : 80, bet_type: 'less' });
  await other.call('dice.play', { bet: '1.00', percent: 50, bet_type: 'less' });
  const { rows } = await server.db.pool.query<{ id: string }>(
    'SELECT id FROM round WHERE user_id = $1 ORDER BY id LIMIT 1',
    [player.userId],
  );
  await server.database.owner.query(
    `UPDATE round SET account_kind = 'bonus', stake = 100, payout = 5000 WHERE id = $1`,
    [rows[0]?.id],
  );
});
afterAll(() => server.close());

interface Page {
  bets: OwnBetRow[];
  next: string | null;
}

const page = (filter: object = {}): Promise<Page> => player.call<Page>('history.bets', filter);

/** Every bet that a filter lets through, page after page. */
const all = async (filter: object = {}): Promise<OwnBetRow[]> => {
  const bets: OwnBetRow[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const answer = await page({ ...filter, ...(cursor !== undefined && { cursor }) });
    bets.push(...answer.bets);
    cursor = answer.next;
  }
  return bets;
};

it("a player's own bets come newest first in pages, and nobody else's", async () => {
  const bets = await all();
  expect((await page()).bets).toHaveLength(HISTORY_PAGE);
  expect(bets).toHaveLength(BETS);
  expect(bets.map(({ at }) => at)).toEqual(bets.map(({ at }) => at).toSorted((one, other) => other - one));
  expect(new Set(bets.map(({ betId }) => betId)).size).toBe(BETS);
});

it('each filter lets through what it says, across pages', async () => {
  const bets = await all();
  const expected: [object, (bet: OwnBetRow) => boolean][] = [
    [{ result: 'won' }, ({ stakeMinor, payoutMinor }) => payoutMinor > stakeMinor],
    [{ result: 'lost' }, ({ stakeMinor, payoutMinor }) => payoutMinor < stakeMinor],
    [{ times: 10 }, ({ stakeMinor, payoutMinor }) => payoutMinor >= 10 * stakeMinor],
    [{ money: 'bonus', times: 50, game: 'dice', period: 'day' }, ({ money }) => money === 'bonus'],
    [{ game: 'battle' }, () => false],
  ];
  for (const [filter, passes] of expected) expect(await all(filter)).toEqual(bets.filter(passes));
});

it('a bet from before a period is outside it', async () => {
  const oldest = (await all()).at(-1)?.betId;
  await server.database.owner.query(
    `UPDATE round SET id = ('00' || substr(id::text, 3))::uuid WHERE id = $1`, // an id holds its time
    [oldest],
  );
  expect(await all({ period: 'month' })).toHaveLength(BETS - 1);
  expect(await all()).toHaveLength(BETS);
});
