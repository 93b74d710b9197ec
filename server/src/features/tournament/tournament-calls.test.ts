import { checkInvariants, dayOf, rollUpStats } from 'db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TournamentInfo } from '../../../contract/features/tournament.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let other: TestServer;
let champion: TestPlayer; // player of a day that ended while no process was running
const pushes: unknown[] = [];

/** An unsettled past day with one entrant. */
const leaveOver = async (player: TestPlayer): Promise<void> => {
  const sql = (text: string) => server.database.owner.query(text, [dayOf(Date.now()) - 1, player.userId]);
  await sql(`INSERT INTO tournament_day (day, bank, bank_ton, course_micro, shares, terms, opened_at)
    SELECT $1::int, 4800000, 300, 160000000, '{60,40}', 1, 1 WHERE $2::bigint > 0`);
  await sql('INSERT INTO tournament_entry (day, user_id, registered_at) VALUES ($1, $2, 1)');
  await sql('INSERT INTO played_day (user_id, day, staked, paid, reached_at) VALUES ($2, $1, 10000, 0, 1)');
};

beforeAll(async () => {
  server = await startTestServer();
  champion = await server.player({ language: 'en', creditMinor: 0n });
  champion.calls.on('tournament', (push) => pushes.push(push));
  await leaveOver(champion);
  other = await startTestServer({}, { beside: server });
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

const bet = (player: TestPlayer, units: number) =>
  player.call('dice.play', { bet: units, percent: 50, bet_type: 'less' });
const infoOf = (player: TestPlayer) => player.call<TournamentInfo>('tournament.daily.getInfo');

/** The same player at the other process. */
const there = ({ userId, token }: TestPlayer): Promise<TestPlayer> => other.signIn({ userId, login: '', token });

it('participation is refused with the catalogue’s codes and messages', async () => {
  const guest = await server.guest();
  expect(await guest.refusal('tournament.daily.participate')).toMatchObject({ code: 1 });
  expect(await infoOf(guest)).toMatchObject({ own: null, tournament: { bankTon: 300, shares: { length: 10 } } });
  const player = await server.player({ language: 'en', creditMinor: 1_000_000n });
  expect(await player.refusal('tournament.daily.participate')).toEqual({
    code: 2,
    msg: 'The tournament is open from level VIP2.',
    limit: 'VIP2',
  });
  await bet(player, 100);
  expect(await player.call('tournament.daily.participate')).toEqual({ success: true, code: 0 });
  expect(await player.refusal('tournament.daily.participate')).toEqual({
    code: 3,
    msg: 'You are already registered for today’s tournament.',
  });
  expect(await player.call('tournament.daily.takeNews')).toEqual({ prizes: [] });
});

it('one of a hundred racing requests at two processes registers', async () => {
  const player = await server.player({ creditMinor: 1_000_000n });
  await bet(player, 100);
  const both = [player, await there(player)] as const;
  const asks = Array.from({ length: 100 }, async (_, n) => {
    const [one] = n % 2 ? both : both.toReversed();
    return one?.call('tournament.daily.participate').then(
      () => 'registered',
      (error: unknown) => (String(error).includes('"code":3') ? 'was before' : String(error)),
    );
  });
  const answers = await Promise.all(asks);
  expect(answers.toSorted()).toEqual(['registered', ...Array.from({ length: 99 }, () => 'was before')]);
}, 60_000);

it('every process shows the same ranking within seconds of a bet, with the caller’s own place', async () => {
  const player = await server.player({ creditMinor: 100_000_000n });
  await bet(player, 5_000);
  await player.call('tournament.daily.participate');
  const elsewhere = await there(player);
  await bet(player, 2_500);
  for (const one of [player, elsewhere])
    await expect
      .poll(() => infoOf(one).then(({ own }) => own), { timeout: 10_000 })
      .toEqual({ place: 1, betAmount: 750_000, prizePlace: null });
  const [here, beside] = [await infoOf(player), await infoOf(elsewhere)];
  expect(beside.users).toEqual(here.users);
  expect(here.users[0]).toMatchObject({ place: 1, betAmount: 750_000, compointStatus: expect.any(Number) });
  expect(await rollUpStats(server.db.pool, [player.userId])).toMatchObject([{ totalBetMinor: 750_000n }]);
});

it('a running process settles an ended day and announces it to its winner once', async () => {
  const prize = 2_880_000;
  await expect.poll(() => pushes, { timeout: 20_000 }).toEqual([{ type: 'won', payload: {} }]);
  const won = { day: dayOf(Date.now()) - 1, place: 1, prize, isWaiting: false };
  expect(await champion.call('tournament.daily.takeNews')).toEqual({ prizes: [won] });
  expect(await champion.call('tournament.daily.takeNews')).toEqual({ prizes: [] });
  expect(await champion.call('bonus.history')).toMatchObject({
    items: [{ kind: 'granted', bonus: 'tournament', account: 'real', amount: prize }],
  });
  const guest = await server.guest();
  const results = () => guest.call<{ days: object[] }>('tournament.daily.getResults').then(({ days }) => days);
  const result = { day: won.day, bank: 4_800_000, places: [{ place: 1, betAmount: 10_000, prize }] };
  await expect.poll(results, { timeout: 10_000 }).toMatchObject([result]);
  await expect.poll(() => infoOf(guest).then(({ lastWinner }) => lastWinner?.nick), { timeout: 10_000 }).toBeTruthy();
}, 40_000);
