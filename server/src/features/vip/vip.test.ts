import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { needsCaptcha } from '../../../contract/features/bonus-values.ts';
import { privilegesOf, type VipState } from '../../../contract/features/vip.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

const ASSISTANT = 'https://t.me/assistant';
const MINOR = 100;
const thresholds: Readonly<Record<number, number>> = { 2: 100, 4: 50_000, 10: 5_000_000, 11: 10_000_000 };

let server: TestServer;
let other: TestServer; // without an assistant
beforeAll(async () => {
  server = await startTestServer({ VIP_ASSISTANT_URL: ASSISTANT });
  other = await startTestServer({}, { beside: server });
}, 60_000);
afterAll(async () => {
  await other.close();
  await server.close();
});

/** A player with the stakes that a level requires. */
const ofLevel = async (level: number): Promise<TestPlayer> => {
  const player = await server.player({ language: 'en' });
  await server.database.owner.query(
    'INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET total_bet = $2',
    [player.userId, (thresholds[level] ?? 0) * MINOR],
  );
  return player;
};

const stateOf = (player: TestPlayer): Promise<VipState> => player.call('vip.state');

describe('the private assistant', () => {
  it('is shown from level 11 on only', async () => {
    const [tenth, eleventh] = [await ofLevel(10), await ofLevel(11)];
    expect(await stateOf(await server.guest())).toMatchObject({
      hasAssistant: true,
      assistantUrl: null,
      robbery: { 1: 10_000, 5: 50_000, 15: 5_000_000 },
      level: null,
      told: null,
    });
    expect(await stateOf(tenth)).toMatchObject({ hasAssistant: true, assistantUrl: null, level: 10 });
    expect(await stateOf(eleventh)).toMatchObject({ hasAssistant: true, assistantUrl: ASSISTANT, level: 11 });
    const there = await other.signIn({ userId: eleventh.userId, login: '', token: eleventh.token });
    expect(await stateOf(there)).toMatchObject({ hasAssistant: false, assistantUrl: null, level: 11 });
  });
});

describe('a new level', () => {
  it('is announced once, however many pages ask at two processes', async () => {
    const player = await ofLevel(4);
    expect(await stateOf(player)).toMatchObject({ level: 4, told: 1 });
    const there = await other.signIn({ userId: player.userId, login: '', token: player.token });
    const tell = (by: TestPlayer, level: number) => by.call<{ isFirst: boolean }>('vip.tell', { level });
    const asks = Array.from({ length: 20 }, (_, n) => tell(n % 2 ? player : there, 4));
    expect((await Promise.all(asks)).filter(({ isFirst }) => isFirst)).toHaveLength(1);
    expect(await tell(player, 3)).toEqual({ isFirst: false });
    expect(await tell(player, 5)).toEqual({ isFirst: false }); // not reached
    expect(await stateOf(player)).toMatchObject({ level: 4, told: 4 });
    expect(await noticeCodes(server.db, player.userId)).toEqual(['levelReached']);
    expect(await player.refusal('vip.tell', { level: 1 })).toMatchObject({ code: 400 });
  });
});

describe('privileges', () => {
  it.each<[level: number, has: string[]]>([
    [1, []],
    [2, ['tournament', 'telegramGroup']],
    [4, ['tournament', 'telegramGroup', 'telegramStory']],
    [5, ['tournament', 'telegramGroup', 'telegramStory', 'noCaptcha']],
    [10, ['tournament', 'telegramGroup', 'telegramStory', 'noCaptcha', 'noFee']],
    [11, ['tournament', 'telegramGroup', 'telegramStory', 'noCaptcha', 'noFee', 'assistant']],
  ])('the privileges of level %i are %j', (level, has) => {
    expect(privilegesOf(level)).toEqual(has);
    expect(needsCaptcha(level)).toBe(!has.includes('noCaptcha'));
  });
});
