import { randomUUIDv7 } from 'node:crypto';
import { dayStart, newyear as storage } from 'db';
import { newyearDefaultConfig } from 'games-engine/newyear';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, DAYS, FIRST_DAY, openDrum, refused, type DrumPlayer } from '../../testing/drum-fixtures.ts';
import { newyearEditionChanges, newyearThingChanges } from './newyear-changes.ts';
import { listPrizes } from './prizes.ts';
import { spin } from './spin.ts';

const { house, tools, player, playsFor, infoOf, sql, em, reset, close } = await openDrum();
beforeEach(reset);
afterAll(close);

const deposits = ({ userId }: DrumPlayer, currencyId: number, amount: bigint, baseMinor = amount) =>
  sql(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', $3, 1000000, $4, $5, $1, $6, $6, $6)`,
    [randomUUIDv7(), userId, currencyId, amount, baseMinor, house.at],
  );

describe('the event', () => {
  it('runs from 10 December to 25 January, Moscow time, across the turn of the year', async () => {
    const who = await player();
    house.at = dayStart(FIRST_DAY) - 1;
    expect(await infoOf(who)).toBeNull();
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_RUNNING'));
    house.at = dayStart(FIRST_DAY);
    expect(await infoOf(who)).toMatchObject({ edition: '2026', spins: 3, from: dayStart(FIRST_DAY) });
    house.at = dayStart(FIRST_DAY + 22) - 1; // 31 December
    expect(await infoOf(who)).toMatchObject({ edition: '2026', days: 2 });
    house.at += 1;
    expect(await infoOf(who)).toMatchObject({ edition: '2026', days: 3 });
    house.at = dayStart(FIRST_DAY + DAYS) - 1;
    expect(await infoOf(who)).toMatchObject({ spins: 12, until: dayStart(FIRST_DAY + DAYS) });
    house.at += 1;
    expect(await infoOf(who)).toBeNull();
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_RUNNING'));
  });

  it('starts in the sandbox when none is running, until the next one', async () => {
    const at = dayStart(FIRST_DAY - 20);
    await storage.beginSandboxNewyear(house.db.pool, at, DAYS);
    await storage.beginSandboxNewyear(house.db.pool, at, DAYS);
    const edition = await storage.newyearAt(em(), at);
    expect(edition).toMatchObject({ firstDay: FIRST_DAY - 20, lastDay: FIRST_DAY - 1 });
    await sql('DELETE FROM newyear_edition WHERE edition = $1', [edition?.edition]);
  });
});

describe('tickets', () => {
  it('are three a day, however often the player visits', async () => {
    const who = await player();
    for (const _ of [1, 2]) expect(await infoOf(who)).toMatchObject({ days: 1, spins: 3 });
    house.at += DAY_MS;
    expect(await infoOf(who)).toMatchObject({ days: 2, spins: 6 });
  });

  it('are one for each 100 roubles deposited during the event, as much in every currency, over all deposits together', async () => {
    const who = await player();
    house.at -= 1;
    await deposits(who, 2, 1_000_000n);
    house.at += 1;
    await deposits(who, 1, 150n, 12_000n);
    await deposits(who, 5, 50_000n, 7_999n);
    expect(await infoOf(who)).toMatchObject({ depositTickets: 1, spins: 4 });
    await deposits(who, 2, 1n);
    house.at = dayStart(FIRST_DAY + DAYS) - 1;
    await deposits(who, 3, 100n, 10_000n);
    expect(await infoOf(who)).toMatchObject({
      depositTickets: 3,
      deposited: 30_000,
      pending: { tickets: 0, stake: 0 },
    });
    await sql('DELETE FROM payment WHERE user_id = $1', [who.userId]); // unknown to any provider
  });

  it('tickets of a deposit come once it is played through: nothing is drawn for money that was only passing through', async () => {
    const who = await player();
    await deposits(who, 2, 2_000_000n);
    await sql('INSERT INTO wagering (user_id, target, started_at_count) VALUES ($1, 4000000, 0)', [who.userId]);
    expect(await infoOf(who)).toMatchObject({
      spins: 3,
      depositTickets: 0,
      deposited: 2_000_000,
      pending: { tickets: 200, stake: 4_000_000 },
    });
    for (const _ of [1, 2, 3]) await spin(tools, who);
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NO_TICKETS'));
    await house.stakes(who, 3_999_999n);
    expect(await infoOf(who)).toMatchObject({ spins: 0, pending: { tickets: 200, stake: 1 } });
    await house.stakes(who, 1n);
    expect(await infoOf(who)).toMatchObject({ spins: 200, depositTickets: 200, pending: { tickets: 0, stake: 0 } });
    await deposits(who, 2, 50_000n);
    await sql('UPDATE wagering SET target = 4100000 WHERE user_id = $1', [who.userId]);
    expect(await infoOf(who)).toMatchObject({ spins: 200, pending: { tickets: 5, stake: 100_000 } });
    await sql('DELETE FROM payment WHERE user_id = $1', [who.userId]);
  });

  it('tickets that were drawn for a deposit without play, as they once could be, leave their prizes behind at a self-exclusion', async () => {
    const who = await player();
    await playsFor('base-1');
    for (const _ of [1, 2, 3]) await spin(tools, who);
    const left = { leftMinor: 1n, times: 2n, since: house.at, ticketsPerDay: 3, ticketMinor: 10_000n };
    const unearned = () => storage.unearnedPrizesOf(house.db.pool, who.userId, left);
    expect(await unearned()).toBe(0n);
    await sql('DELETE FROM newyear_login WHERE user_id = $1', [who.userId]);
    expect(await unearned()).toBe(300n);
    await deposits(who, 2, 20_000n); // played through: a newer one is not
    await deposits(who, 2, 10_000n);
    expect(await unearned()).toBe(100n);
    await sql('DELETE FROM payment WHERE user_id = $1', [who.userId]);
  });

  it('are spent one per spin, and a spin without one is refused', async () => {
    const who = await player();
    const left: number[] = [];
    for (const _ of [1, 2, 3]) left.push((await spin(tools, who)).spins);
    expect(left).toEqual([2, 1, 0]);
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NO_TICKETS'));
    const { rows } = await sql('SELECT choice FROM round WHERE user_id = $1 ORDER BY nonce', [who.userId]);
    expect(rows.map(({ choice }) => choice)).toEqual([1, 2, 3].map((n) => ({ ticket: `2026-${n}` })));
  });
});

describe('an approved change', () => {
  it('sets the stock of a physical prize, and the days of an event', async () => {
    const unit = { em: em(), client: house.db.pool } as never;
    const approved = { isNew: true, at: 1, changeId: 1 };
    const titles = { ru: 'Велосипед', en: 'Bicycle', ua: '', kz: '', uz: '', tr: '' };
    const bicycle = { name: 'bicycle', titles, stock: 1, equivalent: 3_000_000 };
    await newyearThingChanges.apply(unit, { ...approved, key: 'bicycle', after: bicycle });
    expect(await newyearThingChanges.read(em(), 'bicycle')).toEqual(bicycle);
    const prize = { amountMinor: 0, kind: 'item', name: 'bicycle', weight: 1 } as const;
    const config = { ...newyearDefaultConfig, prizes: [prize] };
    expect(await listPrizes(em(), config, { edition: '2026', lang: 'tr' })).toMatchObject([
      { title: 'Bicycle', title_count: '1/1', equivalent: 3_000_000 },
    ]);
    const [firstDay, lastDay] = [dayStart(30_000), dayStart(30_010)];
    await newyearEditionChanges.apply(unit, {
      ...approved,
      key: '2052',
      after: { edition: '2052', firstDay, lastDay },
    });
    expect(await newyearEditionChanges.read(em(), '2052')).toEqual({ edition: '2052', firstDay, lastDay });
    expect(newyearEditionChanges.check?.({ firstDay: lastDay, lastDay: firstDay }, '2052')).toBe('lastDay');
    const over = { edition: 'over', firstDay: lastDay, lastDay };
    await expect(newyearEditionChanges.apply(unit, { ...approved, key: 'over', after: over })).rejects.toEqual(
      refused(400),
    );
  });
});
