import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAGES_PATH } from '../paths.ts';
import { closeAll, closeLater, openFar } from '../testing/far-fixtures.ts';

afterEach(closeAll);

describe('a real-money round', () => {
  it('takes the stake, draws, and pays once, even when repeated', async () => {
    const { open, play, casino } = await openFar();
    const url = await open('lines5');
    const id = randomUUID();
    const answers = await Promise.all([play(url, 100, {}, id), play(url, 100, {}, id)]);
    const [round] = (answers[0]?.ok && answers[0].shown.rounds) || [];
    expect(answers[1]?.ok && answers[1].shown.rounds).toHaveLength(1);
    expect(casino.heard.map(({ action }) => action)).toEqual(['bet', 'win']);
    expect(casino.balanceMinor).toBe(10_000n - 100n + BigInt(round?.wonMinor ?? -1));
  });

  it('reports insufficient funds and does not play', async () => {
    const { open, play, casino } = await openFar();
    const url = await open('ways');
    casino.balanceMinor = 50n;
    expect(await play(url, 100)).toMatchObject({ ok: false, refusal: 'funds', shown: { rounds: [] } });
    expect(casino.heard.map(({ action }) => action)).toEqual(['bet']);
  });

  it('retries the refund of an unanswered bet until it is accepted', async () => {
    const { open, play, casino, shown } = await openFar();
    const url = await open('cluster');
    casino.isDown = true;
    expect(await play(url, 100)).toMatchObject({ ok: false, refusal: 'unanswered' });
    casino.isDown = false;
    await vi.waitFor(() => expect(casino.heard.map(({ action }) => action)).toEqual(['refund']), 10_000);
    await vi.waitFor(async () => expect((await shown(url)).isOwed).toBe(false), 5_000);
    expect(casino.balanceMinor).toBe(10_000n);
  });

  it('keeps what it owes when its process ends', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'far-'));
    closeLater(() => rm(directory, { recursive: true }));
    const first = await openFar(join(directory, 'far.sqlite'));
    await first.press('/callbacks', { act: 'held' });
    const url = await first.open('keno');
    await first.play(url, 100, { picks: [1, 2, 3] });
    expect(first.casino.heard.map(({ action }) => action)).toEqual(['bet']);
    await first.far.close();
    const second = await openFar(join(directory, 'far.sqlite'), first.casino);
    expect((await second.shown(url)).rounds[0]?.view.drawn).toHaveLength(10);
    await second.press('/callbacks', { act: 'well' });
    await second.press('/let-go', {});
    await vi.waitFor(() => expect(first.casino.heard.map(({ action }) => action)).toEqual(['bet', 'win']), 10_000);
  });

  it.each([
    ['repeated', 5, 5],
    ['signature', 0, 0],
  ])('sends callbacks with a fault: %s', async (fault, bets, wins) => {
    const { open, play, casino, press } = await openFar();
    const url = await open('keno');
    await press('/callbacks', { act: fault });
    await play(url, 100, { picks: [7] });
    const count = (action: string) => casino.heard.filter((each) => each.action === action).length;
    expect([count('bet'), count('win')]).toEqual([bets, wins]);
  });

  it('sends a refund before its bet when that is chosen', async () => {
    const { open, play, casino, press } = await openFar();
    const url = await open('keno');
    await press('/callbacks', { act: 'reordered' });
    expect(await play(url, 100, { picks: [7] })).toMatchObject({ refusal: 'unanswered' });
    await vi.waitFor(() => expect(casino.heard.map(({ action }) => action)).toEqual(['refund', 'bet']), 10_000);
    expect(casino.balanceMinor).toBe(10_000n);
  });

  it('rolls a round back', async () => {
    const { open, play, casino, press, origin } = await openFar();
    await play(await open('lines3'), 100);
    const page = await (await fetch(`${origin}${PAGES_PATH}`)).text();
    await press('/undo', { round: /name="round" value="(\w+)"/.exec(page)?.[1] ?? '' });
    expect(casino.heard.at(-1)).toMatchObject({ action: 'rollback', undone: [{ action: 'bet' }, { action: 'win' }] });
    expect(casino.balanceMinor).toBe(10_000n);
  });

  it('goes on in the session in which its game is opened again', async () => {
    const { open, play, ask, shown, casino } = await openFar();
    const [left, other] = [await open('blackjack'), await open('blackjack')];
    const hand = await vi.waitFor(
      async () => {
        const answer = await play(other, 20);
        const [round] = (answer.ok && answer.shown.rounds) || [];
        expect(round?.isOver).toBe(false); // not a natural
        return round;
      },
      { timeout: 30_000 },
    );
    const again = await open('blackjack');
    expect((await shown(again)).rounds).toMatchObject([{ id: hand?.id, isOver: false, view: hand?.view }]);
    expect((await shown(other)).rounds.filter(({ isOver }) => !isOver)).toEqual([]);
    expect(await ask(other, { ask: 'act', id: hand?.id, act: 'stand' })).toMatchObject({ refusal: 'gone' });
    await ask(again, { ask: 'act', id: hand?.id, act: 'stand' });
    expect((await shown(again)).rounds).toMatchObject([{ isOver: true }]);
    expect(casino.heard.at(-1)?.action).toBe('win');
    expect((await shown(left)).rounds).toEqual([]);
  });

  it('plays free spins without a stake and adds up their wins', async () => {
    const { client, open, game, play, casino } = await openFar();
    const asked = { player_id: '17', player_name: 'Ann', currency: 'USD', game_uuid: await game('lines5') };
    const now = Math.floor(Date.now() / 1000);
    const { total_bets } = await client.freespinBets(asked);
    await client.setFreespins({
      ...asked,
      freespin_id: 'f1',
      quantity: 2,
      valid_from: now - 5,
      valid_until: now + 60,
      total_bet_id: total_bets[2]?.bet_id ?? 0,
    });
    const url = await open('lines5');
    await play(url, 20);
    await play(url, 20);
    const { quantity_left, total_win, status } = await client.getFreespins('f1');
    expect([quantity_left, status]).toEqual([0, 'finished']);
    expect(casino.balanceMinor).toBe(10_000n + BigInt(Math.round(total_win * 100)));
    expect(casino.heard[0]).toMatchObject({ type: 'freespin', amountMinor: 0n, freespins: { id: 'f1', left: 1 } });
  });
});

describe('in demo mode', () => {
  it('uses play money and sends no callbacks', async () => {
    const { openDemo, play, casino } = await openFar();
    const answer = await play(await openDemo('lines5'), 100);
    const [round] = (answer.ok && answer.shown.rounds) || [];
    expect(answer.ok && answer.shown.balanceMinor).toBe(100_000 - 100 + (round?.wonMinor ?? -1));
    expect(casino.heard).toEqual([]);
  });

  it('shows the dealer’s second card at the end only', async () => {
    const { openDemo, play, ask, shown } = await openFar();
    const url = await openDemo('blackjack');
    const [round] = await vi.waitFor(
      async () => {
        const answer = await play(url, 100);
        const rounds = (answer.ok && answer.shown.rounds) || [];
        expect(rounds[0]?.isOver).toBe(false); // not a natural blackjack
        return rounds;
      },
      { timeout: 30_000 },
    );
    expect(round?.view.dealer).toHaveLength(1);
    expect(await play(url, 100)).toMatchObject({ refusal: 'busy' });
    await ask(url, { ask: 'act', id: round?.id, act: 'stand' });
    expect((await shown(url)).rounds[0]?.view.dealer?.length).toBeGreaterThan(1);
  });

  it('hides the crash point until the crash, and pays cash-outs before it', async () => {
    const { openDemo, play, ask } = await openFar();
    const { url, answer } = await vi.waitFor(
      async () => {
        const url = await openDemo('crash');
        const answer = await play(url, 100, { target: 105 });
        expect(answer).toMatchObject({ shown: { rounds: [{ isOver: false }] } }); // not an instant crash
        return { url, answer };
      },
      { timeout: 30_000 },
    );
    expect(answer.ok && answer.shown.rounds[0]?.view).not.toHaveProperty('point');
    const id = answer.ok && answer.shown.rounds[0]?.id;
    const round = await vi.waitFor(
      async () => {
        const after = await ask(url, { ask: 'follow', id }); // answered at the round's end, or after a while
        const [followed] = (after.ok && after.shown.rounds) || [];
        expect(followed?.isOver).toBe(true);
        return followed;
      },
      { timeout: 60_000 },
    );
    expect(round?.wonMinor).toBe((round?.view.point ?? 0) >= 105 ? 105 : 0);
    expect(await play(url, 100, { target: 100 })).toMatchObject({ refusal: 'choice' });
  });

  it('accepts bets on existing places only, adding up to the stake', async () => {
    const { openDemo, play } = await openFar();
    const url = await openDemo('roulette');
    expect(await play(url, 100, { bets: { nowhere: 100 } })).toMatchObject({ ok: false });
    expect(await play(url, 500, { bets: { red: 100 } })).toMatchObject({ ok: false });
  });
});
