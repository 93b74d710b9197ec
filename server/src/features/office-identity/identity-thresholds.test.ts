import { inUnitOfWork, kyc, type UnitOfWork } from 'db';
import { houseDayOf, houseDayText } from 'games-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { programThresholds } from '../../../contract/features/aml-thresholds.ts';
import { APP_SECRET, deskOf, type Desk } from '../../testing/cash-desk.ts';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { asks, deposit, plays } from '../cashbox/testing/cashbox-fixtures.ts';
import { officeOf, type Office } from '../moderation/testing/moderation-fixtures.ts';
import { expireProofs } from './index.ts';

let server: TestServer;
let office: Office;
let desk: Desk;
let reviewer: TestPlayer;
let cashier: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ NEW_DESTINATION_WAIT: '0', APP_SECRET });
  [office, desk] = [await officeOf(server), deskOf(server)];
  [reviewer, cashier] = [await office.staff('compliance'), await office.staff('payments')];
  const identity = { isOn: true, dayMinor: 200_000, monthMinor: 300_000, lifeMinor: 500_000 }; // 2,000 a day
  await server.database.owner.query(
    `INSERT INTO aml_rules (thresholds, status, author_id, reason, created_at, decider_id, decided_at)
     VALUES ($1, 'active', $2, 'test', 1, $3, 1)`,
    [JSON.stringify({ ...programThresholds, identity }), reviewer.userId, cashier.userId],
  );
});
afterAll(() => server.close());

const today = houseDayOf(Date.now());
const loadOwn = (player: TestPlayer) => player.call<CallAnswer<'kyc.load'>>('kyc.load');
const pays = async (player: TestPlayer, amount: string): Promise<void> => {
  const { id } = await deposit(server, player, { amount });
  await plays(server, id, 'pay');
};
const accept = async (player: TestPlayer, expiresDay = today + 400): Promise<string> => {
  const documentId = await office.addDocument(player);
  const read = { holder: 'Anna Petrova', born: '1990-02-28', expires: houseDayText(expiresDay) };
  await reviewer.call('officeIdentity.decide', { documentId, isAccepted: true, ...read });
  return documentId;
};
const runJob = (): Promise<void> =>
  expireProofs({
    db: server.db,
    inUnitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> => inUnitOfWork(server.db, work),
    clock: { now: () => Date.now() },
  });

describe('the sum from which a proof of identity is asked for', () => {
  it('takes the deposit that reaches it, refuses the next one, and has a withdrawal wait', async () => {
    const player = await server.player({ language: 'en', creditMinor: 500_000n });
    await pays(player, '1990');
    expect(await loadOwn(player)).toMatchObject({ isHeld: false, requests: [] });
    await pays(player, '500'); // refused by nobody: it is below the sum when it is asked for
    expect(await loadOwn(player)).toMatchObject({ isHeld: true, requests: [{ cause: 'threshold' }] });
    expect(await noticeCodes(server.db, player.userId)).toContain('kycAsked');
    const refused = { code: 'IDENTITY_NEEDED', msg: expect.stringMatching(/proof of identity/) };
    expect(await asks(server, player, { amount: '500' })).toMatchObject(refused);
    expect(await player.request('cash:getCryptApiAddress', { coin: 'trc20/usdt' })).toMatchObject(refused);
    const id = await desk.ask(player, { amount: '500' });
    expect(await player.request('cash:withdrawChecklist', {})).toMatchObject({ data: { needsDocuments: true } });
    expect(await cashier.refusal('officeCash.approve', { id })).toMatchObject({ code: 'IDENTITY_NEEDED' });
    await accept(player);
    expect(await loadOwn(player)).toMatchObject({ isHeld: false, requests: [] });
    await cashier.call('officeCash.approve', { id });
    await pays(player, '5000'); // who they are is known
    const { sums } = await reviewer.call<CallAnswer<'officeIdentity.person'>>('officeIdentity.person', {
      userId: await office.publicIdOf(player),
    });
    const moved = 199_000 + 50_000 + 52_500 + 500_000; // the withdrawal with its fee
    expect(sums.map(({ period, sum, isReached }) => [period, sum, isReached])).toEqual([
      ['day', moved, true],
      ['month', moved, true],
      ['life', moved, true],
    ]);
  });

  it('counts deposits that are on their way: of two at once, one', async () => {
    const player = await server.player({ language: 'ru', creditMinor: 0n });
    await pays(player, '1900');
    const { id } = await deposit(server, player, { amount: '500' });
    expect(await asks(server, player, { amount: '500' })).toMatchObject({
      code: 'IDENTITY_NEEDED',
      msg: expect.stringMatching(/подтверждающий личность/),
    });
    await player.request('cash:cancelDeposit', { id });
    expect((await asks(server, player, { amount: '500' })).success).toBe(true);
  });

  it('is the person’s: accounts that share a key reach it together, and each is asked', async () => {
    const [one, other] = [await server.player({ creditMinor: 0n }), await server.player({ creditMinor: 0n })];
    const hash = Buffer.alloc(32, 77);
    for (const { userId } of [one, other])
      await desk.sql(`INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, 'device', $2, true)`, [
        userId,
        hash,
      ]);
    await pays(one, '1500');
    await pays(other, '600');
    for (const player of [one, other]) {
      expect(await loadOwn(player)).toMatchObject({ isHeld: true, requests: [{ cause: 'threshold' }] });
      expect(await asks(server, player, { amount: '500' })).toMatchObject({ code: 'IDENTITY_NEEDED' });
    }
  });

  it('counts a withdrawal from when it is asked for, and no more once it is cancelled', async () => {
    const player = await server.player({ creditMinor: 900_000n });
    await desk.credit(player);
    const id = await desk.ask(player, { amount: '2500' });
    expect((await loadOwn(player)).isHeld).toBe(true);
    await player.request('cash:cancelPaymentRequest', { id, state: 1 });
    expect((await loadOwn(player)).isHeld).toBe(false);
  });
});

it('a proof is asked for again thirty days before it ends, once, and a withdrawal waits from its end on', async () => {
  const player = await server.player({ creditMinor: 0n });
  const document = await accept(player, today + 31);
  await pays(player, '2100');
  await runJob();
  expect((await loadOwn(player)).requests).toEqual([]);
  await desk.sql('UPDATE kyc_document SET expires_day = $2 WHERE id = $1', [document, today + 29]);
  await runJob();
  await runJob();
  expect(await loadOwn(player)).toMatchObject({ isHeld: false, requests: [{ cause: 'expiring' }] });
  const notices = await noticeCodes(server.db, player.userId);
  expect(notices.filter((code) => code === 'kycAsked')).toHaveLength(1);
  await desk.sql('UPDATE kyc_document SET expires_day = $2 WHERE id = $1', [document, today - 1]);
  await runJob();
  expect(await loadOwn(player)).toMatchObject({ isHeld: true, status: 'none' });
  expect(await kyc.expiringPlayers(server.db.pool, Date.now(), 10)).toEqual([]);
});
