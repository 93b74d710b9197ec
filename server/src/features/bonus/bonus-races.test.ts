import { checkInvariants, dayOf, outsideBonus } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { bonusIds } from '../../../contract/features/bonus-values.ts';
import { cashbackWeek } from '../../core/bonus/cashback-week.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { link, pressAtPost } from './testing/outside-fixtures.ts';
import { bonuses } from './registry.ts';

// Every bonus of the registry is taken by many requests at two processes at once: one without a line here does not compile,
// or fails the first test.
const RACERS = process.env['LONG_TESTS'] ? 100 : 8;
const NOON_MS = 43_200_000;
const prizes = [100, 200].map((amountMinor) => ({ amountMinor, kind: 'base', name: `base-${amountMinor}`, weight: 1 }));

/** Noon of the coming Sunday, on which cashback is taken. */
const sunday = cashbackWeek(Date.now()).nextSundayAt + NOON_MS - Date.now();
const clock = { now: () => Date.now() + sunday };

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { configs: { newyear: { prizes } }, parts: { clock } });
  other = await startTestServer({}, { beside: server, parts: { clock } });
}, 60_000);
afterAll(async () => {
  await sql('DELETE FROM payment'); // no provider knows these payments
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);

/** Asks over one connection of the player; undefined: it was done, else the code of the refusal. */
type Ask = (at: TestPlayer) => Promise<unknown>;

const byRequest =
  (name: string, payload: object = {}): Ask =>
  async (at) => {
    const { success, code } = await at.request(name, payload);
    return success ? undefined : code;
  };
const byCall =
  (name: string, payload: object = {}): Ask =>
  async (at) =>
    (await callOver(at.calls, name, payload))[0]?.code;

/** Somebody who may take it once, what they ask, and what all but the first of their requests are refused with. */
interface Race {
  player: TestPlayer;
  ask: Ask;
  refused: number | string | undefined; // undefined: all are answered
}

/** Somebody who has staked so many units. */
const staker = async (units = 0): Promise<TestPlayer> => {
  const player = await server.player();
  const total = 'ON CONFLICT (user_id) DO UPDATE SET total_bet = $2';
  await sql(`INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2) ${total}`, [player.userId, units * 100]);
  return player;
};
/** The same with an account at Telegram. */
const linked = async (units = 0): Promise<{ player: TestPlayer; person: string }> => {
  const player = await staker(units);
  const person = `person${player.userId}`;
  await link(server, player, 'telegram', person);
  return { player, person };
};

const deposits = ({ userId }: TestPlayer) =>
  sql(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, $1, $3, $3, $3)`,
    [randomUUIDv7(), userId, clock.now() + 60_000],
  );

const repost = async (network: 'twitter' | 'vk', name: string): Promise<Race> => {
  const player = await server.player();
  const person = `person${player.userId}`;
  await pressAtPost(server, network, { person, act: 'repost' });
  await link(server, player, network, person);
  return { player, ask: byCall(name), refused: 'BONUS_TAKEN' };
};

type BonusId = (typeof bonusIds)[keyof typeof bonusIds];

const races: Record<BonusId, () => Promise<Race>> = {
  async introductory() {
    const player = await server.player();
    await player.call('bonus.introductory.takeBonus', { code: 1 });
    await deposits(player);
    return { player, ask: byCall('bonus.introductory.getInfo'), refused: undefined };
  },
  async cashback() {
    const player = await server.player();
    const { to } = cashbackWeek(clock.now()).before;
    const played = 'INSERT INTO played_day (user_id, day, staked, paid, reached_at) VALUES ($1, $2, 10000, 0, 1)';
    await sql(played, [player.userId, to]);
    return { player, ask: byCall('bonus.cashback.takeCashback'), refused: 'BONUS_TAKEN' };
  },
  rakeback: async () => ({ player: await staker(20_000), ask: byRequest('bonus:takeRakeback'), refused: 500 }),
  vipReward: async () => ({
    player: await staker(100),
    ask: byRequest('bonus:takeVipBonus', { compStatus: 2 }),
    refused: 1,
  }),
  async robbery() {
    const { player } = await linked();
    await player.request('bonus:activatePeriodicalBonus');
    return { player, ask: byRequest('bonus:startPeriodicalBonus'), refused: 'BONUS_NOT_YET' };
  },
  async promoCode() {
    await sql(
      `INSERT INTO promo_code (code, is_on, account, amount, used, min_vip, min_deposits, min_deposits_today, needs_telegram)
       VALUES ('RACE', true, 'real', 5000, 0, 1, 0, 0, false)`,
    );
    return { player: await server.player(), ask: byRequest('bonus:activatePromoCode', { code: 'race' }), refused: 2 };
  },
  async referralCode() {
    const [player, inviter] = [await server.player(), await server.player()];
    const { rows } = await sql('SELECT public_id FROM app_user WHERE id = $1', [inviter.userId]);
    const [{ public_id: code }] = rows as [{ public_id: string }];
    await sql('UPDATE app_user SET referer_id = $2 WHERE id = $1', [player.userId, code]);
    return { player, ask: byRequest('bonus:activatePromoCode', { code }), refused: 16 };
  },
  async telegramGroup() {
    const { player, person } = await linked(100);
    const body = new URLSearchParams({ person, act: 'join' });
    await fetch(`${server.url}/sandbox/telegram/group/act`, { method: 'POST', body });
    return { player, ask: byRequest('bonus:telegramBonus'), refused: 'BONUS_TAKEN' };
  },
  async telegramStory() {
    const { player } = await linked(10_000);
    await player.request('bonus:telegramStoryCheck');
    await sql(`UPDATE telegram_story SET visitor = 'somebody', visited_at = 1 WHERE user_id = $1`, [player.userId]);
    return { player, ask: byRequest('bonus:takeTelegramStoryBonus'), refused: 6 };
  },
  xRepost: () => repost('twitter', 'bonus.Xrepost.takeBonus'),
  vkRepost: () => repost('vk', 'bonus.vkRepost.takeBonus'),
  async partner() {
    const { player } = await linked();
    const [first] = await outsideBonus.partnerBonusRepository(server.db.orm.em.fork()).shown();
    return { player, ask: byRequest('bonus:takePartnerBonus', { bonusId: first?.id }), refused: 2 };
  },
  async ton() {
    const { player } = await linked();
    const address = `0:${player.userId.toString(16).padStart(64, '0')}`;
    await sql('INSERT INTO ton_wallet (user_id, address, connected_at) VALUES ($1, $2, 0)', [player.userId, address]);
    return { player, ask: byRequest('tonConnect:takeBonusFromTonConnect', { address }), refused: 2 };
  },
  async newyear() {
    const ask = byCall('bonus.newYearBoom.spin', { ticket: 1 });
    return { player: await server.player(), ask, refused: 'NEWYEAR_TICKET_SPENT' };
  },
};

/** Asks at both processes at once; how often it was done, and the codes of the others. */
const run = async ({ player, ask }: Race): Promise<{ done: number; codes: unknown[] }> => {
  const there = await other.signIn({ userId: player.userId, login: '', token: player.token });
  const asks = Array.from({ length: RACERS }, (_, n) => ask(n % 2 ? player : there));
  const answers = await Promise.all(asks);
  const codes = answers.filter((code) => code !== undefined);
  return { done: answers.length - codes.length, codes: [...new Set(codes)] };
};

it('every bonus is raced', () => {
  expect(Object.keys(races).toSorted()).toEqual(bonuses.map(({ id }) => id).toSorted());
});

describe('requests at two processes at once', () => {
  it.each(Object.entries(races))(
    'take %s once',
    async (id, prepare) => {
      const race = await prepare();
      const { done, codes } = await run(race);
      expect(codes).toEqual(race.refused === undefined ? [] : [race.refused]);
      expect(done).toBe(race.refused === undefined ? RACERS : 1);
      const { rows } = await sql(
        `SELECT count(*)::int AS grants,
         (SELECT count(*)::int FROM bonus_event e WHERE e.user_id = $1 AND e.kind IN ('granted', 'ready')) AS begun,
         (SELECT count(*)::int FROM round r WHERE r.user_id = $1) AS rounds
       FROM bonus_grant WHERE user_id = $1 AND bonus = $2`,
        [race.player.userId, id],
      );
      expect(rows).toEqual([{ grants: 1, begun: 1, rounds: id === 'robbery' || id === 'newyear' ? 1 : 0 }]);
    },
    60_000,
  );
});

describe('racing acts on a bonus at two processes', () => {
  const trailOf = async ({ userId }: TestPlayer): Promise<Record<string, number>> => {
    const { rows } = await sql(
      'SELECT kind, count(*)::int AS lines FROM bonus_event WHERE user_id = $1 GROUP BY kind ORDER BY kind',
      [userId],
    );
    return Object.fromEntries((rows as { kind: string; lines: number }[]).map(({ kind, lines }) => [kind, lines]));
  };
  /** A bonus of a robbery that may be made active. */
  const holder = async (): Promise<{ player: TestPlayer; id: string }> => {
    const { player, ask } = await races.robbery();
    await ask(player);
    const { data } = await player.request<{ bonuses: { id: string }[] }>('bonus:load');
    return { player, id: data.bonuses[0]?.id ?? '' };
  };

  it('makes it active once', async () => {
    const { player, id } = await holder();
    const ask = byRequest('bonus:setBonusActive', { bonus_id: id });
    await run({ player, ask, refused: undefined });
    expect(await trailOf(player)).toEqual({ ready: 1, granted: 1 });
  });

  it('gives it up once, whether it was active or not', async () => {
    for (const isActive of [true, false]) {
      const { player, id } = await holder();
      if (isActive) await player.request('bonus:setBonusActive', { bonus_id: id });
      expect(await run({ player, ask: byCall('bonus.decline', { id }), refused: 404 })).toEqual({
        done: 1,
        codes: [404],
      });
      expect(await trailOf(player)).toEqual({ ready: 1, declined: 1, ...(isActive && { granted: 1, lapsed: 1 }) });
    }
  });

  it('converts DIC once', async () => {
    const player = await staker(250_000);
    await player.request('bonus:takeVipBonus', { compStatus: 6 });
    const race = { player, ask: byCall('bonus.introductory.takeAmount'), refused: 2 };
    expect(await run(race)).toEqual({ done: 1, codes: [2] });
    expect(await trailOf(player)).toEqual({ granted: 1, converted: 1 });
  });
});

it('the clock of this test is on a Sunday', () => {
  expect(cashbackWeek(clock.now())).toMatchObject({ isSunday: true, sunday: dayOf(clock.now()) });
});
