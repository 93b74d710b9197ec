import { checkInvariants } from 'db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { CryptoNetwork, Payway } from '../../../contract/features/cashbox.contract.ts';
import type { Currency } from '../../../contract/profile.contract.ts';
import type { PublicRound } from '../../../contract/fairness.contract.ts';
import { COURSE_BINDS_MS, COURSE_RELEASE_MS, COURSE_STALE_MS } from '../../../contract/features/cashbox-values.ts';
import type { DicePlayAnswer } from '../../../contract/games/dice.contract.ts';
import type { MinesGame } from '../../../contract/games/mines.contract.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { asks, deposit, history, plays, realOf, startCashServer, type CashServer } from './testing/cashbox-fixtures.ts';
import { coinPlayer, confirmsCoin, paysCoin } from './testing/coin-fixtures.ts';

const MINUTE_MS = 60_000;
const LITECOIN = 206;
const KZT_CARD = 87;
const USD_MICRO = 80_500_000n;
let server: CashServer;
let finance: TestPlayer;
let admin: TestPlayer;
beforeAll(async () => {
  server = await startCashServer();
  finance = await server.player({ language: 'en', roles: ['finance'] });
  admin = await server.player({ language: 'en', roles: ['admin'] });
});
afterAll(() => server.close());

const far = (act: string, form: Record<string, string> = {}) =>
  fetch(`${server.url}/sandbox/courses/${act === 'down' || act === 'well' ? 'fault' : 'act'}`, {
    method: 'POST',
    body: new URLSearchParams({ act, code: 'ltc', course: '1', ...form }),
    redirect: 'manual',
  });
const gives = async (code: string, course: string): Promise<void> => {
  await far('set', { code, course });
  await server.runJob('courses');
};
/** Lets so much time pass for what the source gave. */
const ages = (ms: number, code = '%') =>
  server.database.owner.query(
    'UPDATE course_watch SET seen_at = seen_at - $1, released_until = released_until - $1 WHERE code LIKE $2',
    [ms, code],
  );

beforeEach(async () => {
  await far('well');
  await server.database.owner.query('DELETE FROM course_watch');
  await server.database.owner.query(`UPDATE coin_course SET course_micro = ${95n * USD_MICRO} WHERE code = 'ltc'`);
  await gives('ltc', '7647.5');
  await gives('USD', '80.5');
});
afterEach(async () => {
  await far('free');
  expect(await checkInvariants(server.db.pool)).toEqual([]);
});

const catalogue = () => finance.call<CallAnswer<'officeCash.catalogue'>>('officeCash.catalogue');
const coinOf = async (code: string) => (await catalogue()).coins.find(({ name }) => name === code);

/** Litecoin's amount as a player sees it. */
const shownCoin = async (player: TestPlayer): Promise<string | null | undefined> =>
  (await player.request<CryptoNetwork[]>('cash:getCryptApiData')).data
    .flatMap(({ coins }) => coins)
    .find(({ code }) => code === 'ltc')?.paused;

const shownWay = async (player: TestPlayer): Promise<string | null | undefined> =>
  (await player.request<Payway[]>('cash:loadPayWaysWithdraw', {})).data.find(({ id }) => id === LITECOIN)?.paused;

describe('a course that jumps out of bounds', () => {
  it('credits nothing: the deposit waits, says so, and is credited at a fresh course', async () => {
    const coin = await coinPlayer(server, 'ltc');
    await gives('ltc', '2982.5'); // 39 %
    await paysCoin(server, coin, 'payAll', '10');
    await server.runJob('waiting');
    expect(await realOf(server, coin.player)).toBe(0n);
    expect(await history(coin.player)).toMatchObject([{ state: 1, reason: 'course', isLate: false }]);
    const { unmatched } = await finance.call<CallAnswer<'officeCash.loose'>>('officeCash.loose');
    expect(unmatched[0]).toMatchObject({ currency: 'ltc', why: 'course' });
    await gives('ltc', '7000');
    await server.runJob('waiting');
    await server.runJob('waiting');
    expect(await realOf(server, coin.player)).toBe(7_350_000n); // 10 × 7000 and 5 %
    expect(await history(coin.player)).toMatchObject([{ state: 2, reason: null, baseAmount: 7_000_000 }]);
  });

  it('pauses its coin on all pages, in the office, and for who asks for an address; others go on', async () => {
    const { player } = await coinPlayer(server, 'ltc');
    expect([await shownCoin(player), await shownWay(player)]).toEqual([null, null]);
    await gives('ltc', '2982.5');
    expect([await shownCoin(player), await shownWay(player)]).toEqual(['jump', 'jump']);
    expect(await coinOf('ltc')).toMatchObject({ course: '7647.5', refused: '2982.5', paused: 'jump' });
    expect(await player.request('cash:getCryptApiAddress', { coin: 'ltc' })).toMatchObject({
      code: 'COURSE_PAUSED',
      msg: expect.stringContaining('deposits are paused'),
    });
    expect(await player.request('cash:getCryptApiAddress', { coin: 'btc' })).toMatchObject({ success: true });
    expect(await player.request('cash:quoteWithdraw', withdrawal)).toMatchObject({ code: 'COURSE_PAUSED' });
    expect(await player.request('cash:withdraw', withdrawal)).toMatchObject({ code: 'COURSE_PAUSED' });
    expect(await asks(server, player, { amount: '1000' })).toMatchObject({ success: true }); // in roubles
  });

  it('a pause and its release are told to open pages and to the desk at once', async () => {
    const { player } = await coinPlayer(server, 'ltc');
    await catalogue(); // the desk watches from here on
    const desk: string[] = [];
    finance.calls.onAny((channel: string) => void desk.push(channel));
    const paused: string[][] = [];
    player.calls.on('cash', ({ type, payload }: { type: string; payload: { paused: string[] } }) => {
      if (type === 'coursePauses') paused.push(payload.paused);
    });
    await gives('ltc', '2982.5');
    await expect.poll(() => paused).toEqual([['ltc']]);
    await expect.poll(() => desk).toContain('officeCash');
    await gives('ltc', '7600');
    await expect.poll(() => paused).toEqual([['ltc'], []]);
    await gives('ltc', '7600');
    await ages(COURSE_STALE_MS, 'ltc');
    await server.runJob('course-watch');
    await expect.poll(() => paused.at(-1)).toEqual(['ltc']);
  });

  it('a jump of a currency pauses everything that is counted in it', async () => {
    const coin = await coinPlayer(server, 'ltc');
    await gives('USD', '50');
    expect(await shownCoin(coin.player)).toBe('jump');
    await paysCoin(server, coin, 'payAll', '10');
    expect(await realOf(server, coin.player)).toBe(0n);
    await gives('USD', '81');
    await server.runJob('waiting');
    expect(await realOf(server, coin.player)).toBe(8_029_875n);
  });

  it('is released by two people, who vouch for an hour against the source', async () => {
    const coin = await coinPlayer(server, 'ltc');
    await gives('ltc', '2982.5');
    await paysCoin(server, coin, 'payAll', '10');
    const { id: subjectId = 0 } = (await coinOf('ltc')) ?? {};
    const after = { course: '3000' };
    const { id } = await finance.call<{ id: number }>('officeCash.propose', {
      subject: 'coin',
      subjectId,
      after,
      reason: 'the market has fallen',
    });
    const yes = { id, isApproved: true, reason: 'seen at two exchanges' };
    expect(await finance.refusal('officeCash.decide', yes)).toMatchObject({ code: 'OWN_PROPOSAL' });
    await admin.call('officeCash.decide', yes);
    await gives('ltc', '1000'); // the source is wrong again
    expect(await coinOf('ltc')).toMatchObject({ course: '3000', paused: null });
    await server.runJob('waiting');
    expect(await realOf(server, coin.player)).toBe(3_150_000n);
    await ages(COURSE_RELEASE_MS);
    await server.runJob('courses');
    expect(await coinOf('ltc')).toMatchObject({ course: '3000', refused: '1000', paused: 'jump' });
  });
});

it('a course that is given again as it is makes no news', async () => {
  const quotes = async (): Promise<unknown> =>
    (await server.db.pool.query('SELECT count(*) FROM course_quote WHERE currency_id = 1')).rows;
  const before = await quotes();
  await gives('USD', '80.5');
  expect(await quotes()).toEqual(before);
});

describe('a source that is silent', () => {
  it('suspends what it gave after ten minutes, and a fresh course releases it', async () => {
    const coin = await coinPlayer(server, 'ltc');
    await far('down');
    await expect(server.runJob('courses')).rejects.toThrow('status');
    expect(await shownCoin(coin.player)).toBeNull();
    await ages(COURSE_STALE_MS);
    expect(await shownCoin(coin.player)).toBe('stale');
    await paysCoin(server, coin, 'payAll', '10');
    expect(await realOf(server, coin.player)).toBe(0n);
    await far('well');
    await server.runJob('courses');
    await server.runJob('waiting');
    expect(await realOf(server, coin.player)).toBe(8_029_875n);
  });

  it('a source that gives courses of an hour ago is silent too', async () => {
    const { player } = await coinPlayer(server, 'ltc');
    await ages(COURSE_STALE_MS);
    await far('old');
    await server.runJob('courses');
    expect(await shownCoin(player)).toBe('stale');
    await far('fresh');
  });

  it('can be done without for an hour when two people release the course as it is', async () => {
    const { player } = await coinPlayer(server, 'ltc');
    const { id: subjectId = 0, course = '' } = (await coinOf('ltc')) ?? {};
    const proposal = { subject: 'coin', subjectId, after: { course }, reason: 'the source is being mended' };
    expect(await finance.refusal('officeCash.propose', proposal)).toMatchObject({ code: 400, field: 'after' });
    await ages(COURSE_STALE_MS, 'ltc');
    const { id } = await finance.call<{ id: number }>('officeCash.propose', proposal);
    await admin.call('officeCash.decide', { id, isApproved: true, reason: 'seen at two exchanges' });
    expect(await shownCoin(player)).toBeNull();
    await ages(COURSE_RELEASE_MS, 'ltc');
    expect(await shownCoin(player)).toBe('stale');
  });

  it('a source that has never answered leaves no course that may be used; without a source they are the house’s own', async () => {
    const { player } = await coinPlayer(server, 'ltc');
    await server.database.owner.query('DELETE FROM course_watch');
    expect(await shownCoin(player)).toBeNull();
    await far('down');
    await expect(server.runJob('courses')).rejects.toThrow('status');
    expect(await shownCoin(player)).toBe('stale');
  });
});

describe('the course of a first sight', () => {
  const seen = async () => {
    const coin = await coinPlayer(server, 'ltc');
    await paysCoin(server, coin, 'pay', '10');
    return coin;
  };
  const confirmedAfter = async (ms: number, course: string): Promise<bigint> => {
    const payment = await seen();
    await gives('ltc', course);
    await server.database.owner.query('UPDATE payment SET created_at = created_at - $2 WHERE user_id = $1', [
      payment.player.userId,
      ms,
    ]);
    await confirmsCoin(server, payment);
    return realOf(server, payment.player);
  };

  it('binds for half an hour', async () => {
    expect(await confirmedAfter(COURSE_BINDS_MS - MINUTE_MS, '6500')).toBe(8_029_875n);
  });

  it('gives way to a lower one from then on', async () => {
    expect(await confirmedAfter(COURSE_BINDS_MS + MINUTE_MS, '6500')).toBe(6_825_000n);
  });

  it('never gives way to a higher one', async () => {
    expect(await confirmedAfter(COURSE_BINDS_MS + MINUTE_MS, '8500')).toBe(8_029_875n);
  });

  it.each([
    ['0.14', 140_000n],
    ['0.17', 154_000n],
  ])('gives way to a lower one alone also of a request whose money had to wait: %s', async (course, credited) => {
    await gives('KZT', '0.154');
    const player = await server.player({ creditMinor: 0n, language: 'en' });
    const { id } = await deposit(server, player, { methodId: KZT_CARD, amount: '10000' });
    await gives('KZT', '0.06');
    await plays(server, id, 'pay');
    expect(await history(player)).toMatchObject([{ state: 1, reason: 'course', isLate: false }]);
    await server.database.owner.query('UPDATE payment SET created_at = created_at - $2 WHERE id = $1', [
      id,
      COURSE_BINDS_MS + MINUTE_MS,
    ]);
    await gives('KZT', course);
    await server.runJob('waiting');
    expect(await realOf(server, player)).toBe(credited);
  });
});

const withdrawal = { purse_id: LITECOIN, amount: '100', purseNumber: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9' };

describe('a course that moves while somebody plays', () => {
  const USD = 1;
  const FACE_MINOR = 123n; // as the player types it: 1.23

  const dollar = async (player: TestPlayer): Promise<Currency> => {
    const { data } = await player.request<Currency[]>('cash:loadCurrencies');
    return data.find(({ id }) => id === USD) ?? expect.unreachable();
  };
  /** Cents of base hundredths by the course of a moment, as pages show them. */
  const cents = (baseMinor: number, { courses = [] }: Currency, at: number): number =>
    Math.round(baseMinor / Number(courses.find(({ since }) => since <= at)?.course));

  it('leaves balances as they are until it is a percent away, and every bet at what it was made for', async () => {
    const player = await server.player({ creditMinor: 1_000_000n });
    await player.request('cash:changeCurrencies', { currencyId: USD });
    const before = await dollar(player);
    await gives('USD', '81');
    expect(await dollar(player)).toEqual(before);

    const play = () => player.call<DicePlayAnswer>('dice.play', { bet: '1.23', percent: 95, bet_type: 'less' });
    const first = await play();
    expect(first.stakeMinor).toBe(9902); // 1.23 × 80.5 roubles, to the nearest hundredth
    const open = await player.call<MinesGame>('mines.createGame', { bet: Number(FACE_MINOR), minesLength: 2 });

    await gives('USD', '85');
    const after = await dollar(player);
    expect(after.course).toBe('85');
    expect(after.courses?.[1]).toEqual(before.courses?.[0]);
    const second = await play();
    expect(second.stakeMinor).toBe(10_455);
    await player.call('mines.openSector', { sectorKey: 0 });
    await player.call('mines.takeWin', {}).catch(() => undefined); // there was a mine: it is over as well

    const bets = [first.transaction_id, second.transaction_id, open.id];
    const feed = await player.call<CallAnswer<'liveFeed.getLiveFeed'>>('liveFeed.getLiveFeed', {});
    for (const id of bets) {
      const { game } = feed.liveMyBets?.find((bet) => bet.id === id) ?? expect.unreachable();
      const { rounds } = await player.call<CallAnswer<'games.history'>>('games.history', { game, mine: true });
      const { record } = await player.call<PublicRound>('fairness.round', { game, id });
      const past = rounds.find((each) => each.id === id) ?? expect.unreachable();
      const pushed = [...feed.liveAll, ...(feed.liveMyBets ?? [])].filter((bet) => bet.id === id);
      const placed = record['events'] as readonly { at: number; stakeMinor?: string }[];
      const shown = [
        cents(past.stakeMinor, after, past.placedAt ?? past.at),
        cents(Number(placed[0]?.stakeMinor), after, placed[0]?.at ?? 0),
        ...pushed.map(({ bet, at, placedAt = at }) => cents(bet, after, placedAt)),
      ];
      expect(shown).toEqual(shown.map(() => Number(FACE_MINOR)));
      expect(new Set(pushed.map(({ amount }) => amount))).toEqual(new Set([past.payoutMinor]));
      expect(new Set(pushed.map(({ multiplierPpm }) => multiplierPpm))).toEqual(new Set([past.multiplierPpm]));
    }
  });
});
