import { checkInvariant, dayStart, invariants, tournament } from 'db';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { decideWaiting, loadWaiting } from '../bonus/waiting-bonuses.ts';
import { settleDay, settleDueDays } from './settle-tournament.ts';
import { loadStanding } from './standing.ts';
import { participate } from './tournament.handlers.ts';
import { DAY_MS, MIN_STAKE, refused, START, TournamentArena, VIP2 } from './testing/tournament-fixtures.ts';

const arena = await TournamentArena.open();
const { house, startDay, endDay, settle, close, entrant, rowOf, placesOf, grantOf, realOf, prizes, sql, shareDevice } =
  arena;
beforeEach(startDay);
afterEach(settle);
afterAll(close);

describe('the end of a day', () => {
  it('pays the published shares to real balances in one transaction, and keeps the rest', async () => {
    const players = [await entrant(5n * MIN_STAKE), await entrant(4n * MIN_STAKE), await entrant(3n * MIN_STAKE)];
    endDay();
    house.at -= 1;
    await settleDueDays(house.tools);
    expect(await placesOf()).toEqual([]);
    expect((await loadStanding(house.tools)).shared.tournament.counting).toBe(arena.day);
    await settle();
    const [first = 0n, second = 0n, third = 0n] = await prizes();
    expect(first).toBe(1_440_000n); // 30 % of 300 TON at 160
    expect(await placesOf()).toEqual(players.map(({ userId }, index) => [userId, [first, second, third][index]]));
    expect(await Promise.all(players.map(realOf))).toEqual([
      START - 5n * MIN_STAKE + first,
      START - 4n * MIN_STAKE + second,
      START - 3n * MIN_STAKE + third,
    ]);
    const { rows } = await sql(`SELECT key FROM ledger_transaction WHERE scope = 'tournament' AND key = $1`, [
      `${arena.day}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is settled once when several processes race, by bets settled before midnight', async () => {
    const [ann, bob] = [await entrant(2n * MIN_STAKE), await entrant(MIN_STAKE)];
    house.at = dayStart(arena.day + 1) - 1;
    await house.stakes(bob, MIN_STAKE - 1n); // rolled up at settlement
    house.at += 1;
    await house.stakes(bob, 5n * MIN_STAKE); // on the next day
    endDay();
    await Promise.all(Array.from({ length: 10 }, () => settleDay(house.tools, arena.day)));
    expect((await placesOf()).map(([userId]) => userId)).toEqual([ann.userId, bob.userId]);
    expect(await noticeCodes(house.db, ann.userId)).toEqual(['prizeWon']);
    expect(await realOf(ann)).toBe(START - 2n * MIN_STAKE + ((await prizes())[0] ?? 0n));
    expect((await loadStanding(house.tools)).own.get(bob.userId)).toBeUndefined();
  });

  it('is settled later, day by day, when no process was running, across the end of a week and a year', async () => {
    const days = [];
    const player = await entrant(MIN_STAKE);
    for (let step = 0; step < 8; step += 1) {
      if (step > 0) await participate(house.tools, player.userId);
      await house.stakes(player, MIN_STAKE);
      days.push(arena.day + step);
      house.at += DAY_MS;
    }
    await settleDueDays(house.tools);
    for (const one of days) expect(await placesOf(one)).toEqual([[player.userId, (await prizes())[0]]]);
    expect(await realOf(player)).toBe(START - 9n * MIN_STAKE + 8n * ((await prizes())[0] ?? 0n));
    arena.day += 8;
  });

  it('is announced once to each winner', async () => {
    const player = await entrant(MIN_STAKE);
    await settle();
    const announce = () => tournament.tellPlaces(house.db.pool, player.userId, house.at);
    expect(await announce()).toEqual([{ day: arena.day, place: 1, prize: (await prizes())[0], isWaiting: false }]);
    expect(await announce()).toEqual([]);
  });
});

describe('the least stake of a place', () => {
  it('lets many small stakes share nothing: what no place earned stays with the house', async () => {
    const players = [];
    for (let n = 0; n < 4; n += 1) players.push(await entrant());
    expect([...(await loadStanding(house.tools)).own.values()].map((place) => place?.prizePlace)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    await settle();
    expect(await placesOf()).toEqual([]);
    expect(await Promise.all(players.map(realOf))).toEqual(players.map(() => START - VIP2));
  });

  it('pays each entrant the best free place that they have reached', async () => {
    const all = await prizes();
    const [, second = 0n, , fourth = 0n, fifth = 0n] = all;
    const [ann, bob, cat] = [
      await entrant(MIN_STAKE - 1n),
      await entrant(fourth * 80n),
      await entrant(fourth * 80n - 1n),
    ];
    const { shared, own } = await loadStanding(house.tools);
    expect(shared.tournament.minStakes).toEqual(all.map((prize) => Number(prize * 80n)));
    expect([ann, bob, cat].map(({ userId }) => own.get(userId)?.prizePlace)).toEqual([2, 4, 5]);
    await settle();
    expect(await placesOf()).toEqual([
      [ann.userId, second],
      [bob.userId, fourth],
      [cat.userId, fifth],
    ]);
  });
});

describe('a prize', () => {
  it('waits for review when winners share something, today or with an earlier winner', async () => {
    const [ann, bob, other] = [
      await entrant(5n * MIN_STAKE),
      await entrant(4n * MIN_STAKE),
      await entrant(3n * MIN_STAKE),
    ];
    await shareDevice(`one ${arena.day}`, ann, bob);
    await settle();
    expect([(await grantOf(ann))?.status, (await grantOf(bob))?.status]).toEqual(['waiting', 'waiting']);
    expect((await grantOf(ann))?.details).toMatchObject({ place: 1, others: [{ kind: 'device' }] });
    expect(await realOf(ann)).toBe(START - 5n * MIN_STAKE);
    expect(await realOf(other)).toBe(START - 3n * MIN_STAKE + ((await prizes())[2] ?? 0n));
    arena.day += 1;
    const again = await entrant(MIN_STAKE);
    await sql(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, 'document', $3, true), ($2, 'document', $3, true)`,
      [other.userId, again.userId, Buffer.from(`document ${arena.day}`)],
    );
    await settle();
    expect(await grantOf(again)).toMatchObject({ status: 'waiting', details: { others: [{ kind: 'identity' }] } });
    expect((await rowOf())?.transactionId).toBeNull();
  });

  it('waits while its winner is on a break, and is paid afterwards', async () => {
    const player = await entrant(MIN_STAKE);
    await sql(`UPDATE app_user SET restriction = 'time_out', restricted_until = $2 WHERE id = $1`, [
      player.userId,
      new Date(house.at + 3 * DAY_MS),
    ]);
    await settle();
    const staff = await house.player();
    const grant = await grantOf(player);
    expect(grant).toMatchObject({ status: 'waiting', details: { closure: 'time_out' } });
    expect(await loadWaiting(house.tools)).toContainEqual(
      expect.objectContaining({ id: String(grant?.id), isResting: true, others: [] }),
    );
    const decide = () =>
      decideWaiting(house.tools, {
        actorId: staff.userId,
        id: grant?.id ?? 0n,
        isApproved: true,
        reason: 'the break is over',
      });
    await expect(decide()).rejects.toEqual(refused('BONUS_OFF'));
    expect(await tournament.tellPlaces(house.db.pool, player.userId, house.at)).toMatchObject([{ isWaiting: true }]);
    house.at += 3 * DAY_MS;
    await decide();
    expect(await realOf(player)).toBe(START - MIN_STAKE + ((await prizes())[0] ?? 0n));
  });
});

describe('a server that dies midway', () => {
  const [EVERY, WINNERS] = process.env['LONG_TESTS'] ? [1, 10] : [6, 3];

  it('settles a day completely or not at all, after any statement', async () => {
    const [ann, bob, cat] = [
      await entrant(5n * MIN_STAKE),
      await entrant(4n * MIN_STAKE),
      await entrant(3n * MIN_STAKE),
    ];
    for (let more = 3; more < WINNERS; more += 1) await entrant(MIN_STAKE);
    await shareDevice(`cut ${arena.day}`, bob, cat);
    endDay();
    const [first = 0n] = await prizes();
    let cutAt = 0;
    for (let isSettled = false; !isSettled; cutAt += EVERY) {
      isSettled = await house
        .cutAfter(cutAt, () => settleDay(house.tools, arena.day))
        .then(
          () => true,
          () => false,
        );
      const paid = await realOf(ann);
      expect((await placesOf()).length, `cut after ${cutAt} statements`).toBe((await rowOf())?.settledAt ? WINNERS : 0);
      expect(paid, `cut after ${cutAt} statements`).toBe(
        START - 5n * MIN_STAKE + ((await rowOf())?.settledAt ? first : 0n),
      );
    }
    expect(cutAt).toBeGreaterThan(20);
  });
});

describe('the laws of the tournament', () => {
  const shares = 'a day of the tournament pays the shares of its bank, each place once';
  const paid = 'every prize of the tournament is a bonus of its place, paid by its day or after a person has looked';

  let paidDay = 0;

  it('hold for a paid day', async () => {
    await entrant(MIN_STAKE);
    paidDay = arena.day;
    await settle();
    expect(await placesOf()).toHaveLength(1);
  });

  it.each([
    [shares, 'UPDATE tournament_place SET prize = prize + 1 WHERE day = $1'],
    [shares, `UPDATE tournament_place SET place = 2 WHERE day = $1`],
    [shares, 'UPDATE tournament_place SET staked = staked + 1 WHERE day = $1'],
    [shares, 'UPDATE played_day SET staked = staked - 1 WHERE day = $1'],
    [shares, 'UPDATE tournament_day SET stake_times = stake_times + 1 WHERE day = $1'],
    [shares, `UPDATE tournament_day SET shares = '{60,30}' WHERE day = $1`],
    [shares, 'UPDATE tournament_day SET settled_at = NULL, transaction_id = NULL WHERE day = $1'],
    [paid, `UPDATE bonus_grant SET amount = amount + 1 WHERE period = $1::text AND bonus = 'tournament'`],
    [paid, 'DELETE FROM tournament_place WHERE day = $1'],
    [paid, 'UPDATE tournament_day SET transaction_id = NULL WHERE day = $1'],
    [paid, `UPDATE ledger_transaction SET key = 'x' WHERE key = $1::text AND scope = 'tournament'`],
    [
      paid,
      `UPDATE ledger_entry SET amount = amount * 2 WHERE transaction_id = (SELECT transaction_id FROM tournament_day WHERE day = $1)`,
    ],
    [
      paid,
      `UPDATE bonus_event SET transaction_id = gen_random_uuid() WHERE transaction_id = (SELECT transaction_id FROM tournament_day WHERE day = $1)`,
    ],
  ])('find a violation: %s, %s', async (law, corruption) => {
    const client = await house.db.owner.connect();
    try {
      await client.query(`BEGIN; SET LOCAL session_replication_role = 'replica'`);
      const text = corruption.replaceAll('$1', `${paidDay}`);
      expect((await client.query(text)).rowCount, 'the corruption hit nothing').toBeGreaterThan(0);
      const invariant = invariants.find(({ name }) => name === law);
      expect(invariant && (await checkInvariant(client, invariant))).toBeDefined();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
