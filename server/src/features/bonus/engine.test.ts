import { bonus, cashbox } from 'db';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { declineBonus, setBonusActive } from '../../core/bonus/choose-bonus.ts';
import { convertDic, convertUsdic } from '../../core/bonus/convert.ts';
import type { Bonus } from '../../core/bonus/define-bonus.ts';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { BonusHouse, testBonus, type BonusTester } from './testing/bonus-fixtures.ts';
import { rakeback } from './bonuses/rakeback/rakeback.ts';
import { settleActive, settleDue, settlePlayers } from './settle-all.ts';

const DAY_MS = 86_400_000;
const STARTS = 1_700_000_000_000;

const promo = testBonus('bonus', 1_000n);
const locked = testBonus('dicLocked', 20_000n);
const repost = testBonus('usdicLocked', 1_000n);
const unlocked = testBonus('dic', 10_000n);

let house: BonusHouse;
beforeAll(async () => {
  house = await BonusHouse.open(STARTS);
});
afterEach(async () => {
  expect(await house.breaches()).toEqual([]);
});
afterAll(() => house.close());

const refused = (code: number | string) => expect.objectContaining({ code });
const START = 100_000_000_000n;

const statusOf = async ({ userId }: BonusTester, declared: Bonus, period = '1'): Promise<string | undefined> =>
  (await bonus.bonusGrantRepository(house.db.orm.em.fork()).find(userId, declared.id, period))?.status;

const trailOf = async ({ userId }: BonusTester): Promise<unknown[]> =>
  (await bonus.bonusEventRepository(house.db.orm.em.fork()).page(userId, { limit: 100 })).map(({ kind, amount }) => [
    kind,
    amount,
  ]);

describe('locked DIC', () => {
  it('is released at 5 per 10,000 staked while locked, and keeps the remainder', async () => {
    const player = await house.player();
    await house.stakes(player, 50_000_000n); // before anything is locked, so it releases nothing
    await takeBonus(house.tools, locked, player);
    await house.stakes(player, 3_999n); // 1.9995
    await settleBonuses(house.tools, player);
    expect(await house.balances(player)).toMatchObject({ dicLocked: 19_999n, dic: 1n });
    await house.stakes(player, 1n);
    await settleBonuses(house.tools, player);
    await settleBonuses(house.tools, player);
    expect(await house.balances(player)).toMatchObject({ dicLocked: 19_998n, dic: 2n });
    await house.stakes(player, 1_000_000_000n);
    expect(await convertDic(house.tools, player)).toEqual({
      amountMinor: 20_000n,
      realMinor: 20_000n,
      balanceMinor: START - 1_050_004_000n + 20_000n,
    });
    expect(await statusOf(player, locked)).toBe('done');
    await takeBonus(house.tools, locked, player, { period: '2' });
    await settleBonuses(house.tools, player);
    expect(await house.balances(player)).toMatchObject({ dicLocked: 20_000n });
  });

  it('locked DIC of several bonuses is released oldest first, and can be given up', async () => {
    const player = await house.player();
    const { id } = await takeBonus(house.tools, locked, player);
    await takeBonus(house.tools, locked, player, { period: '2' });
    await house.stakes(player, 60_000_000n);
    await settleBonuses(house.tools, player);
    expect([await statusOf(player, locked), await statusOf(player, locked, '2')]).toEqual(['done', 'active']);
    await expect(declineBonus(house.tools, player, id)).rejects.toEqual(refused(404));
    const second = await bonus.bonusGrantRepository(house.db.orm.em.fork()).find(player.userId, locked.id, '2');
    await declineBonus(house.tools, player, second?.id ?? 0n);
    expect(await house.balances(player)).toEqual({ real: START - 60_000_000n, dic: 30_000n });
    await expect(takeBonus(house.tools, locked, player, { period: '2' })).rejects.toEqual(refused('BONUS_TAKEN'));
  });
});

describe('a bonus with wagering', () => {
  const active = async (): Promise<BonusTester & { grantId: bigint }> => {
    const player = await house.player();
    const { id: grantId } = await takeBonus(house.tools, promo, player);
    await setBonusActive(house.tools, player, grantId);
    return { ...player, grantId };
  };

  it('waits for activation, then takes stakes', async () => {
    const player = await house.player();
    const { id, status } = await takeBonus(house.tools, promo, player);
    expect([status, await house.balances(player)]).toEqual(['ready', { real: START }]);
    const other = await house.player();
    await expect(setBonusActive(house.tools, other, id)).rejects.toEqual(refused(404));
    expect(await setBonusActive(house.tools, player, id)).toBe(1);
    expect(await house.balances(player)).toEqual({ real: START, bonus: 1_000n });
    const { id: second } = await takeBonus(house.tools, promo, player, { period: '2' });
    await expect(setBonusActive(house.tools, player, second)).rejects.toEqual(refused('BONUS_ONE_ACTIVE'));
    expect(await setBonusActive(house.tools, player, null)).toBe(0);
  });

  it('becomes real money up to its cap once wagered, and the rest lapses', async () => {
    const player = await active();
    await house.stakes(player, 1_000n, { payoutMinor: 9_000n, from: 'bonus' });
    await house.stakes(player, 8_999n, { payoutMinor: 8_999n, from: 'bonus' });
    await settleBonuses(house.tools, player);
    expect(await house.balances(player)).toEqual({ real: START, bonus: 9_000n });
    await house.stakes(player, 1n, { payoutMinor: 1n, from: 'bonus' });
    await settleBonuses(house.tools, player);
    expect(await house.balances(player)).toEqual({ real: START + 2_000n });
    expect(await statusOf(player, promo)).toBe('done');
    expect(await trailOf(player)).toEqual([
      ['lapsed', 7_000n],
      ['released', 2_000n],
      ['granted', 1_000n],
      ['ready', 1_000n],
    ]);
  });

  it('ends when it is lost, and lapses at its expiry', async () => {
    const player = await active();
    await house.stakes(player, 1_000n, { from: 'bonus' });
    await settleBonuses(house.tools, player);
    expect(await statusOf(player, promo)).toBe('playedOut');
    const late = await active();
    const { id } = await takeBonus(house.tools, promo, late, { period: '2' });
    house.at += DAY_MS;
    await settleBonuses(house.tools, late);
    expect([await statusOf(late, promo), await statusOf(late, promo, '2')]).toEqual(['lapsed', 'lapsed']);
    expect(await house.balances(late)).toEqual({ real: START });
    await expect(setBonusActive(house.tools, late, id)).rejects.toEqual(refused(404));
  });

  it('lapses at its expiry behind any number of players whose bets are still open', async () => {
    const players = [await active(), await active(), await active()];
    const finish = [];
    for (const player of players.slice(0, 2)) finish.push(await house.opensMines(player, 1_000n));
    house.at += DAY_MS;
    const statuses = () => Promise.all(players.map((player) => statusOf(player, promo)));
    await settleDue(house.tools, 1);
    expect(await statuses()).toEqual(['active', 'active', 'lapsed']);
    for (const end of finish) await end(0n);
    await settleDue(house.tools, 1);
    expect(await statuses()).toEqual(['playedOut', 'playedOut', 'lapsed']);
  });

  it('is neither settled nor given up while a bet from it is open', async () => {
    const player = await active();
    const finish = await house.opensMines(player, 1_000n);
    await settleBonuses(house.tools, player);
    expect(await statusOf(player, promo)).toBe('active');
    await expect(declineBonus(house.tools, player, player.grantId)).rejects.toEqual(refused('BONUS_AT_STAKE'));
    house.at += DAY_MS;
    await settleBonuses(house.tools, player);
    expect(await statusOf(player, promo)).toBe('active');
    await finish(5_000n);
    await settleBonuses(house.tools, player);
    expect(await statusOf(player, promo)).toBe('lapsed');
    expect(await house.balances(player)).toEqual({ real: START });
  });

  it('can be given up', async () => {
    const player = await active();
    await declineBonus(house.tools, player, player.grantId);
    expect([await statusOf(player, promo), await house.balances(player)]).toEqual(['declined', { real: START }]);
  });
});

describe('USDIC', () => {
  it('is released by stakes in USDIC, and converted at the dollar rate once none is locked', async () => {
    const player = await house.player();
    await expect(convertUsdic(house.tools, player)).rejects.toEqual(refused('USDIC_NOTHING'));
    await takeBonus(house.tools, repost, player);
    await house.stakes(player, 500n, { payoutMinor: 500n, from: 'usdicLocked' });
    await expect(convertUsdic(house.tools, player)).rejects.toEqual(refused('USDIC_LOCKED'));
    await house.stakes(player, 500n, { payoutMinor: 500n, from: 'usdicLocked' });
    await takeBonus(house.tools, repost, player, { period: '2' }); // the first one's remaining requirement is kept
    for (let bet = 0; bet < 18; bet += 1)
      await house.stakes(player, 1_000n, { payoutMinor: 1_000n, from: 'usdicLocked' });
    await expect(convertUsdic(house.tools, player)).rejects.toEqual(refused('USDIC_LOCKED'));
    await house.stakes(player, 1_000n, { payoutMinor: 1_000n, from: 'usdicLocked' });
    const courses = cashbox.courseRepository(house.db.orm.em.fork());
    await courses.watch(cashbox.SOURCE_CODE, { seenAt: 0 }); // it has never answered
    await expect(convertUsdic(house.tools, player)).rejects.toEqual(refused('COURSE_PAUSED'));
    await courses.forgetSource();
    const course = house.tools.currencies.find(1)?.courseMicro ?? 0n;
    const realMinor = (2_000n * course) / 1_000_000n;
    expect(await convertUsdic(house.tools, player)).toMatchObject({ amountMinor: 2_000n, realMinor });
  });
});

describe('a taker', () => {
  it('is refused while their play is closed', async () => {
    const player = await house.player();
    await house.db.owner.query(
      `UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`,
      [player.userId],
    );
    await expect(takeBonus(house.tools, unlocked, player)).rejects.toEqual(refused('SELF_EXCLUDED'));
  });

  it('is refused while the campaign is off', async () => {
    const player = await house.player();
    const off = testBonus('dic', 100n, { id: 'test.off' });
    await house.db.orm.em
      .fork()
      .transactional((em) => bonus.setBonusCampaign(em, { bonus: off.id, isOn: false, rules: {}, terms: 1 }));
    await expect(takeBonus(house.tools, off, player)).rejects.toEqual(refused('BONUS_OFF'));
  });

  it('waits for review when another player on the same device took it', async () => {
    const watched = testBonus('dic', 100n, { id: 'test.watched', isWatched: true });
    const [first, second] = [await house.player(), await house.player()];
    for (const { userId } of [first, second])
      await house.db.owner.query(
        `INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x0102', '10.0.0.0')`,
        [userId],
      );
    expect(await takeBonus(house.tools, watched, first)).toMatchObject({ status: 'done' });
    const waiting = await takeBonus(house.tools, watched, second);
    expect(waiting).toMatchObject({ status: 'waiting', details: { others: [{ kind: 'device' }] } });
    expect(await house.balances(second)).toEqual({ real: START });
  });

  it('waits for review when ten accounts on one device take it at the same moment: one gets it', async () => {
    const watched = testBonus('dic', 100n, { id: 'test.rushed', isWatched: true });
    const players = await Promise.all(Array.from({ length: 10 }, () => house.player()));
    await house.db.owner.query(
      `INSERT INTO known_device (user_id, device_hash, network) SELECT id, '\\x0103', '10.0.0.0' FROM unnest($1::bigint[]) AS u (id)`,
      [players.map(({ userId }) => userId)],
    );
    const taken = await Promise.all(players.map((player) => takeBonus(house.tools, watched, player)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([
      'done',
      ...Array.from({ length: 9 }, () => 'waiting'),
    ]);
  });
});

describe('bonuses of players who bet', () => {
  const dicOf = async (player: BonusTester): Promise<bigint | undefined> => (await house.balances(player)).dic;

  it('are settled only when something is due', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => house.player()));
    for (const player of players) await takeBonus(house.tools, locked, player);
    const [due, ...others] = players as [BonusTester, ...BonusTester[]];
    await house.stakes(due, 200_000n); // releases 1.00
    for (const player of others) await house.stakes(player, 199_999n);
    const connected = vi.spyOn(house.db.pool, 'connect');
    const userIds = players.map(({ userId }) => userId);
    await settlePlayers(house.tools, userIds);
    expect(connected.mock.calls.length).toBeLessThan(10);
    connected.mockRestore();
    expect(await Promise.all(players.map(dicOf))).toEqual([100n, ...others.map(() => undefined)]);
    await settleActive(house.tools); // whatever is due
    expect(await Promise.all(others.map(dicOf))).toEqual(others.map(() => 99n));
  });

  it('are settled to the last hundredth', async () => {
    const player = await house.player();
    await takeBonus(house.tools, testBonus('dicLocked', 50n, { id: 'test.small' }), player);
    await house.stakes(player, 99_999n);
    await settlePlayers(house.tools, [player.userId]);
    expect(await dicOf(player)).toBeUndefined();
    await house.stakes(player, 1n);
    await settlePlayers(house.tools, [player.userId]);
    expect(await dicOf(player)).toBe(50n);
  });

  it('are released, played out or lapsed by what was staked', async () => {
    const begun = async (): Promise<BonusTester> => {
      const player = await house.player();
      const { id } = await takeBonus(house.tools, promo, player);
      await setBonusActive(house.tools, player, id);
      return player;
    };
    const [released, playedOut, idle] = [await begun(), await begun(), await begun()];
    for (let bet = 0; bet < 10; bet += 1) await house.stakes(released, 1_000n, { payoutMinor: 1_000n, from: 'bonus' });
    await house.stakes(playedOut, 1_000n, { from: 'bonus' });
    await house.stakes(idle, 1_000n, { payoutMinor: 1_000n, from: 'bonus' });
    const userIds = [released, playedOut, idle].map(({ userId }) => userId);
    const statuses = () => Promise.all([released, playedOut, idle].map((player) => statusOf(player, promo)));
    await settlePlayers(house.tools, userIds);
    expect(await statuses()).toEqual(['done', 'playedOut', 'active']);
    house.at += DAY_MS;
    await settlePlayers(house.tools, userIds);
    expect(await statuses()).toEqual(['done', 'playedOut', 'lapsed']);
  });
});

describe('the laws of bonuses', () => {
  const [fixed, onlyBonuses, once, addUp, ahead] = [
    'every movement of a bonus is told by one line of its trail, and moves what that says',
    'nothing but bonuses moves DIC and unlocked USDIC',
    'every bonus was granted once, as it says',
    'bonuses add up: granted is released, locked, lapsed or converted',
    'no bonus is ahead of what its player has staked',
  ];
  let player: BonusTester;
  beforeAll(async () => {
    player = await house.player();
    await house.stakes(player, 2_000_000n);
    await takeBonus(house.tools, locked, player);
    await takeBonus(house.tools, rakeback, player);
    await house.stakes(player, 10_000_000n);
    await settleBonuses(house.tools, player);
    await house.player(); // the last one, without bonuses
  });

  it.each<[what: string, sql: string, laws: (string | undefined)[]]>([
    ['the amount of a line', `UPDATE bonus_event SET amount = amount + 1 WHERE kind = 'granted'`, [fixed, once, addUp]],
    ['a line that is gone', `DELETE FROM bonus_event WHERE kind = 'released'`, [fixed, addUp]],
    [
      'a line of another player',
      `UPDATE bonus_event SET user_id = (SELECT max(id) FROM app_user) WHERE kind = 'released'`,
      [fixed, addUp, ahead],
    ],
    ['a grant that is raised', 'UPDATE bonus_grant SET amount = amount + 1', [once, addUp, ahead]],
    ['a release that was not', `UPDATE bonus_grant SET released = released + 1 WHERE account = 'dicLocked'`, [addUp]],
    ['a meter that ran ahead', 'UPDATE bonus_meter SET dic_reading = dic_reading + 1', [ahead]],
    ['rakeback that is forgotten', 'UPDATE bonus_meter SET rakeback_taken = 0', [ahead]],
    ['stakes that are gone', 'UPDATE user_stats SET wager_bet = wager_bet - 1', [ahead]],
    [
      'a transaction of another kind',
      `UPDATE ledger_transaction SET kind = 'gift' WHERE kind = 'bonus.release'`,
      [fixed, onlyBonuses],
    ],
  ])('find %s', async (_what, sql, laws) => {
    const client = await house.db.owner.connect();
    try {
      await client.query('BEGIN');
      const where = sql.includes('ledger_transaction')
        ? `scope = 'bonus:${player.userId}'`
        : `user_id = ${player.userId}`;
      await client.query(`${sql} ${sql.includes('WHERE') ? 'AND' : 'WHERE'} ${where}`);
      const found = await house.breachesWithin(client);
      expect(found.toSorted()).toEqual(laws.toSorted());
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
