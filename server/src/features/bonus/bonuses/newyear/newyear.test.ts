import { randomUUIDv7 } from 'node:crypto';
import { bonus, dayStart, ensureConfig, newyear as storage } from 'db';
import { contentHash, createGames } from 'games-engine';
import { newyear as drum, newyearDefaultConfig, type NewyearConfig } from 'games-engine/newyear';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFreeDraws } from '../../../../core/hosts/free-draws.ts';
import { BonusHouse, type BonusTester } from '../../bonus-fixtures.ts';
import { decideWaiting, loadWaiting } from '../../waiting-bonuses.ts';
import { newyearEditionChanges, newyearThingChanges } from './newyear-changes.ts';
import { newyearInfoOf } from './newyear.ts';
import { createOrder, eraseAddresses, loadOrders } from './orders.ts';
import { listPrizes } from './prizes.ts';
import { spin, type NewyearTools, type Spinner } from './spin.ts';

const FIRST = 20_797; // 10 December 2026, a Moscow day
const DAYS = 47; // the last is 25 January
const DAY_MS = 86_400_000;
const START = 100_000_000_000n;

let house: BonusHouse;
let tools: NewyearTools;
let inForce: { id: number; config: NewyearConfig };

/** Puts a config of the drum into force. */
const plays = async (config: NewyearConfig): Promise<void> => {
  const { id } = await ensureConfig(house.db.pool, { game: 'newyear', hash: contentHash(config), config, at: 1 });
  inForce = { id, config };
};

/** A drum that gives this prize almost always. */
const playsFor = (wanted: string): Promise<void> =>
  plays({
    ...newyearDefaultConfig,
    prizes: newyearDefaultConfig.prizes
      .filter(({ name }) => name === wanted || name === 'base-1')
      .map((prize) => ({ ...prize, weight: prize.name === wanted ? 1_000_000 : 1 })),
  });

beforeAll(async () => {
  house = await BonusHouse.open(dayStart(FIRST));
  const row = () => ({ ...inForce, game: 'newyear', version: 1, hash: '' });
  const configs = { playedBy: row, find: async () => row() } as unknown as NewyearTools['configs'];
  const { clock } = house.tools;
  const games = createGames([], [drum]);
  tools = { ...house.tools, configs, draws: createFreeDraws({ games, configs, clock, onCommitted: () => undefined }) };
});
beforeEach(async () => {
  house.at = dayStart(FIRST);
  await plays(newyearDefaultConfig);
});
afterAll(async () => {
  expect(await house.breaches()).toEqual([]);
  await house.close();
});

type Player = BonusTester & Spinner;

const refused = (code: number | string) => expect.objectContaining({ code });
const player = async (): Promise<Player> => {
  const tester = await house.player();
  return { ...tester, publicId: String(tester.userId) };
};
const infoOf = (who: Player) => house.over(who, newyearInfoOf);
const sql = (text: string, values: readonly unknown[] = []) => house.db.owner.query(text, [...values]);
const em = () => house.db.orm.em.fork();

const deposits = ({ userId }: Player, currencyId: number, amount: bigint, baseMinor = amount) =>
  sql(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', $3, 1000000, $4, $5, $1, $6, $6, $6)`,
    [randomUUIDv7(), userId, currencyId, amount, baseMinor, house.at],
  );

describe('the event', () => {
  it('runs from 10 December to 25 January of Moscow, over the end of the year, and is nothing outside', async () => {
    const who = await player();
    house.at = dayStart(FIRST) - 1;
    expect(await infoOf(who)).toBeNull();
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_RUNNING'));
    house.at = dayStart(FIRST);
    expect(await infoOf(who)).toMatchObject({ edition: '2026', spins: 3, from: dayStart(FIRST) });
    house.at = dayStart(FIRST + 22) - 1; // 31 December
    expect(await infoOf(who)).toMatchObject({ edition: '2026', days: 2 });
    house.at += 1;
    expect(await infoOf(who)).toMatchObject({ edition: '2026', days: 3 });
    house.at = dayStart(FIRST + DAYS) - 1;
    expect(await infoOf(who)).toMatchObject({ spins: 12, until: dayStart(FIRST + DAYS) });
    house.at += 1;
    expect(await infoOf(who)).toBeNull();
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_RUNNING'));
  });

  it('has a sandbox begin where none runs, until the next one does', async () => {
    const at = dayStart(FIRST - 20);
    await storage.beginSandboxNewyear(house.db.pool, at, DAYS);
    await storage.beginSandboxNewyear(house.db.pool, at, DAYS);
    const edition = await storage.newyearAt(em(), at);
    expect(edition).toMatchObject({ firstDay: FIRST - 20, lastDay: FIRST - 1 });
    await sql('DELETE FROM newyear_edition WHERE edition = $1', [edition?.edition]);
  });
});

describe('tickets', () => {
  it('are three a day, however often the player comes', async () => {
    const who = await player();
    for (const _ of [1, 2]) expect(await infoOf(who)).toMatchObject({ days: 1, spins: 3 });
    house.at += DAY_MS;
    expect(await infoOf(who)).toMatchObject({ days: 2, spins: 6 });
  });

  it('are one for 1 USD, 100 RUB or 550 KZT deposited within the event, all deposits together', async () => {
    const who = await player();
    house.at -= 1;
    await deposits(who, 2, 1_000_000n);
    house.at += 1;
    await deposits(who, 1, 150n); // 1.5 tickets
    await deposits(who, 2, 2_500n); // 0.25
    await deposits(who, 5, 13_749n); // 0.24998…
    expect(await infoOf(who)).toMatchObject({ depositTickets: 1, spins: 4 });
    await deposits(who, 5, 1n);
    expect(await infoOf(who)).toMatchObject({ depositTickets: 2, spins: 5 });
    await deposits(who, 3, 100n, 10_000n); // euros count by what they were credited as
    house.at = dayStart(FIRST + DAYS) - 1;
    await deposits(who, 2, 10_000n);
    expect(await infoOf(who)).toMatchObject({ depositTickets: 4, deposited: { usd: 150, other: 10_000 } });
    await sql('DELETE FROM payment WHERE user_id = $1', [who.userId]); // which no provider knows
  });

  it('are spent one a spin, and refused when there are none', async () => {
    const who = await player();
    const left: number[] = [];
    for (const _ of [1, 2, 3]) left.push((await spin(tools, who)).spins);
    expect(left).toEqual([2, 1, 0]);
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NO_TICKETS'));
    const { rows } = await sql('SELECT choice FROM round WHERE user_id = $1 ORDER BY nonce', [who.userId]);
    expect(rows.map(({ choice }) => choice)).toEqual([1, 2, 3].map((n) => ({ ticket: `2026-${n}` })));
  });
});

describe('a spin', () => {
  it('gives an amount to the real balance, and one of DIC to DIC', async () => {
    const who = await player();
    await playsFor('base-10');
    expect((await spin(tools, who)).given).toEqual({
      account: 'real',
      amount: 1_000,
      status: 'done',
      isEquivalent: false,
    });
    await playsFor('dic-50');
    expect(await spin(tools, who)).toMatchObject({
      outcome: { prize: 'dic-50' },
      given: { account: 'dic', amount: 5_000 },
    });
    expect(await house.balances(who)).toEqual({ real: START + 1_000n, dic: 5_000n });
  });

  it('gives things while there are any, then what is paid in their place, at the same chance', async () => {
    await playsFor('smartphone');
    const given: unknown[] = [];
    for (const who of [await player(), await player(), await player()]) given.push((await spin(tools, who)).given);
    const thing = { account: null, amount: 0, status: null, isEquivalent: false };
    expect(given).toEqual([thing, thing, { account: 'real', amount: 6_000_000, status: 'done', isEquivalent: true }]);
    const prizes = await listPrizes(em(), inForce.config, { edition: '2026', lang: 'en' });
    expect(prizes).toContainEqual(
      expect.objectContaining({
        title: 'Smartphone',
        title_count: '0/2',
        type: 3,
        count: 0,
        weight: 1_000_000,
        equivalent: 6_000_000,
      }),
    );
    expect(prizes).toContainEqual(expect.objectContaining({ title: '1.00 RUB', type: 1, amount: 100 }));
  });

  it('keeps the ticket while nobody has said how many there are of a thing', async () => {
    const who = await player();
    const bicycle = { amountMinor: 0, kind: 'item', name: 'bicycle', weight: 1 } as const;
    await plays({ ...newyearDefaultConfig, prizes: [...newyearDefaultConfig.prizes, bicycle] });
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_READY'));
    await plays({ ...newyearDefaultConfig, enabled: false });
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_RUNNING'));
    expect(await infoOf(who)).toMatchObject({ spins: 3 });
  });

  it('gives nothing to who excluded themselves, and nothing while the campaign is off', async () => {
    const [excluded, other] = [await player(), await player()];
    await sql(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`, [
      excluded.userId,
    ]);
    await expect(spin(tools, excluded)).rejects.toEqual(refused('SELF_EXCLUDED'));
    await sql(`INSERT INTO bonus_campaign (bonus, is_on, rules, terms) VALUES ('newyear', false, '{}', 1)`);
    await expect(spin(tools, other)).rejects.toEqual(refused('BONUS_OFF'));
    await sql(`DELETE FROM bonus_campaign`);
  });

  it('waits for a person when somebody on the same device has spun, who need not look at each', async () => {
    await playsFor('base-10');
    const [first, second] = [await player(), await player()];
    for (const { userId } of [first, second])
      await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x28', '10.0.0.0')`, [userId]);
    expect((await spin(tools, first)).given.status).toBe('done');
    expect((await spin(tools, second)).given.status).toBe('waiting');
    expect((await spin(tools, second)).given.status).toBe('waiting');
    const [waiting] = await loadWaiting(tools);
    expect(waiting).toMatchObject({ bonus: 'newyear', amount: 1_000, others: [{ kind: 'device' }] });
    const { userId: actorId } = await player();
    await decideWaiting(tools, { actorId, id: BigInt(waiting?.id ?? 0), isApproved: true, reason: 'sisters' });
    expect((await spin(tools, second)).given.status).toBe('done');
    expect(await house.balances(second)).toEqual({ real: START + 2_000n });
  });

  it('is held against its round by the laws of the ledger', async () => {
    const who = await player();
    await playsFor('base-10');
    await spin(tools, who);
    const law = 'every ticket of the New Year drum gave what its round drew';
    const corrupted = async (statement: string): Promise<string[]> => {
      const client = await house.db.owner.connect();
      await client.query('BEGIN');
      await client.query(statement, [who.userId]);
      const broken = await house.breachesWithin(client);
      await client.query('ROLLBACK');
      client.release();
      return broken;
    };
    expect(await corrupted(`UPDATE newyear_spin SET prize = 'smartphone' WHERE user_id = $1`)).toEqual([law]);
    expect(await corrupted('UPDATE newyear_spin SET number = 2 WHERE user_id = $1')).toEqual([law]);
    expect(await corrupted('UPDATE newyear_spin SET grant_id = NULL WHERE user_id = $1')).toEqual([law]);
    expect(await corrupted('DELETE FROM newyear_spin WHERE user_id = $1')).toEqual([law]);
  });

  it('is one of ten with one ticket', async () => {
    const who = await player();
    for (const _ of [1, 2]) await spin(tools, who);
    const spins = await Promise.allSettled(Array.from({ length: 10 }, () => spin(tools, who)));
    expect(spins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = spins.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 9 }, () => refused('NEWYEAR_NO_TICKETS')));
  });

  it.each([5, 12, 19, 26])('is whole or nothing when the process dies after %i statements', async (statements) => {
    const who = await player();
    await infoOf(who);
    await house.cutAfter(statements, () => spin(tools, who)).catch(() => undefined);
    const { rows } = await sql(
      `SELECT (SELECT count(*) FROM round WHERE user_id = $1) AS rounds, (SELECT count(*) FROM newyear_spin WHERE user_id = $1) AS spins,
         (SELECT nonce FROM seed_pair WHERE user_id = $1 AND status = 'current') AS nonce`,
      [who.userId],
    );
    const count = Number(rows[0]?.rounds);
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual([[count, count, count]]);
    expect(await infoOf(who)).toMatchObject({ spins: 3 - count });
  });
});

describe('a thing that was won', () => {
  const address = {
    fullName: 'Ann Lee',
    country: 'Kazakhstan',
    region: 'Almaty',
    cite: 'Almaty',
    address: 'Abay 1, 2',
    index: '050000',
    telegram: '@ann',
  };

  const winner = async () => {
    const who = await player();
    await playsFor('sweets');
    await spin(tools, who);
    const [thing] = (await loadOrders(em(), who.userId, 'en')).open;
    return { who, prize: thing?.id ?? '', thing };
  };

  it('is ordered once, by its winner, with every field filled', async () => {
    const { who, prize, thing } = await winner();
    expect(thing).toMatchObject({ id: '2026-1', title: 'Box of sweets', type: 3, count: 1 });
    const orders = (orderData: typeof address, userId = who.userId) => createOrder(tools, userId, { prize, orderData });
    for (const field of Object.keys(address))
      await expect(orders({ ...address, [field]: ' \t' })).rejects.toEqual(refused('NEWYEAR_FIELDS_EMPTY'));
    await expect(orders(address, (await player()).userId)).rejects.toEqual(refused(404));
    await orders(address);
    await expect(orders(address)).rejects.toEqual(refused('NEWYEAR_ORDERED'));
    const { open, ordered } = await loadOrders(em(), who.userId, 'ru');
    expect([open, ordered]).toMatchObject([
      [],
      [{ title: 'Набор сладостей', orderedAt: house.at, shipsBy: house.at + 7 * DAY_MS, shippedAt: null }],
    ]);
  });

  it('is forgotten where it went thirty days after it was sent', async () => {
    const { who, prize } = await winner();
    await createOrder(tools, who.userId, { prize, orderData: address });
    const orders = storage.newyearOrderRepository(em());
    const [order] = await orders.ofUser(who.userId);
    await orders.ship(order?.id ?? 0, { shippedAt: house.at, shippedBy: who.userId, tracking: 'KZ 1' });
    const kept = async () => (await storage.newyearOrderRepository(em()).ofUser(who.userId))[0];
    house.at += 30 * DAY_MS;
    await eraseAddresses(tools);
    expect(await kept()).toMatchObject(address);
    house.at += 1;
    await eraseAddresses(tools);
    expect(await kept()).toMatchObject({
      fullName: null,
      address: null,
      telegram: null,
      tracking: 'KZ 1',
      erasedAt: house.at,
    });
  });
});

describe('people who seem to be one', () => {
  const others = async ({ userId }: Player, identity: string | null = null) =>
    (await bonus.otherTakersOf(house.db.pool, { userId, bonus: 'newyear', identity })).map(({ kind }) => kind);

  const link = (userId: bigint, subject: string) =>
    sql(`INSERT INTO social_profile (provider, subject, user_id, name) VALUES ('telegram', $1, $2, 'x')`, [
      subject,
      userId,
    ]);
  const unlinked = (userId: bigint, subject: string) =>
    sql(`INSERT INTO account_event (user_id, kind, details) VALUES ($1, 'social.unlinked', $2)`, [
      userId,
      { provider: 'telegram', subject },
    ]);

  it('are known by a Telegram account that one has and the other had', async () => {
    const [taker, other, stranger] = [await player(), await player(), await player()];
    await spin(tools, taker);
    await unlinked(taker.userId, '701');
    await link(other.userId, '701');
    await link(stranger.userId, '702');
    expect([await others(other), await others(stranger)]).toEqual([['telegram'], []]);
    const later = await player();
    await unlinked(later.userId, '701');
    expect(await others(later)).toEqual(['telegram']);
  });

  it('are known by a Telegram account that a bonus of another kind was taken with', async () => {
    const [taker, other] = [await player(), await player()];
    await spin(tools, taker);
    await sql(
      `INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, identity, terms, details, created_at, updated_at)
       VALUES ($1, 'elsewhere', '1', 'bonus', 1, 'ready', $2, 1, '{}', 1, 1)`,
      [taker.userId, bonus.telegramIdentity('801')],
    );
    expect(await others(other)).toEqual([]);
    expect(await others(other, bonus.telegramIdentity('801'))).toEqual(['telegram']);
    await link(other.userId, '801');
    expect(await others(other)).toEqual(['telegram']);
  });

  it('are not those who have not taken the bonus', async () => {
    const [one, other] = [await player(), await player()];
    await unlinked(one.userId, '901');
    await link(other.userId, '901');
    expect(await others(other)).toEqual([]);
  });
});

describe('what two people agree on', () => {
  it('is how many there are of a thing, and when the drum turns', async () => {
    const unit = { em: em(), client: house.db.pool } as never;
    const agreed = { isNew: true, at: 1, changeId: 1 };
    const titles = { ru: 'Велосипед', en: 'Bicycle', ua: '', kz: '', uz: '', tr: '' };
    const bicycle = { name: 'bicycle', titles, stock: 1, equivalent: 3_000_000 };
    await newyearThingChanges.apply(unit, { ...agreed, key: 'bicycle', after: bicycle });
    expect(await newyearThingChanges.read(em(), 'bicycle')).toEqual(bicycle);
    const prize = { amountMinor: 0, kind: 'item', name: 'bicycle', weight: 1 } as const;
    const config = { ...newyearDefaultConfig, prizes: [prize] };
    expect(await listPrizes(em(), config, { edition: '2026', lang: 'tr' })).toMatchObject([
      { title: 'Bicycle', title_count: '1/1', equivalent: 3_000_000 },
    ]);
    const [firstDay, lastDay] = [dayStart(30_000), dayStart(30_010)];
    await newyearEditionChanges.apply(unit, { ...agreed, key: '2052', after: { edition: '2052', firstDay, lastDay } });
    expect(await newyearEditionChanges.read(em(), '2052')).toEqual({ edition: '2052', firstDay, lastDay });
    expect(newyearEditionChanges.check?.({ firstDay: lastDay, lastDay: firstDay }, '2052')).toBe('lastDay');
    const over = { edition: 'over', firstDay: lastDay, lastDay };
    await expect(newyearEditionChanges.apply(unit, { ...agreed, key: 'over', after: over })).rejects.toEqual(
      refused(400),
    );
  });
});
