import { dayOf, dayStart, tournament } from 'db';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadOfficeDays } from './office-days.ts';
import { openTournamentDay } from './tournament-day.ts';
import { tournamentPrizes } from './tournament-prizes.ts';
import { participate } from './tournament.handlers.ts';
import { DAY_MS, MIN_STAKE, refused, TournamentArena, VIP2 } from './testing/tournament-fixtures.ts';

const arena = await TournamentArena.open();
const { house, startDay, settle, close, sql } = arena;
beforeEach(startDay);
afterEach(settle);
afterAll(close);

describe('taking part', () => {
  it('needs VIP2, happens once a day, and is refused while play is closed', async () => {
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

  it('happens once when a hundred requests race', async () => {
    const player = await house.player();
    await house.stakes(player, VIP2);
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => participate(house.tools, player.userId)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is impossible once the day is settled', async () => {
    await settle();
    const { userId } = await house.player();
    expect(await tournament.enterTournament(house.db.pool, { day: arena.day, userId, at: house.at })).toBe(false);
  });
});

describe('the bank and the shares', () => {
  it('are fixed when the day opens, at the rate and by the rules of that moment', async () => {
    await sql('UPDATE currency SET course_micro = 200000000 WHERE id = 10');
    await (house.tools.currencies as unknown as { reload(): Promise<void> }).reload();
    const after = {
      isOn: true,
      bankTon: 100,
      shares: [{ percent: 60 }, { percent: 40 }],
      stakeTimes: 50,
      terms: 2,
      fromDay: null as never,
    };
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
      { ...change, at: house.at, after: { ...after, isOn: false } },
    );
    house.at += DAY_MS;
    const player = await house.player();
    await house.stakes(player, VIP2);
    await expect(participate(house.tools, player.userId)).rejects.toEqual(refused('TOURNAMENT_OFF'));
    arena.day += 2;
    await tournamentPrizes.apply(
      { em, client: house.db.pool as never },
      { ...change, at: house.at, after: { ...after, bankTon: 300 } },
    );
  });

  it('hold from the day that two people chose, which has not begun, until the next ones', async () => {
    const em = house.db.orm.em.fork();
    const base = (await tournamentPrizes.read(em, 'daily')) as { bankTon: number };
    const agree = (changed: object, at = house.at): Promise<void> | void =>
      tournamentPrizes.apply(
        { em, client: house.db.pool as never },
        { key: 'daily', after: { ...base, ...changed }, isNew: false, at, changeId: 1 },
      );
    const startOf = (days: number): number => dayStart(arena.day + days);
    for (const fromDay of [startOf(0), startOf(-1), startOf(400)])
      await expect((async () => agree({ bankTon: 900, fromDay }))()).rejects.toMatchObject({ code: 400 });
    await agree({ bankTon: 900, fromDay: startOf(3) }); // a feast
    await agree({ bankTon: 300, fromDay: startOf(4) });
    await agree({ bankTon: 500 });
    const shown = await loadOfficeDays(house.tools);
    expect(shown.coming.map(({ bankTon }) => bankTon)).toEqual([500, 900, 300]);
    expect(shown.running).toMatchObject({ bankTon: base.bankTon });
    const banks: number[] = [];
    for (let days = 1; days <= 4; days += 1) {
      house.at += DAY_MS;
      banks.push((await openTournamentDay(house.tools, house.at)).bankTon);
    }
    expect(banks).toEqual([500, 500, 900, 300]);
    arena.day += 4;
  });

  it('are shown to staff with the standing and the status of each prize', async () => {
    const first = await arena.entrant(MIN_STAKE * 2n);
    await arena.entrant();
    expect((await loadOfficeDays(house.tools)).running).toMatchObject({
      players: 2,
      standing: [{ prizePlace: 1, isRanked: true }, { prizePlace: null }],
    });
    await settle();
    const { days, cursor } = await loadOfficeDays(house.tools);
    expect(days[0]).toMatchObject({
      players: 2,
      settledAt: expect.any(Number),
      places: [{ place: 1, status: 'done', prize: Number((await arena.placesOf())[0]?.[1]) }],
    });
    expect(days[0]?.places[0]?.nick).toBeTruthy();
    expect((await arena.placesOf())[0]?.[0]).toBe(first.userId);
    const [{ day: newest } = { day: '' }] = days;
    const older = await loadOfficeDays(house.tools, dayOf(Date.parse(`${newest}T12:00:00Z`)));
    expect(older.days.map(({ day }) => day)).toEqual(days.slice(1).map(({ day }) => day));
    expect(cursor).toBeNull();
  });
});
