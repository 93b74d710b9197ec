import { dayStart } from 'db';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setBonusActive } from '../../core/bonus/choose-bonus.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { testBonus } from '../bonus/testing/bonus-fixtures.ts';
import { countEntrants } from './count-entrants.ts';
import { loadStanding } from './standing.ts';
import { participate } from './tournament.handlers.ts';
import { MIN_STAKE, TournamentArena, VIP2 } from './testing/tournament-fixtures.ts';

const arena = await TournamentArena.open();
const { house, startDay, settle, close, entrant, placesOf, prizes, sql } = arena;
beforeEach(startDay);
afterEach(settle);
afterAll(close);

describe('the ranking', () => {
  it('is by real-money stakes since midnight, including those before registration; ties by who was first', async () => {
    const late = await house.player();
    await house.stakes(late, 30_000n); // before registration
    const third = await entrant(10_000n); // registers first, but reaches the same sum later
    house.at += 1;
    const second = await entrant(20_000n);
    house.at += 1;
    await house.stakes(third, 10_000n);
    await countEntrants(house.db, arena.day);
    await participate(house.tools, late.userId);
    const idle = await house.player();
    await house.stakes(idle, 900_000n); // not registered
    const { shared, own } = await loadStanding(house.tools);
    expect(shared.users.map(({ place, betAmount }) => [place, betAmount])).toEqual([
      [1, 30_000],
      [2, 20_000],
      [3, 20_000],
    ]);
    expect(shared.tournament).toMatchObject({
      day: arena.day,
      bankTon: 300,
      players: 3,
      endsAt: dayStart(arena.day + 1),
    });
    expect([late, second, third, idle].map(({ userId }) => own.get(userId)?.place)).toEqual([1, 2, 3, undefined]);
  });

  it('counts neither bonus money nor USDIC', async () => {
    const player = await entrant();
    await takeBonus(house.tools, testBonus('usdicLocked', 900n), player);
    const { id } = await takeBonus(house.tools, testBonus('bonus', 900n), player);
    await setBonusActive(house.tools, player, id);
    for (const from of ['bonus', 'usdicLocked'] as const) await house.stakes(player, 900n, { payoutMinor: 900n, from });
    await countEntrants(house.db, arena.day);
    expect((await loadStanding(house.tools)).own.get(player.userId)).toEqual({
      place: 1,
      betAmount: Number(VIP2),
      prizePlace: null,
    });
  });

  it('leaves out blocked and self-excluded players, and the others move up', async () => {
    const [blocked, excluded, player] = [await entrant(40_000n), await entrant(30_000n), await entrant(MIN_STAKE)];
    await sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked.userId]);
    await sql(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = $2 WHERE id = $1`, [
      excluded.userId,
      new Date(house.at - 1), // expired, but not lifted yet
    ]);
    const { shared, own } = await loadStanding(house.tools);
    expect(shared.users.map(({ betAmount }) => betAmount)).toEqual([Number(MIN_STAKE)]);
    expect(own.get(blocked.userId)).toEqual({ place: null, betAmount: 40_000, prizePlace: null });
    await settle();
    expect(await placesOf()).toEqual([[player.userId, (await prizes())[0]]]);
  });

  it('starts empty every day, and names the last champion', async () => {
    const player = await entrant(MIN_STAKE);
    await settle();
    await participate(house.tools, player.userId);
    const { shared, own } = await loadStanding(house.tools);
    expect(shared.users).toEqual([]);
    expect(shared.lastWinner?.nick).toBeTruthy();
    expect(own.get(player.userId)).toEqual({ place: null, betAmount: 0, prizePlace: null });
    expect(shared.tournament).toMatchObject({ day: arena.day + 1, counting: null });
  });
});
