import { inUnitOfWork, kyc, type UnitOfWork } from 'db';
import fastify from 'fastify';
import { houseDayOf, houseDayText } from 'games-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { programThresholds } from '../../../contract/features/aml-thresholds.ts';
import { APP_SECRET, deskOf, type Desk } from '../../testing/cash-desk.ts';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { asks, deposit, plays } from '../cashbox/testing/cashbox-fixtures.ts';
import { createScreening } from '../../providers/screening/screening.client.ts';
import { createScreeningSimulator } from '../../providers/screening/screening.simulator.ts';
import { runScreening } from '../compliance/screening.ts';
import { markLateFunds } from '../compliance/case-funds.ts';
import { officeOf, type Office } from '../moderation/testing/moderation-fixtures.ts';
import { expireProofs } from './index.ts';

let server: TestServer;
let office: Office;
let desk: Desk;
let reviewer: TestPlayer;
let cashier: TestPlayer;
let far: { url: string; close(): Promise<unknown> };
beforeAll(async () => {
  const app = fastify();
  await app.register(createScreeningSimulator({ token: 'token-of-this-test' }));
  far = { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
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
afterAll(async () => {
  await far.close();
  await server.close();
});

const today = houseDayOf(Date.now());
/** Looks up who is due at the simulator, as the job does. */
const runScreenings = (): Promise<void> =>
  runScreening(
    {
      db: server.db,
      inUnitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> => inUnitOfWork(server.db, work),
      clock: { now: () => Date.now() },
      log: { warn: () => undefined } as never,
    },
    createScreening({ baseUrl: () => far.url, token: 'token-of-this-test' }),
  );

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
    await desk.sql('UPDATE wagering SET target = 0 WHERE user_id = $1', [player.userId]);
    const id = await desk.ask(player);
    expect(await player.request('cash:withdrawChecklist', {})).toMatchObject({ data: { needsDocuments: true } });
    expect(await cashier.refusal('officeCash.approve', { id })).toMatchObject({ code: 'IDENTITY_NEEDED' });
    await accept(player);
    expect(await loadOwn(player)).toMatchObject({ isHeld: false, requests: [] });
    await cashier.call('officeCash.approve', { id });
    await pays(player, '5000'); // any sum is taken from who is known
    const { sums } = await reviewer.call<CallAnswer<'officeIdentity.person'>>('officeIdentity.person', {
      userId: await office.publicIdOf(player),
    });
    const moved = 199_000 + 50_000 + 157_500 + 500_000; // the withdrawal with its fee
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

  it('is not moved by a card that a stranger has typed in', async () => {
    const [one, stranger] = [await desk.customer(), await desk.customer()];
    const purseNumber = '5555 5555 5555 4444';
    await desk.ask(one, { purseNumber });
    await desk.ask(stranger, { purseNumber });
    expect((await loadOwn(one)).isHeld).toBe(false);
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

describe('a proof of funds that compliance asks for in a case', () => {
  const askedFor = async () => {
    const player = await server.player({ language: 'en', creditMinor: 900_000n });
    await desk.credit(player);
    const { id } = await reviewer.call<{ id: number }>('officeCompliance.openCase', {
      player: await office.publicIdOf(player),
      reason: 'a letter',
    });
    await reviewer.call('officeCompliance.askFunds', { id, words: 'Please show a payslip of May.', days: 14 });
    return { player, id };
  };
  const caseOf = async (id: number) =>
    (await reviewer.call<CallAnswer<'officeCompliance.case'>>('officeCompliance.case', { id })).case;
  const eventsOf = async (id: number) => (await caseOf(id)).events.map(({ kind }) => kind);
  const expire = (player: TestPlayer) =>
    desk.sql(`UPDATE kyc_request SET deadline_at = 1 WHERE user_id = $1 AND need = 'funds'`, [player.userId]);
  const lateJob = () =>
    markLateFunds({
      em: () => server.db.orm.em.fork(),
      inUnitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> => inUnitOfWork(server.db, work),
      clock: { now: () => Date.now() },
    });

  it('is read by its player, keeps withdrawals but not deposits, and is over once a proof is accepted', async () => {
    const { player, id } = await askedFor();
    const again = { id, words: 'And a statement, please.', days: 14 };
    expect(await reviewer.refusal('officeCompliance.askFunds', again)).toMatchObject({ code: 'FUNDS_ASKED' });
    expect((await loadOwn(player)).requests).toMatchObject([
      { need: 'funds', words: 'Please show a payslip of May.', isLate: false, text: expect.stringMatching(/payslip/) },
    ]);
    expect(await noticeCodes(server.db, player.userId)).toContain('kycAsked');
    const withdrawal = await desk.ask(player);
    expect(await cashier.refusal('officeCash.approve', { id: withdrawal })).toMatchObject({ code: 'FUNDS_ASKED' });
    expect((await asks(server, player, { amount: '500' })).success).toBe(true);
    const first = await office.addDocument(player, 'funds_proof');
    await reviewer.call('officeIdentity.decide', { documentId: first, isAccepted: false, why: 'insufficient' });
    expect((await loadOwn(player)).requests).toHaveLength(1);
    const second = await office.addDocument(player, 'funds_proof');
    await reviewer.call('officeIdentity.decide', { documentId: second, isAccepted: true, holder: 'Anna Petrova' });
    expect(await loadOwn(player)).toMatchObject({ status: 'none', requests: [] }); // it proves no identity
    await cashier.call('officeCash.approve', { id: withdrawal });
    expect(await eventsOf(id)).toEqual(['fundsAccepted', 'fundsRefused', 'fundsAsked', 'opened']);
  });

  it('closes deposits at its deadline, once, unless a proof waits for us; the end of the case opens them', async () => {
    const { player, id } = await askedFor();
    const document = await office.addDocument(player, 'funds_proof');
    await expire(player);
    await lateJob();
    expect((await loadOwn(player)).requests).toMatchObject([{ isLate: false }]);
    await reviewer.call('officeIdentity.decide', { documentId: document, isAccepted: false, why: 'unreadable' });
    await lateJob();
    await lateJob();
    expect((await loadOwn(player)).requests).toMatchObject([{ isLate: true }]);
    expect(await asks(server, player, { amount: '500' })).toMatchObject({ code: 'FUNDS_NEEDED' });
    expect(await eventsOf(id)).toEqual(['fundsLate', 'fundsRefused', 'fundsAsked', 'opened']);
    expect((await caseOf(id)).deadlineAt).toBeLessThanOrEqual(Date.now());
    await reviewer.call('officeCompliance.decide', { id, decision: 'nothing', reason: 'a small sum' });
    expect((await asks(server, player, { amount: '500' })).success).toBe(true);
    const over = await reviewer.refusal('officeCompliance.withdrawFunds', { id, reason: 'too late' });
    expect(over).toMatchObject({ code: 'GONE' });
  });

  it('does not keep what returns to where a deposit came from', async () => {
    const { player } = await askedFor();
    const withdrawal = await desk.ask(player);
    await desk.sql(`UPDATE payment SET base_minor = 900000 WHERE user_id = $1 AND code = 1`, [player.userId]);
    await desk.sql(
      `INSERT INTO deposit_source (payment_id, user_id, key) SELECT d.id, d.user_id, w.destination_key FROM payment w
       JOIN payment d ON d.user_id = w.user_id AND d.code = 1 WHERE w.id = $1`,
      [withdrawal],
    );
    await cashier.call('officeCash.approve', { id: withdrawal });
  });
});

describe('screening', () => {
  const due = (player: TestPlayer) => desk.sql('UPDATE screening SET due_at = 0 WHERE user_id = $1', [player.userId]);
  const screened = async (holder: string, born = '1971-05-09') => {
    const player = await server.player({ language: 'en', creditMinor: 90_000_000n });
    await desk.credit(player);
    const documentId = await office.addDocument(player);
    await reviewer.call('officeIdentity.decide', { documentId, isAccepted: true, holder, born });
    return player;
  };
  const rowOf = async (player: TestPlayer) =>
    (await desk.sql('SELECT checked_at, problem FROM screening WHERE user_id = $1', [player.userId]))[0];
  const answered = (player: TestPlayer) =>
    expect.poll(async () => (await rowOf(player))?.['checked_at'] ?? null, { timeout: 30_000 }).not.toBeNull();
  const caseOf = async (player: TestPlayer) => {
    const { cases } = await reviewer.call<CallAnswer<'officeCompliance.cases'>>('officeCompliance.cases', {
      status: 'open',
      rule: 'screening',
      player: await office.publicIdOf(player),
    });
    return cases[0]?.id ?? 0;
  };
  const hitsOf = async (id: number) =>
    (await reviewer.call<CallAnswer<'officeCompliance.case'>>('officeCompliance.case', { id })).case.hits;

  it('has withdrawals of who may be in a list wait, until an officer says that it is somebody else', async () => {
    const player = await screened('Sandovin Viktor');
    await runScreenings();
    await answered(player);
    const id = await caseOf(player);
    const [hit] = await hitsOf(id);
    expect(hit).toMatchObject({ kind: 'sanction', reference: 'SDN-1001', score: 98, decision: null });
    await due(player);
    await runScreenings();
    expect(await hitsOf(id)).toHaveLength(1); // a daily look finds nothing new
    const withdrawal = await desk.ask(player);
    expect(await cashier.refusal('officeCash.approve', { id: withdrawal })).toMatchObject({ code: 'SCREENING' });
    const decided = { id, hit: hit?.id, decision: 'other', reason: 'another birthplace' };
    await reviewer.call('officeCompliance.decideHit', decided);
    expect(await reviewer.refusal('officeCompliance.decideHit', decided)).toMatchObject({ code: 'HIT_OVER' });
    await cashier.call('officeCash.approve', { id: withdrawal });
  });

  it('keeps all withdrawals of somebody whom sanctions name, and pays who is in public office', async () => {
    const [named, public_] = [await screened('Viktor Sandovin'), await screened('Marina Deputova', '1968-11-30')];
    await runScreenings();
    for (const player of [named, public_]) {
      await answered(player);
      const id = await caseOf(player);
      const [hit] = await hitsOf(id);
      await reviewer.call('officeCompliance.decideHit', { id, hit: hit?.id, decision: 'same', reason: 'it is them' });
    }
    expect(await desk.withdraw(named)).toMatchObject({ code: 3 });
    await cashier.call('officeCash.approve', { id: await desk.ask(public_) });
  });

  it('lets small withdrawals go and large ones wait while nobody answers', async () => {
    const player = await screened('Nobody Answers');
    await runScreenings();
    await expect.poll(async () => (await rowOf(player))?.['problem'] ?? null, { timeout: 30_000 }).not.toBeNull();
    await cashier.call('officeCash.approve', { id: await desk.ask(player) });
    await desk.age(player, 90_000_000);
    const large = await desk.ask(player, { amount: '100000' });
    expect(await cashier.refusal('officeCash.approve', { id: large })).toMatchObject({ code: 'SCREENING' });
    await desk.sql(`UPDATE kyc_document SET holder_name = 'Anna Petrova' WHERE user_id = $1`, [player.userId]);
    await runScreenings(); // another name is looked up at once
    await answered(player);
    await cashier.call('officeCash.approve', { id: large });
  });
});
