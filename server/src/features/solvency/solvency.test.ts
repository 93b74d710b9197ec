import { auditExport, findGaps, solvency } from 'db';
import { createTestDatabase, createTestPlayer, type TestDatabase } from 'db/testing';
import { dayOf, DAY_MS, LeafList, shareFault, type LeafBlock, type SolvencyRecord } from 'games-engine/solvency';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOwnShares } from './own-shares.ts';
import { recordOf, stateSolvency, type StatementTools } from './statement-job.ts';

const AT = Date.UTC(2026, 10, 28, 0, 1);
const DAY = dayOf(AT);
const noReserves: SolvencyRecord['reserves'] = { proofs: [], simulated: false };

let db: TestDatabase;
let published: number[];
beforeEach(async () => {
  db = await createTestDatabase();
  published = [];
});
afterEach(() => db.drop());

const state = (more: Partial<StatementTools> = {}): Promise<void> =>
  stateSolvency({
    pool: db.pool,
    now: () => AT,
    reserves: async () => noReserves,
    onPublished: (day) => published.push(day),
    ...more,
  });

const statementOf = async (day = DAY): Promise<solvency.PublishedStatement> => {
  const [statement] = await solvency.publishedStatements(db.pool, [day]);
  if (!statement) throw new Error(`no statement of day ${day}`);
  return statement;
};

const publicIds = async (): Promise<Map<bigint, string>> => {
  const { rows } = await db.pool.query<{ id: bigint; public_id: string }>('SELECT id, public_id FROM app_user');
  return new Map(rows.map(({ id, public_id: player }) => [id, player]));
};

/** The balances of all players by unit, as the ledger has them. */
const balances = async (): Promise<Map<string, bigint>> => {
  const { rows } = await db.pool.query<{ user_id: bigint; unit: string; amount: string }>(
    `SELECT user_id, unit, sum(balance)::text AS amount FROM ledger_account
     WHERE user_id IS NOT NULL GROUP BY user_id, unit HAVING sum(balance) > 0`,
  );
  return new Map(rows.map(({ user_id: user, unit, amount }) => [`${user} ${unit}`, BigInt(amount)]));
};

/** Shares that the statement proves to all players, by player and unit. */
const provedShares = async (): Promise<Map<string, bigint>> => {
  const statement = await statementOf();
  const shares = createOwnShares(db.pool);
  const proved = new Map<string, bigint>();
  for (const [userId, player] of await publicIds())
    for (const share of await shares.find(statement, userId)) {
      expect(shareFault(player, share, recordOf(statement))).toBeUndefined();
      expect(shareFault('somebody else', share, recordOf(statement))).toBe('path');
      proved.set(`${userId} ${share.unit}`, BigInt(share.amountMinor));
    }
  return proved;
};

const debtGaps = async (): Promise<string[]> =>
  (await findGaps(db.owner, {}, 100)).gaps.filter(({ kind }) => kind === 'debt').map(({ ref }) => ref);

describe('a statement of solvency', () => {
  it('proves to every player what the ledger owes them, over trees of several blocks', async () => {
    const before = (await balances()).size;
    for (let n = 0; n < 150; n += 5)
      await Promise.all([0, 1, 2, 3, 4].map((i) => createTestPlayer(db, { creditMinor: BigInt(1 + (n + i) * 977) })));
    const owed = await balances();
    expect(owed.size).toBeGreaterThanOrEqual(before + 150);
    await state();
    expect(published).toEqual([DAY]);
    const { units } = await statementOf();
    expect(units.map(({ unit }) => unit)).toEqual(['BASE', 'DIC', 'USDIC']);
    const [base] = units;
    expect(base?.leaves).toBeGreaterThan(256);
    expect(base?.total).toBe(
      String([...owed].reduce((sum, [name, amount]) => (name.endsWith('BASE') ? sum + amount : sum), 0n)),
    );
    expect(await provedShares()).toEqual(owed);
    expect(await debtGaps()).toEqual([]);
  });

  it('gives auditors lists of leaves that lead to it, and no names', async () => {
    for (let n = 0; n < 3; n += 1) await createTestPlayer(db, { creditMinor: 5_000n });
    await state();
    const { units } = await statementOf();
    const lists = new Map(units.map((owed) => [owed.unit, new LeafList(owed)]));
    const players = [...(await publicIds()).values()];
    for await (const rows of auditExport(db.pool, { kind: 'leaves' }))
      for (const row of rows) {
        for (const player of players) expect(row).not.toContain(player);
        const block = JSON.parse(row) as LeafBlock;
        expect(block.day).toBe(DAY);
        lists.get(block.unit)?.add(block);
      }
    for (const list of lists.values()) expect(list.finish()).toBeUndefined();
  });

  it('goes on from its snapshot after a kill before its leaf, whatever was paid in since', async () => {
    await createTestPlayer(db, { creditMinor: 700n });
    const owed = await balances();
    const killed = state({
      reserves: () => Promise.reject(new Error('killed')),
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await solvency.publishedStatements(db.pool, [DAY])).toEqual([]);
    await createTestPlayer(db, { creditMinor: 1_000_000n });
    let built: SolvencyRecord['units'] = [];
    await state({
      reserves: async ({ units }) => {
        built = units;
        return noReserves;
      },
    });
    expect(published).toEqual([DAY]);
    const statement = await statementOf();
    expect(statement.units).toEqual(built);
    expect(await provedShares()).toEqual(owed);
    await state(); // nothing is left to do
    expect(published).toEqual([DAY]);
    expect(await statementOf()).toEqual(statement);
    expect(await debtGaps()).toEqual([]);
  });

  it('is the same however often its tree is built', async () => {
    await createTestPlayer(db, { creditMinor: 12_345n });
    const roots: string[] = [];
    const keep: StatementTools['reserves'] = async ({ units }) => {
      roots.push(JSON.stringify(units));
      if (roots.length < 3) throw new Error('again');
      return noReserves;
    };
    await expect(state({ reserves: keep })).rejects.toThrow('again');
    await expect(state({ reserves: keep })).rejects.toThrow('again');
    await state({ reserves: keep });
    expect(new Set(roots).size).toBe(1);
  });

  it('cannot be changed once it is published, and one comes a day', async () => {
    await createTestPlayer(db);
    await state();
    const { units } = await statementOf();
    await expect(solvency.publishStatement(db.pool, { day: DAY, units, reserves: noReserves })).rejects.toThrow(
      /is published/,
    );
    for (let day = 1; day <= 8; day += 1) await state({ now: () => AT + day * DAY_MS });
    expect(published).toEqual(Array.from({ length: 9 }, (_, n) => DAY + n));
    const kept = (await solvency.publishedDays(db.pool, 20)).filter(({ hasShares }) => hasShares);
    expect(kept.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, n) => DAY + 8 - n));
    expect((await statementOf()).units).toEqual(units);
  });

  it('is found by auditors when it leaves a player out or says less', async () => {
    const { userId } = await createTestPlayer(db, { creditMinor: 400n });
    await createTestPlayer(db, { creditMinor: 600n });
    await state();
    await createTestPlayer(db, { creditMinor: 50n }); // came later: owed nothing at the snapshot
    expect(await debtGaps()).toEqual([]);
    const player = (await publicIds()).get(userId);
    await db.owner.query('DELETE FROM solvency_share WHERE user_id = $1', [userId]);
    expect(await debtGaps()).toEqual([`day ${DAY}, BASE`, `day ${DAY}, player ${player}, BASE`]);
  });
});
