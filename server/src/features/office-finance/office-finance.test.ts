import { dayOf, dayStart, periodOf } from 'db';
import { houseDayText } from 'games-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { TestSlots } from 'db/testing';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let finance: TestPlayer;
let colleague: TestPlayer;
let outsider: TestPlayer;
const today = dayOf(Date.now());
const thisMonth = periodOf('month', Date.now()).firstDay;
const lastMonth = periodOf('month', dayStart(thisMonth) - 1).firstDay;
const monthBefore = periodOf('month', dayStart(lastMonth) - 1).firstDay;

const move = async (player: TestPlayer, day: number): Promise<void> => {
  await server.database.owner.query(
    `UPDATE ledger_transaction t SET at = $2 FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
     WHERE e.transaction_id = t.id AND a.user_id = $1`,
    [player.userId, dayStart(day) + 1],
  );
};

beforeAll(async () => {
  server = await startTestServer();
  [finance, colleague, outsider] = await Promise.all([
    server.player({ roles: ['finance'] }),
    server.player({ roles: ['finance'] }),
    server.player({ roles: ['support'] }),
  ]);
  await move(await server.player(), monthBefore);
  await move(await server.player(), lastMonth + 3);
});
afterAll(() => server.close());

const figures = (from: number, to: number): Promise<CallAnswer<'officeFinance.figures'>> =>
  finance.call('officeFinance.figures', { from: houseDayText(from), to: houseDayText(to), by: 'currency' });
const months = async (): Promise<CallAnswer<'officeFinance.months'>['months']> =>
  (await finance.call<CallAnswer<'officeFinance.months'>>('officeFinance.months')).months;
const propose = (who: TestPlayer, month: number): Promise<{ id: number }> =>
  who.call('officeFinance.proposeMonth', { month: houseDayText(month), reason: 'all is counted' });
const refusal = async (who: TestPlayer, name: string, payload: object): Promise<unknown> =>
  (await who.refusal(name, payload)).code;

it('figures stand beside those of as many days before, and lead to the entries that make them', async () => {
  const answer = await figures(lastMonth + 3, lastMonth + 3);
  expect(answer.days).toHaveLength(1);
  expect(answer.before.map(({ day }) => day)).toEqual([houseDayText(lastMonth + 2)]);
  const [day] = answer.days;
  expect(day?.other).toBeLessThan(0); // the credit of a demonstration
  expect(day?.ngr).toBe(day?.other);
  expect(day?.owed).toBe(-(day?.other ?? 0));
  expect(answer.shares.reduce((sum, { ngr }) => sum + ngr, 0)).toBe(day?.ngr);
  expect(answer.owed.now - answer.owed.before).toBe(day?.owed);
  const place = { day: houseDayText(lastMonth + 3), dimension: 'all', value: '', figure: 'ngr' };
  const below = await finance.call<CallAnswer<'officeFinance.entries'>>('officeFinance.entries', place);
  expect(below).toMatchObject({
    count: 1,
    hasMore: false,
    sum: day?.ngr,
    entries: [{ kind: 'demo.credit', amount: day?.ngr }],
  });
});

it('the desk, finance and the pages of all players have one GGR and one NGR', async () => {
  const players = await Promise.all([server.player(), server.player()]);
  const slots = await TestSlots.open(server.database.pool, players[0] as (typeof players)[number]);
  for (let index = 0; index < 12; index += 1) {
    const stake = 100 + Math.floor(Math.random() * 900);
    await players[index % 2]?.call('dice.play', { bet: (stake / 100).toFixed(2), percent: 50, bet_type: 'less' });
    await slots.move('bet', { round: `r${index}`, amountMinor: BigInt(stake) });
    if (index % 3 === 0) await slots.move('win', { round: `r${index}`, amountMinor: BigInt(stake * 2 + 1) });
  }
  await server.database.owner.query('DELETE FROM finance_count WHERE day = $1', [today]); // stale
  const { days } = await figures(monthBefore, today);
  const desk = await finance.call<CallAnswer<'officeCash.figures'>>('officeCash.figures', {
    from: dayStart(monthBefore),
    to: dayStart(today + 1),
  });
  const shared = ({ day, deposits, withdrawals, fees, ggr }: (typeof desk.days)[number]): object => ({
    day,
    deposits,
    withdrawals,
    fees,
    ggr,
  });
  expect(desk.days).toEqual(days.map(shared));
  expect(days.at(-1)?.ggr).not.toBe(0);
  expect(desk.games.reduce((sum, { staked, paid }) => sum + staked - paid, 0)).toBe(days.at(-1)?.ggr);
  const { rows } = await server.db.pool.query<{ id: string }>(
    `SELECT public_id AS id FROM app_user WHERE roles = '{}'`,
  );
  let [ggr, ngr] = [0, 0];
  for (const { id: userId } of rows) {
    const { money } = await finance.call<CallAnswer<'officePlayers.open'>>('officePlayers.open', { userId });
    ggr += money?.ggr ?? 0;
    ngr += money?.ngr ?? 0;
  }
  const sum = (name: 'ggr' | 'ngr'): number => days.reduce((total, day) => total + day[name], 0);
  expect([ggr, ngr]).toEqual([sum('ggr'), sum('ngr')]);
});

it.each([
  [{ from: '2026-02-30', to: '2026-03-01', by: 'game' }, 400],
  [{ from: '2026-03-02', to: '2026-03-01', by: 'game' }, 400],
  [{ from: '2024-01-01', to: '2026-03-01', by: 'game' }, 400],
])('%j is refused', async (payload, code) => {
  expect(await refusal(finance, 'officeFinance.figures', payload)).toBe(code);
});

it('a month is closed by two people, in order, once it is over', async () => {
  expect(await refusal(outsider, 'officeFinance.months', {})).toBe(403);
  const wanted = (month: number): object => ({ month: houseDayText(month), reason: 'all is counted' });
  expect(await refusal(finance, 'officeFinance.proposeMonth', wanted(thisMonth))).toBe('MONTH_NOT_OVER');
  expect(await refusal(finance, 'officeFinance.proposeMonth', wanted(lastMonth + 1))).toBe(400);
  expect(await refusal(finance, 'officeFinance.proposeMonth', wanted(lastMonth))).toBe('MONTH_OUT_OF_ORDER');

  const { id } = await propose(finance, monthBefore);
  expect(await refusal(colleague, 'officeFinance.proposeMonth', wanted(monthBefore))).toBe('PROPOSAL_WAITS');
  const yes = { id, isApproved: true, reason: 'seen' };
  expect(await refusal(finance, 'officeFinance.decideMonth', yes)).toBe('OWN_PROPOSAL');
  await server.database.owner.query(`UPDATE finance_day SET fees = fees + 1 WHERE day = $1`, [monthBefore]);
  expect(await refusal(colleague, 'officeFinance.decideMonth', yes)).toBe('CHANGED_SINCE');
  await server.database.owner.query(`UPDATE finance_day SET fees = fees - 1 WHERE day = $1`, [monthBefore]);
  await colleague.call('officeFinance.decideMonth', yes);
  expect(await refusal(colleague, 'officeFinance.decideMonth', yes)).toBe('GONE');
  expect(await refusal(colleague, 'officeFinance.decideMonth', { ...yes, id: 999 })).toBe(404);

  const [closed] = (await months()).filter(({ month }) => month === houseDayText(monthBefore));
  expect(closed).toMatchObject({ status: 'closed', isOwn: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const { rows } = await server.db.pool.query(
    `SELECT kind, details->>'hash' AS hash FROM account_event WHERE user_id = $1 AND kind LIKE 'finance.%' ORDER BY id`,
    [finance.userId],
  );
  expect(rows).toEqual([
    { kind: 'finance.monthProposed', hash: closed?.hash },
    { kind: 'finance.monthClosed', hash: closed?.hash },
  ]);
  await propose(colleague, lastMonth);
  expect((await months()).find(({ month }) => month === houseDayText(lastMonth))).toMatchObject({ status: 'proposed' });
  expect((await figures(today, today)).countedAt).toBeGreaterThan(0);
});
