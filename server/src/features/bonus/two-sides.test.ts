import { checkInvariants } from 'db';
import { TestRound } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { cashbackWeek } from '../../core/bonus/cashback-week.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { BonusHouse, testBonus } from './testing/bonus-fixtures.ts';
import { cashback } from './bonuses/cashback/cashback.ts';
import { rakeback } from './bonuses/rakeback/rakeback.ts';

const WEDNESDAY = Date.UTC(2026, 10, 25, 9);
const CREDIT = 100_000_000_000n;
const STAKE = 100_000_000n; // a million units

let house: BonusHouse;
beforeAll(async () => {
  house = await BonusHouse.open(WEDNESDAY);
});
afterAll(async () => {
  expect(await checkInvariants(house.db.owner)).toEqual([]);
  await house.close();
});

it('two accounts on both sides of battles get less back than the commission that they paid', async () => {
  const [ann, bob] = [await house.player(), await house.player()];
  const locked = testBonus('dicLocked', 10n ** 12n);
  for (const player of [ann, bob]) await takeBonus(house.tools, locked, player);
  let commission = 0n;
  for (const isAnn of [true, false, false]) {
    const round = await TestRound.open(house.db.pool, { seeding: 'own', at: house.at });
    Object.assign(round, { at: house.at, opponents: 'players' });
    await round.place({ player: ann, stakeMinor: STAKE }, { player: bob, stakeMinor: STAKE });
    const won = (STAKE * 195n) / 100n;
    await round.finish(isAnn ? won : 0n, isAnn ? 0n : won);
    commission += STAKE / 20n;
  }
  house.at = cashbackWeek(house.at).nextSundayAt;
  let left = 0n;
  for (const player of [ann, bob]) {
    await takeBonus(house.tools, rakeback, player);
    await takeBonus(house.tools, cashback, player);
    await settleBonuses(house.tools, player);
    await house.over(player, async ({ stats }) => {
      expect(stats).toMatchObject({ stakedMinor: 3n * STAKE, wagerBetMinor: commission * 5n });
    });
    const { real = 0n, dic = 0n } = await house.balances(player);
    left += real + dic;
  }
  expect(left).toBeGreaterThan(2n * CREDIT - commission); // something is given
  expect(left).toBeLessThan(2n * CREDIT - (commission * 9n) / 10n); // a tenth of it at most
});
