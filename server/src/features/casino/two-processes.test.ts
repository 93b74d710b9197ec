import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { GameStart } from '../../../contract/features/casino.contract.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { openTestAggregator, type TestAggregator } from './testing/opening-site.ts';
import { DONE, newId, openCasino, REFUSED, type Seat, type TestCasino } from './testing/casino-fixtures.ts';

let aggregator: TestAggregator;
let one: TestCasino;
let other: TestCasino;
beforeAll(async () => {
  aggregator = await openTestAggregator();
  const environment = { SLOTEGRATOR_URL: aggregator.url };
  one = await openCasino(environment);
  other = await openCasino(environment, one.server);
});
afterAll(async () => {
  await other.server.close();
  await one.close();
  await aggregator.stop();
});

const seatsOf = (player: TestPlayer): Seat[] =>
  aggregator.asked.map(({ player_id = '', session_id = '', currency = '', game_uuid = '' }) => ({
    player,
    session: { playerId: player_id, sessionId: session_id, currency, gameUuid: game_uuid },
  }));

it('a player has one game for money, whichever process opens it, and the page that lost it hears', async () => {
  const player = await one.server.player();
  const elsewhere = await other.server.again(player);
  const first = await player.call<GameStart>('games.openGame', { gameId: 'g1' });
  const closed = new Promise((resolve) => player.calls.once('slots', resolve));
  await Promise.all(
    ['g1', 'g2', 'g1', 'g2'].flatMap((gameId) => [
      player.call('games.openGame', { gameId }),
      elsewhere.call('games.openGame', { gameId }),
    ]),
  );
  expect(await closed).toMatchObject({ type: 'closed', payload: { sessionId: first.sessionId } });
  const seats = seatsOf(player);
  expect(seats).toHaveLength(9);
  const answers = await Promise.all(
    seats.map((seat, index) => (index % 2 === 0 ? one : other).bet(seat, newId(), '1')),
  );
  expect(answers.filter((answer) => answer && 'balance' in answer)).toHaveLength(1);
  expect(answers.filter((answer) => answer && 'error_code' in answer)).toEqual(Array(8).fill(REFUSED));
});

it('callbacks that a process cannot answer while it stops are carried out once, by the other one', async () => {
  const seat = await one.seat({ creditMinor: 1_000_000n });
  const stakes = Array.from({ length: 60 }, () => randomUUID());
  let stopped: Promise<void> | undefined;
  const sent = stakes.map((id, index) => {
    if (index === 20) stopped = other.server.server.stop();
    return other.bet(seat, id, '1', { round_id: id });
  });
  await Promise.all(sent);
  await stopped; // not when the connections of what it still answered are given up
  const again = await Promise.all(stakes.map((id) => one.bet(seat, id, '1', { round_id: id })));
  expect(again).toEqual(Array(60).fill(DONE));
  const answered = await Promise.all(sent);
  for (const [index, answer] of answered.entries())
    if (answer && 'transaction_id' in answer)
      expect(again[index]).toMatchObject({ transaction_id: answer.transaction_id });
  expect(await one.balance(seat)).toBe(1_000_000n - 6_000n);
});
