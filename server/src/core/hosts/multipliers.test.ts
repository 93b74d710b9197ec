import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoundSummary } from '../../../contract/games.contract.ts';
import type { LiveBet, LiveFeedPush } from '../../../contract/features/live-feed.contract.ts';
import { sharedPlay } from '../../testing/shared-play.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let table: TestServer;

beforeAll(async () => {
  const battle = { countdownMs: 400, spinMs: 100, resultMs: 100 };
  const classic = { countdownMs: 400, spinMs: 100, resultMs: 100 };
  table = await startTestServer({}, { configs: { battle, classic } });
});
afterAll(() => table.close());

const historyOf = async (player: TestPlayer, game: string): Promise<RoundSummary[]> =>
  (await player.call<{ rounds: RoundSummary[] }>('games.history', { game, mine: true })).rounds;

const ownRows = async (player: TestPlayer): Promise<LiveBet[]> =>
  (await player.call<{ liveMyBets: LiveBet[] }>('liveFeed.getLiveFeed')).liveMyBets;

/** Rows that are pushed to a player from now on, as they come. */
const pushesTo = (player: TestPlayer): LiveBet[] => {
  const rows: LiveBet[] = [];
  player.calls.on('liveFeed', ({ type, bet }: LiveFeedPush) => type === 'my' && rows.push(bet));
  return rows;
};

it('the multiplier of a won dice bet follows the rules, not the floored payout', async () => {
  const player = await table.player();
  const pushed = pushesTo(player);
  const play = () =>
    player.call<{ win: boolean; winAmount: number }>('dice.play', { bet: '0.11', percent: 50, bet_type: 'less' });
  let answer = await play();
  while (!answer.win) answer = await play();
  expect(answer.winAmount).toBe(20); // 1.82 times the stake of 11
  const [won, ...lost] = await historyOf(player, 'dice');
  expect(won?.multiplierPpm).toBe(1_900_000);
  for (const { multiplierPpm } of lost) expect(multiplierPpm).toBe(0);
  expect((await ownRows(player))[0]).toMatchObject({ id: won?.id, multiplierPpm: 1_900_000 });
  await expect.poll(() => pushed.find(({ id }) => id === won?.id)?.multiplierPpm).toBe(1_900_000);
});

it('the multiplier of a battle is that of the winning team, for the history and for the feed', async () => {
  const [red, blue] = [await table.player(), await table.player()];
  const pushed = [pushesTo(red), pushesTo(blue)];
  const { freshRound, finished } = sharedPlay('battle');
  const { roundId } = await freshRound(red);
  await red.call('battle.bet', { bet: 101, team: 'red' });
  await red.call('battle.bet', { bet: 102, team: 'red' });
  await blue.call('battle.bet', { bet: 107, team: 'blue' });
  await finished(red, roundId);
  const [redRows, blueRows] = [await historyOf(red, 'battle'), await historyOf(blue, 'battle')];
  const isRed = redRows.some(({ payoutMinor }) => payoutMinor > 0);
  const ofRed = isRed ? 1_500_738 : 0; // 1 + 107 × 0.95 / 203
  const ofBlue = isRed ? 0 : 2_802_336; // 1 + 203 × 0.95 / 107
  expect(redRows.map(({ multiplierPpm }) => multiplierPpm)).toEqual([ofRed, ofRed]);
  expect(blueRows.map(({ multiplierPpm }) => multiplierPpm)).toEqual([ofBlue]);
  await expect.poll(() => pushed.map((rows) => rows[0]?.multiplierPpm)).toEqual([ofRed, ofBlue]);
});

it('the multiplier of a classic round is the pot over the winning bet, and in the feed over all stakes of the winner', async () => {
  const [one, two] = [await table.player(), await table.player()];
  const pushed = [pushesTo(one), pushesTo(two)];
  const { freshRound, finished } = sharedPlay('classic');
  const { roundId } = await freshRound(one);
  await one.call('classic.bet', { bet: 101 });
  await two.call('classic.bet', { bet: 109 });
  await one.call('classic.bet', { bet: 203 });
  await finished(one, roundId);
  const rows = [...(await historyOf(one, 'classic')), ...(await historyOf(two, 'classic'))];
  const paid = 413 * 0.95; // floored when it was paid
  for (const { stakeMinor, payoutMinor, multiplierPpm } of rows)
    expect(multiplierPpm).toBe(payoutMinor > 0 ? Math.floor((paid / stakeMinor) * 1_000_000) : 0);
  const isOne = rows.some(({ payoutMinor, stakeMinor }) => payoutMinor > 0 && stakeMinor !== 109);
  const [first, second] = isOne ? [paid / 304, 0] : [0, paid / 109];
  await expect
    .poll(() => pushed.map((bets) => bets[0] && bets[0].multiplierPpm / 1_000_000))
    .toEqual([expect.closeTo(first, 5), expect.closeTo(second, 5)]);
});
