import { bonus, checkInvariant, dayStart, invariants, tournament } from 'db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SHARES, prizesOf, TOURNAMENT_SETTLES_MS } from '../../../contract/features/tournament-values.ts';
import { BonusHouse, type BonusTester } from '../bonus/bonus-fixtures.ts';
import { decideWaiting, loadWaiting } from '../bonus/waiting-bonuses.ts';
import { countEntrants } from './count-entrants.ts';
import { settleDay, settleDueDays } from './settle-tournament.ts';
import { loadStanding } from './standing.ts';
import { openTournamentDay } from './tournament-day.ts';
import { tournamentPrizes } from './tournament-prizes.ts';
import { participate } from './tournament.handlers.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = 100_000_000_000n;
const VIP2 = 10_000n; // hundredths that reach the level
const NEW_YEARS_EVE = Date.UTC(2026, 11, 30, 21); // 31 December, 00:00 in Moscow: a Thursday

let house: BonusHouse;
let day: number;
beforeAll(async () => {
  house = await BonusHouse.open(NEW_YEARS_EVE - DAY_MS);
});
/** Every test has a day of its own, from nine in the morning on. */
beforeEach(async () => {
  house.at += DAY_MS;
  ({ day } = await openTournamentDay(house.tools, house.at));
  house.at = dayStart(day) + 9 * HOUR_MS;
});
afterEach(async () => {
  house.at = dayStart(day + 1) + TOURNAMENT_SETTLES_MS;
  await settleDueDays(house.tools);
});
afterAll(async () => {
  expect(await house.breaches()).toEqual([]);
  await house.close();
});

const refused = (code: number | string) => expect.objectContaining({ code });

/** Somebody at VIP2 who takes part and has staked so much today. */
const entrant = async (stakeMinor = VIP2): Promise<BonusTester> => {
  const player = await house.player({ creditMinor: START });
  await house.stakes(player, stakeMinor < VIP2 ? VIP2 : stakeMinor);
  await participate(house.tools, player.userId);
  return player;
};

const endDay = (): void => {
  house.at = dayStart(day + 1) + TOURNAMENT_SETTLES_MS;
};
const settle = async (): Promise<void> => {
  endDay();
  await settleDueDays(house.tools);
};

const rowOf = (which = day) => tournament.tournamentDayRepository(house.db.orm.em.fork()).find(which);
const placesOf = async (which = day): Promise<[bigint, bigint][]> =>
  (await tournament.tournamentPlaceRepository(house.db.orm.em.fork()).ofDays([which])).map(({ userId, prize }) => [
    userId,
    prize,
  ]);
const grantOf = ({ userId }: BonusTester, which = day) =>
  bonus.bonusGrantRepository(house.db.orm.em.fork()).find(userId, 'tournament', `${which}`);
const realOf = async (player: BonusTester): Promise<bigint> => (await house.balances(player)).real ?? 0n;
const prizes = async (): Promise<bigint[]> => prizesOf((await rowOf())?.bank ?? 0n, DEFAULT_SHARES);
const sql = (text: string, values: unknown[] = []) => house.db.owner.query(text, values);
const shareDevice = async (hash: string, ...players: BonusTester[]): Promise<void> => {
  for (const { userId } of players)
    await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, $2, '10.0.0.0')`, [
      userId,
      Buffer.from(hash),
    ]);
};

describe('taking part', () => {
  it('needs VIP2, happens once a day, and is closed to who has closed play', async () => {
    const player = await house.player();
    await house.stakes(player, VIP2 - 1n);
    await expect(participate(house.tools, player.userId)).rejects.toEqual(refused(2));
    await house.stakes(player, 1n);
    await participate(house.tools, player.userId);
    await expect(participate(house.tools, player.userId)).rejects.toEqual(refused(3));
    house.at += DAY_MS;
    await participate(house.tools, player.userId);
    const resting = await house.player();
    await house.stakes(resting, VIP2);
    await sql(`UPDATE app_user SET restriction = 'time_out', restricted_until = $2 WHERE id = $1`, [
      resting.userId,
      new Date(house.at + DAY_MS),
    ]);
    await expect(participate(house.tools, resting.userId)).rejects.toEqual(refused('TIME_OUT'));
  });

  it('happens once, of a hundred at once', async () => {
    const player = await house.player();
    await house.stakes(player, VIP2);
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => participate(house.tools, player.userId)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is of no use once the day is settled', async () => {
    await settle();
    const { userId } = await house.player();
    expect(await tournament.enterTournament(house.db.pool, { day, userId, at: house.at })).toBe(false);
  });
});

describe('the ranking', () => {
  it('is by what was staked for real money since midnight, before registration too; of the same sum who was first', async () => {
    const late = await house.player();
    await house.stakes(late, 30_000n); // before they register
    const third = await entrant(10_000n); // registered first, and later at the same sum
    house.at += 1;
    const second = await entrant(20_000n);
    house.at += 1;
    await house.stakes(third, 10_000n);
    await countEntrants(house.db, day);
    await participate(house.tools, late.userId);
    const idle = await house.player();
    await house.stakes(idle, 900_000n); // not registered
    const { shared, own } = await loadStanding(house.tools);
    expect(shared.users.map(({ place, betAmount }) => [place, betAmount])).toEqual([
      [1, 30_000],
      [2, 20_000],
      [3, 20_000],
    ]);
    expect(shared.tournament).toMatchObject({ day, bankTon: 300, players: 3, endsAt: dayStart(day + 1) });
    expect([late, second, third, idle].map(({ userId }) => own.get(userId)?.place)).toEqual([1, 2, 3, undefined]);
  });

  it('has nobody who was blocked or has excluded themselves: the places move up', async () => {
    const [blocked, excluded, player] = [await entrant(40_000n), await entrant(30_000n), await entrant(20_000n)];
    await sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked.userId]);
    await sql(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = $2 WHERE id = $1`, [
      excluded.userId,
      new Date(house.at - 1), // over, but they have not come back
    ]);
    const { shared, own } = await loadStanding(house.tools);
    expect(shared.users.map(({ betAmount }) => betAmount)).toEqual([20_000]);
    expect(own.get(blocked.userId)).toEqual({ place: null, betAmount: 40_000 });
    await settle();
    expect(await placesOf()).toEqual([[player.userId, (await prizes())[0]]]);
  });

  it('of a new day begins at nothing, and names the champion of the last one', async () => {
    const player = await entrant();
    await settle();
    await participate(house.tools, player.userId);
    const { shared, own } = await loadStanding(house.tools);
    expect(shared.users).toEqual([]);
    expect(shared.lastWinner?.nick).toBeTruthy();
    expect(own.get(player.userId)).toEqual({ place: null, betAmount: 0 });
    expect(shared.tournament).toMatchObject({ day: day + 1, counting: null });
  });
});

describe('the end of a day', () => {
  it('pays the published shares to real in one transaction, to nobody else, and keeps the rest', async () => {
    const players = [await entrant(50_000n), await entrant(40_000n), await entrant(30_000n)];
    endDay();
    house.at -= 1;
    await settleDueDays(house.tools);
    expect(await placesOf()).toEqual([]);
    expect((await loadStanding(house.tools)).shared.tournament.counting).toBe(day);
    await settle();
    const [first = 0n, second = 0n, third = 0n] = await prizes();
    expect(first).toBe(1_440_000n); // 30 % of 300 TON at 160
    expect(await placesOf()).toEqual(players.map(({ userId }, index) => [userId, [first, second, third][index]]));
    expect(await Promise.all(players.map(realOf))).toEqual([
      START - 50_000n + first,
      START - 40_000n + second,
      START - 30_000n + third,
    ]);
    const { rows } = await sql(`SELECT key FROM ledger_transaction WHERE scope = 'tournament' AND key = $1`, [
      `${day}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('comes once, however many settle it, and goes by bets that were settled before midnight', async () => {
    const [ann, bob] = [await entrant(20_000n), await entrant(10_000n)];
    house.at = dayStart(day + 1) - 1;
    await house.stakes(bob, 9_999n); // counted at the end, although nobody asked before
    house.at += 1;
    await house.stakes(bob, 50_000n); // of the next day
    endDay();
    await Promise.all(Array.from({ length: 10 }, () => settleDay(house.tools, day)));
    expect((await placesOf()).map(([userId]) => userId)).toEqual([ann.userId, bob.userId]);
    expect(await realOf(ann)).toBe(START - 20_000n + ((await prizes())[0] ?? 0n));
    expect((await loadStanding(house.tools)).own.get(bob.userId)).toBeUndefined();
  });

  it('comes later when no process was up, day by day, over the end of a week and of a year', async () => {
    const days = [];
    const player = await entrant();
    for (let step = 0; step < 8; step += 1) {
      if (step > 0) await participate(house.tools, player.userId);
      await house.stakes(player, 10_000n);
      days.push(day + step);
      house.at += DAY_MS;
    }
    await settleDueDays(house.tools);
    for (const one of days) expect(await placesOf(one)).toEqual([[player.userId, (await prizes())[0]]]);
    expect(await realOf(player)).toBe(START - 90_000n + 8n * ((await prizes())[0] ?? 0n));
    day += 8;
  });

  it('tells each winner once', async () => {
    const player = await entrant();
    await settle();
    const tell = () => tournament.tellPlaces(house.db.pool, player.userId, house.at);
    expect(await tell()).toEqual([{ day, place: 1, prize: (await prizes())[0], isWaiting: false }]);
    expect(await tell()).toEqual([]);
  });
});

describe('a prize', () => {
  it('waits for a person where winners share something, today or with an earlier winner', async () => {
    const [ann, bob, other] = [await entrant(50_000n), await entrant(40_000n), await entrant(30_000n)];
    await shareDevice(`one ${day}`, ann, bob);
    await settle();
    expect([(await grantOf(ann))?.status, (await grantOf(bob))?.status]).toEqual(['waiting', 'waiting']);
    expect((await grantOf(ann))?.details).toMatchObject({ place: 1, others: [{ kind: 'device' }] });
    expect(await realOf(ann)).toBe(START - 50_000n);
    expect(await realOf(other)).toBe(START - 30_000n + ((await prizes())[2] ?? 0n));
    day += 1;
    const again = await entrant();
    await sql(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, 'document', $3, true), ($2, 'document', $3, true)`,
      [other.userId, again.userId, Buffer.from(`document ${day}`)],
    );
    await settle();
    expect(await grantOf(again)).toMatchObject({ status: 'waiting', details: { others: [{ kind: 'identity' }] } });
    expect((await rowOf())?.transactionId).toBeNull();
  });

  it('waits where its winner takes a break: it costs them nothing, and pays nobody who is away', async () => {
    const player = await entrant();
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
    expect(await realOf(player)).toBe(START - VIP2 + ((await prizes())[0] ?? 0n));
  });
});

describe('a server that is gone in the middle', () => {
  const [EVERY, WINNERS] = process.env['LONG_TESTS'] ? [1, 10] : [6, 3];

  it('has settled all of a day or nothing, whatever statement was its last', async () => {
    const [ann, bob, cat] = [await entrant(50_000n), await entrant(40_000n), await entrant(30_000n)];
    for (let more = 3; more < WINNERS; more += 1) await entrant();
    await shareDevice(`cut ${day}`, bob, cat);
    endDay();
    const [first = 0n] = await prizes();
    let cutAt = 0;
    for (let isSettled = false; !isSettled; cutAt += EVERY) {
      isSettled = await house
        .cutAfter(cutAt, () => settleDay(house.tools, day))
        .then(
          () => true,
          () => false,
        );
      const paid = await realOf(ann);
      expect((await placesOf()).length, `cut after ${cutAt} statements`).toBe((await rowOf())?.settledAt ? WINNERS : 0);
      expect(paid, `cut after ${cutAt} statements`).toBe(START - 50_000n + ((await rowOf())?.settledAt ? first : 0n));
    }
    expect(cutAt).toBeGreaterThan(20);
  });
});

describe('the bank and the shares', () => {
  it('are fixed when the day opens: at the course of then, by the rules of then', async () => {
    await sql('UPDATE currency SET course_micro = 200000000 WHERE id = 10');
    await (house.tools.currencies as unknown as { reload(): Promise<void> }).reload();
    const after = { isOn: true, bankTon: 100, shares: [{ percent: 60 }, { percent: 40 }], terms: 2 };
    const em = house.db.orm.em.fork();
    expect(await tournamentPrizes.read(em, 'daily')).toMatchObject({ isOn: true, bankTon: 300, terms: 1 });
    expect(await tournamentPrizes.read(em, 'weekly')).toBeUndefined();
    expect(tournamentPrizes.check?.({ ...after, shares: [{ percent: 60 }, { percent: 41 }] }, 'daily')).toBe('shares');
    expect(tournamentPrizes.check?.({ ...after, shares: [{ percent: 40 }, { percent: 60 }] }, 'daily')).toBe('shares');
    expect(tournamentPrizes.check?.(after, 'daily')).toBeUndefined();
    const change = { key: 'daily', after, isNew: false, at: house.at, changeId: 1 };
    await tournamentPrizes.apply({ em, client: house.db.pool as never }, change);
    expect(await tournamentPrizes.list(em)).toEqual([{ key: 'daily', record: after }]);
    expect(await openTournamentDay(house.tools, house.at)).toMatchObject({ bankTon: 300, bank: 4_800_000n, terms: 1 });
    house.at += DAY_MS;
    const next = await openTournamentDay(house.tools, house.at);
    expect(next).toMatchObject({ bankTon: 100, bank: 2_000_000n, shares: [60, 40], terms: 2 });
    await tournamentPrizes.apply(
      { em, client: house.db.pool as never },
      { ...change, after: { ...after, isOn: false } },
    );
    house.at += DAY_MS;
    const player = await house.player();
    await house.stakes(player, VIP2);
    await expect(participate(house.tools, player.userId)).rejects.toEqual(refused('TOURNAMENT_OFF'));
    day += 2;
    await tournamentPrizes.apply(
      { em, client: house.db.pool as never },
      { ...change, after: { ...after, bankTon: 300 } },
    );
  });
});

describe('the laws of the tournament', () => {
  const shares = 'a day of the tournament pays the shares of its bank, each place once';
  const paid = 'every prize of the tournament is a bonus of its place, paid by its day or after a person has looked';

  let paidDay = 0;

  it('hold for a day that paid', async () => {
    await entrant();
    paidDay = day;
    await settle();
    expect(await placesOf()).toHaveLength(1);
  });

  it.each([
    [shares, 'UPDATE tournament_place SET prize = prize + 1 WHERE day = $1'],
    [shares, `UPDATE tournament_place SET place = 2 WHERE day = $1`],
    [shares, 'UPDATE tournament_place SET staked = staked + 1 WHERE day = $1'],
    [shares, 'UPDATE played_day SET staked = staked - 1 WHERE day = $1'],
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
  ])('find what breaks them: %s, %s', async (law, corruption) => {
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
