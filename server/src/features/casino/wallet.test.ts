import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bonus, dayOf, inTransaction } from 'db';
import { validateMerchant } from '../../providers/slotegrator/sandbox/self-validation.ts';
import type { LiveBet } from '../../../contract/features/live-feed.contract.ts';
import { noticeCodes } from '../../testing/notice-codes.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { closeSilent } from './unsettled.ts';
import {
  DONE,
  MERCHANT,
  newId,
  NO_FUNDS,
  openCasino,
  openSession,
  REFUSED,
  type TestCasino,
} from './testing/casino-fixtures.ts';

let casino: TestCasino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

const setBonus = async (userId: bigint, amount: number, { server } = casino): Promise<void> => {
  await server.database.owner.query(
    `WITH t AS (
       INSERT INTO ledger_transaction (id, kind, scope, at) VALUES (gen_random_uuid(), 'test', 'test', 1) RETURNING id
     ), a AS (
       UPDATE ledger_account SET balance = balance + $2, version = version + 1 WHERE user_id = $1 AND kind = 'bonus'
       RETURNING id, balance, version
     )
     INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
     SELECT t.id, 0, a.id, $2, a.balance, a.version FROM t, a
     UNION ALL
     SELECT t.id, 1, h.id, -$2, NULL, NULL FROM t, ledger_account h WHERE h.kind = 'house.bonuses' AND h.unit = 'BASE'`,
    [userId, amount],
  );
};

describe('the aggregator’s self-validation', () => {
  it.each([
    [2, 'RUB'],
    [1, 'USD'],
    [10, 'TON'],
  ])('passes in currency %i, %s', async (currencyId) => {
    const { session } = await casino.seat({ currencyId, creditMinor: 10_000_000n });
    const { log, success } = await validateMerchant(MERCHANT, casino.callbackUrl, session);
    expect(log.filter((line) => !line.endsWith(': ok'))).toEqual([]);
    expect(success).toBe(true);
  });
});

describe('a win', () => {
  const wonLate = async (userId: bigint) => {
    const sql = `SELECT facts FROM notice WHERE user_id = $1 AND code = 'wonLate'`;
    return (await casino.server.database.owner.query(sql, [userId])).rows as { facts: object }[];
  };

  it('is a notice while its player has no page open, unless the round has lost', async () => {
    const seat = await casino.bareSeat();
    const { userId } = seat.player;
    const presence = `INSERT INTO notice_presence (user_id, process, until) VALUES ($1, gen_random_uuid(), now() + interval '1 hour')`;
    const play = async (won: string): Promise<void> => {
      const round_id = newId();
      await casino.bet(seat, newId(), '10', { round_id });
      expect(await casino.win(seat, newId(), won, { round_id })).toEqual(DONE);
    };
    await play('5');
    expect(await wonLate(userId)).toEqual([]);
    await play('30');
    expect(await wonLate(userId)).toEqual([{ facts: { game: expect.any(String) } }]);
    await casino.server.database.owner.query(presence, [userId]);
    await play('30');
    expect(await wonLate(userId)).toHaveLength(1);
  });
});

describe('a bet', () => {
  it('is taken in the session’s currency, rounded up; balances are rounded down', async () => {
    const seat = await casino.seat({ currencyId: 1, creditMinor: 10_000n }); // 80.5 base units each
    expect(await casino.bet(seat, newId(), '0.01')).toEqual({
      balance: 1.23,
      transaction_id: expect.any(String) as string,
    });
    expect(await casino.balance(seat)).toBe(9_919n);
    expect(await casino.bet(seat, newId(), '1.24')).toEqual(NO_FUNDS);
    expect(await casino.win(seat, newId(), '0.01')).toEqual(DONE);
    expect(await casino.balance(seat)).toBe(9_999n);
  });

  it('is refused once its session has ended, but its win is paid', async () => {
    const seat = await casino.seat();
    const id = newId();
    const first = await casino.bet(seat, id, '100');
    await openSession(casino.server.db, seat.player.userId, { game: 'g2' }); // one at a time
    expect(await casino.bet(seat, newId(), '100')).toEqual(REFUSED);
    expect(await casino.bet(seat, id, '100')).toEqual(first); // taken before the session ended
    expect(await casino.win(seat, newId(), '300')).toEqual(DONE);
    expect(await casino.balance(seat)).toBe(120_000n);
  });

  it('a bet that has not ended is told of when its game is closed', async () => {
    const seat = await casino.seat();
    await casino.bet(seat, newId(), '100');
    await casino.bet(seat, newId(), '5', { round_id: 'r2' });
    await casino.win(seat, newId(), '7', { round_id: 'r2' });
    const { sessionId } = seat.session;
    const played = { rounds: 2, open: 1, staked: 10_500, paid: 700 };
    expect(await seat.player.call('games.closeGame', { sessionId })).toEqual({ success: true, played });
  });

  it('a bet of a blocked player is refused', async () => {
    const seat = await casino.seat();
    await casino.server.database.owner.query('UPDATE app_user SET blocked_at = now() WHERE id = $1', [
      seat.player.userId,
    ]);
    expect(await casino.bet(seat, newId(), '1')).toEqual(REFUSED);
    expect(await casino.win(seat, newId(), '1')).toEqual(DONE);
  });

  it('is refused under an id used for something else', async () => {
    const seat = await casino.seat();
    const id = newId();
    await casino.bet(seat, id, '1');
    expect(await casino.bet(seat, id, '2')).toEqual(REFUSED);
    expect(await casino.win(seat, id, '1')).toEqual(REFUSED);
    expect(await casino.refund(seat, id, newId(), '1')).toEqual(REFUSED);
    expect(await casino.balance(seat)).toBe(99_900n);
  });

  it('cannot be refunded by another player', async () => {
    const [one, other] = [await casino.seat(), await casino.seat()];
    const [bet, win] = [newId(), newId()];
    await casino.bet(one, bet, '5');
    await casino.win(one, win, '5');
    expect(await casino.refund(other, newId(), bet, '5')).toEqual(REFUSED);
    expect(await casino.refund(one, newId(), win, '5')).toEqual(REFUSED); // a win is not a bet
    expect(await casino.balance(other)).toBe(100_000n);
  });
});

describe('responsible-gambling limits', () => {
  it('limit stakes, notify the player’s pages, and leave wins alone', async () => {
    const seat = await casino.seat();
    await seat.player.call('limits.set', { kind: 'wager', period: 'day', amount: 5_000 });
    const pushed = new Promise((resolve) =>
      seat.player.calls.on('slots', (push: { type: string }) => push.type === 'refused' && resolve(push)),
    );
    expect(await casino.bet(seat, newId(), '40')).toEqual(DONE);
    expect(await casino.bet(seat, newId(), '40')).toEqual(NO_FUNDS);
    expect(await pushed).toMatchObject({ type: 'refused', payload: { code: 'LIMIT_WAGER' } });
    expect(await casino.bet(seat, newId(), '10')).toEqual(DONE);
    expect(await casino.win(seat, newId(), '20')).toEqual(DONE);
  });

  it('get a refunded stake back', async () => {
    const seat = await casino.seat();
    await seat.player.call('limits.set', { kind: 'wager', period: 'day', amount: 5_000 });
    const id = newId();
    await casino.bet(seat, id, '50');
    expect(await casino.bet(seat, newId(), '50')).toEqual(NO_FUNDS);
    await casino.refund(seat, newId(), id, '50');
    expect(await casino.bet(seat, newId(), '50')).toEqual(DONE);
  });

  it('close games to self-excluded players', async () => {
    const seat = await casino.seat();
    await casino.bet(seat, newId(), '10');
    await seat.player.call('limits.selfExclude', { for: 'forever' });
    expect(await casino.bet(seat, newId(), '10')).toEqual(NO_FUNDS);
    expect(await casino.win(seat, newId(), '30')).toEqual(DONE);
  });
});

describe('counting', () => {
  it('counts a round once, when it ends, with its total payout', async () => {
    const seat = await casino.seat();
    await casino.bet(seat, newId(), '100', { finished: '0' });
    expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 0n, totalGames: 0 });
    const win = newId();
    for (let times = 0; times < 3; times += 1) await casino.win(seat, win, '250');
    await casino.win(seat, newId(), '50'); // later, of the same round
    expect(await casino.stats(seat)).toMatchObject({
      totalBetMinor: 10_000n,
      wagerBetMinor: 10_000n,
      totalGames: 1,
      maxWinMinor: 30_000n,
      maxCoef: 3,
    });
    const day = dayOf(Date.now());
    const sums = await bonus.playedOnDays(casino.server.db.pool, seat.player.userId, { from: day - 1, to: day });
    expect(sums).toEqual({ stakedMinor: 10_000n, providerStakedMinor: 10_000n, paidMinor: 30_000n });
  });

  it('never decreases: a refund after counting is offset against the next stakes', async () => {
    const seat = await casino.seat();
    const id = newId();
    await casino.bet(seat, id, '100', { finished: '1' });
    expect((await casino.stats(seat)).totalBetMinor).toBe(10_000n);
    await casino.refund(seat, newId(), id, '100');
    expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 10_000n, totalGames: 0 });
    await casino.bet(seat, newId(), '30', { finished: '1', round_id: 'r2' });
    expect((await casino.stats(seat)).totalBetMinor).toBe(10_000n);
    await casino.bet(seat, newId(), '90', { finished: '1', round_id: 'r3' });
    expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 12_000n, wagerBetMinor: 12_000n, totalGames: 2 });
  });

  it('leaves games out of wagering that the operator excluded', async () => {
    const seat = await casino.seat({ game: 'g2' });
    await casino.server.database.owner.query(`UPDATE provider_game SET counts = false WHERE identifier = 'g2'`);
    await casino.bet(seat, newId(), '10', { finished: '1' });
    expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 1_000n, wagerBetMinor: 0n });
    await casino.server.database.owner.query(`UPDATE provider_game SET counts = true`);
  });

  it('keeps bonus money separate and at stake until its round is over', async () => {
    const seat = await casino.seat({ account: 'bonus' });
    await setBonus(seat.player.userId, 5_000);
    await casino.bet(seat, newId(), '20');
    const { pool } = casino.server.db;
    const inPlay = () => inTransaction(pool, (client) => bonus.lockInPlay(client, seat.player.userId, 'bonus'));
    expect(await inPlay()).toMatchObject({ balanceMinor: 3_000n, isAtStake: true });
    await casino.win(seat, newId(), '5');
    expect(await inPlay()).toMatchObject({ balanceMinor: 3_500n, isAtStake: false });
    expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 0n, bonusBetMinor: 2_000n });
    expect(await casino.balance(seat)).toBe(100_000n);
  });

  it('counts wins of free spins without a stake', async () => {
    const seat = await casino.seat();
    const spin = { type: 'freespin', freespin_id: 'f1', quantity: '3' };
    expect(await casino.bet(seat, newId(), '0', spin)).toEqual(DONE);
    expect(await casino.win(seat, newId(), '12.50', spin)).toEqual(DONE);
    expect(await casino.balance(seat)).toBe(101_250n);
    expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 0n, totalGames: 0 });
  });
});

describe('a rollback', () => {
  it('debits a win as far as the balance goes', async () => {
    const seat = await casino.seat({ creditMinor: 10_000n });
    const [bet, win] = [newId(), newId()];
    await casino.bet(seat, bet, '100');
    await casino.win(seat, win, '500');
    await casino.bet(seat, newId(), '450', { round_id: 'r2' });
    expect(await casino.rollback(seat, newId(), [['win', win, '500']])).toMatchObject({
      balance: 0,
      rollback_transactions: [win],
    });
    const { rows } = await casino.server.db.pool.query(
      `SELECT amount::text, short::text FROM slot_transaction WHERE user_id = $1 AND action = 'rollback'`,
      [seat.player.userId],
    );
    expect(rows).toEqual([{ amount: '-5000', short: '45000' }]);
  });

  it('a rollback of a refund makes the bet valid again', async () => {
    const seat = await casino.seat();
    const [bet, refund] = [newId(), newId()];
    await casino.bet(seat, bet, '10');
    await casino.refund(seat, refund, bet, '10');
    await casino.rollback(seat, newId(), [['refund', refund, '10']]);
    expect(await casino.balance(seat)).toBe(99_000n);
  });
});

describe('a round whose win never comes', () => {
  const unsettled = async (cashier: TestPlayer): Promise<{ state: string; round: string }[]> =>
    (await cashier.call<{ rounds: { state: string; round: string }[] }>('officeCasino.unsettled', {})).rounds;
  const byProvider = async (cashier: TestPlayer): Promise<object[]> =>
    (await cashier.call<{ providers: object[] }>('officeCasino.unsettled', {})).providers;
  const silence = (round: string, ms: number): Promise<unknown> =>
    casino.server.database.owner.query('UPDATE slot_round SET last_at = last_at - $2 WHERE sent_id = $1', [round, ms]);
  const tools = () => ({ db: casino.server.db, clock: { now: Date.now } });

  it('is closed after a minute, shown to staff, and paid if the win arrives after all', async () => {
    const seat = await casino.seat();
    const cashier = await casino.server.player({ roles: ['payments'] });
    const server = await casino.server.db.pool.connect(); // keeps the server's own job from interfering
    await server.query(`SELECT pg_advisory_lock(hashtext('glasshouse.job'), hashtext('casino.close'))`);
    const settled: bigint[] = [];
    const news = { settled: ({ stakeMinor }: { stakeMinor: bigint }) => settled.push(stakeMinor) };
    await casino.bet(seat, newId(), '10', { round_id: 'lost' });
    await casino.bet(seat, newId(), '10', { round_id: 'going on', finished: '0' });
    await closeSilent(tools(), news);
    expect(await unsettled(cashier)).toEqual([]);
    await silence('lost', 60_000);
    await silence('going on', 60_000);
    expect(await unsettled(cashier)).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    await Promise.all([closeSilent(tools(), news), closeSilent(tools(), news)]);
    expect(settled).toEqual([1_000n]);
    expect((await casino.stats(seat)).totalBetMinor).toBe(1_000n);
    const rounds = await unsettled(cashier);
    expect(rounds.find(({ round }) => round === 'lost')?.state).toBe('closed');
    expect(rounds.find(({ round }) => round === 'going on')?.state).toBe('open');
    await casino.win(seat, newId(), '70', { round_id: 'lost' });
    expect((await unsettled(cashier)).map(({ round, state }) => [round, state])).toEqual([
      ['going on', 'open'],
      ['lost', 'late'],
    ]);
    expect(await byProvider(cashier)).toEqual([
      { provider: 'Amber Forge', open: 1, closed: 0, late: 1, staked: 1_000 },
    ]);
    expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 1_000n, totalGames: 1, maxWinMinor: 7_000n });
    await silence('going on', 86_400_000);
    await closeSilent(tools(), news);
    expect(settled).toEqual([1_000n, 1_000n]);
    server.release(true);
  });
});

describe('a game that staff hide while it is played', () => {
  const hide = (column: string, isHidden: boolean): Promise<unknown> =>
    casino.server.database.owner.query(
      column === 'game'
        ? `UPDATE provider_game SET hidden = $1 WHERE identifier = 'g2'`
        : 'UPDATE provider SET hidden = $1',
      [isHidden],
    );

  it.each(['game', 'provider'])('takes no new round, and lets the open one end (%s)', async (what) => {
    const seat = await casino.seat({ game: 'g2' });
    const notified = new Promise((resolve) => {
      seat.player.calls.on('slots', (push: { type: string }) => push.type === 'refused' && resolve(push));
    });
    await casino.bet(seat, newId(), '10', { round_id: 'begun' });
    await hide(what, true);
    expect(await casino.bet(seat, newId(), '10', { round_id: 'another' })).toEqual(REFUSED);
    expect(await notified).toMatchObject({ type: 'refused', payload: { code: '1' } });
    expect(await casino.bet(seat, newId(), '20', { round_id: 'begun' })).toEqual(DONE); // such as doubling down
    expect(await casino.win(seat, newId(), '75', { round_id: 'begun' })).toEqual(DONE);
    expect(await casino.balance(seat)).toBe(104_500n);
    expect(await casino.bet(seat, newId(), '10', { round_id: 'begun' })).toEqual(REFUSED);
    await hide(what, false);
    expect(await casino.bet(seat, newId(), '10', { round_id: 'another' })).toEqual(DONE);
  });
});

describe('rules of a provider and of its games', () => {
  afterEach(() => setRules(''));
  const setRules = async (rows: string): Promise<void> => {
    await casino.server.database.owner.query('DELETE FROM game_rule');
    if (rows)
      await casino.server.database.owner.query(
        `INSERT INTO game_rule (game, currency, is_off, min_bet_minor, max_bet_minor, at) VALUES ${rows}`,
      );
    const clerk = await casino.server.player({ roles: ['finance'] });
    const elsewhere = { identifier: 'mines', country: 'AQ', currency: null, reason: 'has the rules read again' };
    await clerk.call('officeGames.switchOff', elsewhere);
  };

  it('bound stakes in the currency of play; a bet that was taken and a round that is open keep what they had', async () => {
    await setRules(`('provider:Amber Forge', 'RUB', false, 200, 5000, 1), ('g2', 'RUB', false, NULL, 3000, 1)`);
    const seat = await casino.seat({ game: 'g2' });
    const pushed = new Promise((resolve) =>
      seat.player.calls.on('slots', (push: { type: string }) => push.type === 'refused' && resolve(push)),
    );
    expect(await casino.bet(seat, newId(), '30.01')).toEqual(NO_FUNDS);
    expect(await pushed).toMatchObject({ type: 'refused', payload: { code: 'BET_ABOVE' } });
    expect(await casino.bet(seat, newId(), '1.99')).toEqual(NO_FUNDS);
    const id = newId();
    const first = await casino.bet(seat, id, '30');
    expect(first).toEqual(DONE);
    expect(await casino.bet(seat, newId(), '1.5')).toEqual(DONE); // insurance in the round that is open
    expect(await casino.bet(seat, newId(), '0', { round_id: 'free' })).toEqual(DONE);
    const other = await casino.seat({ game: 'g1' });
    expect(await casino.bet(other, newId(), '50')).toEqual(DONE);
    expect(await casino.bet(other, newId(), '50.01')).toEqual(NO_FUNDS);
    const dollars = await casino.seat({ game: 'g1', currencyId: 1, creditMinor: 10_000_000n });
    expect(await casino.bet(dollars, newId(), '60')).toEqual(DONE);
    await setRules(`('provider:Amber Forge', 'RUB', true, NULL, NULL, 1)`);
    expect(await casino.bet(seat, id, '30')).toMatchObject({
      transaction_id: (first as { transaction_id: string }).transaction_id,
    });
    expect(await casino.bet(seat, newId(), '10')).toEqual(DONE); // the round goes on
    expect(await casino.bet(seat, newId(), '10', { round_id: 'another' })).toEqual(NO_FUNDS);
    expect(await casino.win(seat, newId(), '90')).toEqual(DONE);
    await setRules('');
    expect(await casino.bet(seat, newId(), '10', { round_id: 'another' })).toEqual(DONE);
  });
});

describe('the live feed', () => {
  it('shows a round once, with its game’s name, also after a restart', async () => {
    const seat = await casino.seat();
    const win = newId();
    const rows: LiveBet[] = [];
    seat.player.calls.on(
      'liveFeed',
      ({ type, bet }: { type: string; bet: LiveBet }) => type === 'my' && rows.push(bet),
    );
    await casino.bet(seat, newId(), '10');
    await casino.win(seat, win, '25');
    await casino.win(seat, win, '25');
    const shown = {
      game: 'slots',
      bet: 1_000,
      amount: 2_500,
      multiplierPpm: 2_500_000,
      provided: { title: 'Game g1', identifier: 'g1' },
    };
    await expect.poll(() => rows).toMatchObject([shown]);
    expect(await seat.player.call('liveFeed.getLiveFeed', {})).toMatchObject({ liveMyBets: [shown] });
    const { rounds } = await seat.player.call<{ rounds: object[] }>('games.getProviderRounds', {});
    expect(rounds).toMatchObject([{ title: 'Game g1', bet: 1_000, amount: 2_500, state: 'settled', account: 'real' }]);
  });
});

describe('a win above what a round may pay unseen', () => {
  const HELD = { PROVIDER_WIN_BOUND: '500', PROVIDER_WIN_TWO_PEOPLE: '2000' };
  type Wins = { wins: { id: string; held: number; paid: number; needed: number; approvedBy: string | null }[] };
  const refused = { isReleased: false, reason: 'no such round' };

  it('is booked and held, until a person who is not its player releases or refuses it', async () => {
    const bounded = await openCasino(HELD);
    const cashier = await bounded.server.player({ roles: ['payments'], language: 'en' });
    const waiting = async () => (await cashier.call<Wins>('officeCasino.heldWins')).wins;
    const seat = await bounded.seat({ creditMinor: 100_000n });
    await bounded.bet(seat, newId(), '10');
    expect(await bounded.win(seat, newId(), '300', { finished: '0' })).toMatchObject({ balance: 1290 });
    const id = newId();
    const answer = await bounded.win(seat, id, '200.01', { finished: '1' });
    expect(answer).toMatchObject({ balance: 1290 }); // taken: the provider need not repeat it
    expect(await bounded.win(seat, id, '200.01', { finished: '1' })).toEqual(answer);
    expect(await bounded.balance(seat)).toBe(129_000n);
    const [win] = (await waiting()).filter(({ held }) => held === 20_001);
    expect(win).toMatchObject({ paid: 50_001, needed: 1, approvedBy: null });
    const decision = { id: win?.id, isReleased: true, reason: 'the provider says so' };
    await bounded.server.database.owner.query(
      `UPDATE app_user SET roles = '{payments}', totp_secret = '\\x00' WHERE id = $1`,
      [seat.player.userId],
    );
    expect(await seat.player.refusal('officeCasino.decideWin', decision)).toMatchObject({ code: 'SAME_PERSON' });
    await cashier.call('officeCasino.decideWin', decision);
    expect(await bounded.balance(seat)).toBe(149_001n);
    expect(await cashier.refusal('officeCasino.decideWin', decision)).toMatchObject({ code: 'GONE' });
    expect(await noticeCodes(bounded.server.db, seat.player.userId)).toEqual(['winReleased']);

    const thief = await bounded.seat({ creditMinor: 100_000n });
    await bounded.bet(thief, newId(), '10', { round_id: 'stolen' });
    await bounded.win(thief, newId(), '90000', { round_id: 'stolen' });
    const [stolen] = (await waiting()).filter(({ held }) => held === 9_000_000);
    await cashier.call('officeCasino.decideWin', { id: stolen?.id, isReleased: false, reason: 'no such round' });
    expect(await bounded.balance(thief)).toBe(99_000n);
    expect(await noticeCodes(bounded.server.db, thief.player.userId)).toEqual(['winRefused']);
    const trail = await bounded.server.database.owner.query(
      `SELECT kind, actor_id FROM account_event WHERE kind LIKE 'win.%' ORDER BY id`,
    );
    expect(trail.rows).toEqual([
      { kind: 'win.released', actor_id: cashier.userId },
      { kind: 'win.refused', actor_id: cashier.userId },
    ]);
    await bounded.close();
  });

  it('is released by two people above the second bound, and refused by one', async () => {
    const bounded = await openCasino(HELD);
    const staff = () => bounded.server.player({ roles: ['payments'], language: 'en' });
    const [cashier, colleague] = [await staff(), await staff()];
    const [, twin] = [await staff(), await staff()];
    const waiting = async () => (await cashier.call<Wins>('officeCasino.heldWins')).wins;
    const seat = await bounded.seat({ creditMinor: 100_000n });
    const winGreat = async (): Promise<{ id: string | undefined; isReleased: boolean; reason: string }> => {
      await bounded.bet(seat, newId(), '10');
      await bounded.win(seat, newId(), '2000.01', { finished: '1' });
      return { id: (await waiting()).at(-1)?.id, isReleased: true, reason: 'the provider says so' };
    };
    const decision = await winGreat();
    expect((await waiting()).at(-1)).toMatchObject({ needed: 2, approvedBy: null });
    expect(await cashier.call('officeCasino.decideWin', decision)).toMatchObject({ isComplete: false });
    expect(await bounded.balance(seat)).toBe(99_000n);
    expect((await waiting()).at(-1)).toMatchObject({ needed: 2, approvedBy: expect.any(String) as string });
    expect(await cashier.refusal('officeCasino.decideWin', decision)).toMatchObject({ code: 'SAME_PERSON' });
    await bounded.server.database.owner.query(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) SELECT id, 'device', '\\x01', true FROM unnest($1::bigint[]) id`,
      [[cashier.userId, twin.userId]],
    );
    expect(await twin.refusal('officeCasino.decideWin', decision)).toMatchObject({ code: 'SAME_PERSON' });
    expect(await colleague.call('officeCasino.decideWin', decision)).toMatchObject({ isComplete: true });
    expect(await bounded.balance(seat)).toBe(299_001n);
    const { id } = await winGreat();
    expect(await colleague.call('officeCasino.decideWin', { id, ...refused })).toMatchObject({ isComplete: true });
    expect(await bounded.balance(seat)).toBe(298_001n);
    await bounded.close();
  });

  it('is held in bonus money too, whose bonus is in play until a person has decided', async () => {
    const bounded = await openCasino(HELD);
    const cashier = await bounded.server.player({ roles: ['payments'], language: 'en' });
    const waiting = async () => (await cashier.call<Wins>('officeCasino.heldWins')).wins;
    const seat = await bounded.seat({ account: 'bonus' });
    const { userId } = seat.player;
    await setBonus(userId, 5_000, bounded);
    const { pool } = bounded.server.db;
    const inPlay = () => inTransaction(pool, (client) => bonus.lockInPlay(client, userId, 'bonus'));
    await bounded.bet(seat, newId(), '20');
    await bounded.win(seat, newId(), '500.01', { finished: '1' });
    expect(await inPlay()).toMatchObject({ balanceMinor: 3_000n, isAtStake: true });
    const [first] = await waiting();
    expect(first).toMatchObject({ held: 50_001, needed: 1 });
    await cashier.call('officeCasino.decideWin', { id: first?.id, isReleased: true, reason: 'the provider says so' });
    expect(await inPlay()).toMatchObject({ balanceMinor: 53_001n, isAtStake: false });
    expect(await bounded.balance(seat)).toBe(100_000n);

    await bounded.bet(seat, newId(), '20', { round_id: 'stolen' });
    await bounded.win(seat, newId(), '90000', { round_id: 'stolen' });
    const [stolen] = await waiting();
    await cashier.call('officeCasino.decideWin', { id: stolen?.id, ...refused });
    expect(await inPlay()).toMatchObject({ balanceMinor: 51_001n, isAtStake: false });
    await bounded.close();
  });

  it('counts free spins, jackpots and prizes of a day together, each a round of its own', async () => {
    const bounded = await openCasino(HELD);
    const seat = await bounded.seat({ creditMinor: 100_000n });
    const cashier = await bounded.server.player({ roles: ['payments'], language: 'en' });
    const prize = (type: string, amount: string) =>
      bounded.win(seat, newId(), amount, { type, round_id: newId(), finished: '1' });
    await prize('freespin', '200');
    await prize('bonus', '200');
    expect(await bounded.balance(seat)).toBe(140_000n);
    await prize('freespin', '100.01');
    await prize('jackpot', '0.01');
    expect(await bounded.balance(seat)).toBe(140_000n);
    const { wins } = await cashier.call<Wins>('officeCasino.heldWins');
    expect(wins.map(({ held, needed }) => [held, needed])).toEqual([
      [10_001, 1],
      [1, 1],
    ]);
    await prize('jackpot', '1500');
    expect((await cashier.call<Wins>('officeCasino.heldWins')).wins.at(-1)).toMatchObject({ held: 150_000, needed: 2 });
    await bounded.close();
  });
});
