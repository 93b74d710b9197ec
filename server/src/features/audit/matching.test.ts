import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchingAnswer } from '../../../contract/audit.contract.ts';
import { openAuditedHouse, type AuditedHouse } from './testing/audit-fixtures.ts';

let house: AuditedHouse;
beforeAll(async () => {
  house = await openAuditedHouse();
});
afterAll(() => house.close());

/** All pages of what there is, `most` stakes each. */
const walk = async (most: number): Promise<MatchingAnswer[]> => {
  const pages: MatchingAnswer[] = [];
  for (let begin: string | undefined; ;) {
    const page = await house.ask('audit.matching', { most, ...(begin !== undefined && { begin }) });
    pages.push(page);
    if (!page.next) return pages;
    begin = page.next.begin;
  }
};

const sumsOf = (pages: readonly MatchingAnswer[]): Record<string, number[]> => {
  const sums: Record<string, number[]> = {};
  for (const { game, unit, ...amounts } of pages.flatMap(({ games }) => games)) {
    const before = sums[`${game} ${unit}`] ?? [];
    sums[`${game} ${unit}`] = Object.values(amounts).map((amount, at) => amount + (before[at] ?? 0));
  }
  return sums;
};

const wrongOf = (pages: readonly MatchingAnswer[]) => pages.flatMap(({ unmatched }) => unmatched);

describe('audit.matching', () => {
  it.each([1, 2, 3, 7])('comes to the same by pages of %i stakes as at once', async (most) => {
    const [all, pages] = [await walk(1000), await walk(most)];
    expect(all).toHaveLength(1);
    expect(pages.length).toBeGreaterThan(2);
    expect(sumsOf(pages)).toEqual(sumsOf(all));
    expect(wrongOf(pages)).toEqual([]);
  });

  it('says when the stakes of the next page were placed', async () => {
    const [first] = await walk(3);
    expect(first?.next?.at).toBeGreaterThan(Date.now() - 600_000);
    expect(first?.next?.at).toBeLessThanOrEqual(Date.now());
  });

  it('finds a lost transaction, a forged one and an altered payout on whichever page they lie', async () => {
    const [lost, altered] = house.dice;
    await house.db.owner.query('DELETE FROM ledger_entry WHERE transaction_id = $1', [lost]);
    await house.db.owner.query('DELETE FROM ledger_transaction WHERE id = $1', [lost]);
    await house.db.owner.query('UPDATE round SET payout = payout + 1 WHERE id = $1', [altered]);
    await house.db.owner.query(
      `INSERT INTO ledger_transaction (id, kind, scope, at) VALUES ('00000000-0000-0000-0000-000000000000', 'game.dice', 'x', 1)`,
    );
    await house.db.owner.query(
      `INSERT INTO ledger_entry (transaction_id, line, account_id, amount) SELECT '00000000-0000-0000-0000-000000000000', 0, id, 5
       FROM ledger_account WHERE user_id IS NULL AND kind = 'house.games' AND unit = 'BASE'`,
    );
    const all = wrongOf(await walk(1000));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([lost, altered, '00000000-0000-0000-0000-000000000000']));
    for (const most of [1, 4]) expect(wrongOf(await walk(most))).toEqual(all);
  });
});
