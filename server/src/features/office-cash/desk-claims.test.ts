import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { BatchLine, QueuedWithdrawal, WithdrawalFacts } from '../../../contract/features/office-cash.contract.ts';
import { openDesk, type Desk } from '../../testing/cash-desk.ts';
import type { TestPlayer } from '../../testing/test-server.ts';

let desk: Desk;
let [cashier, colleague]: TestPlayer[] = [];
beforeAll(async () => {
  desk = await openDesk();
  const staff = () => desk.server.player({ language: 'en', roles: ['payments'] });
  [cashier, colleague] = [await staff(), await staff()];
});
afterAll(() => desk.server.close());

const as = (who: TestPlayer | undefined): TestPlayer => {
  if (!who) throw new Error('nobody was made');
  return who;
};
const claim = (who: TestPlayer | undefined, id: number, isTakenOver = false) =>
  as(who).call<{ until: number }>('officeCash.claim', { id, isTakenOver });
const codeOf = async (who: TestPlayer | undefined, name: string, payload: object): Promise<unknown> =>
  (await as(who).refusal(`officeCash.${name}`, payload)).code;
const takenBy = async (who: TestPlayer | undefined, id: number) =>
  (await as(who).call<{ waiting: QueuedWithdrawal[] }>('officeCash.queue')).waiting.find(
    ({ payment }) => payment.id === id,
  )?.takenBy;
const kinds = async (id: number) =>
  (await desk.sql('SELECT kind FROM payment_event WHERE payment_id = $1 ORDER BY id', [id])).map(({ kind }) => kind);

describe('a withdrawal that somebody has taken', () => {
  it('is shown to the others, who decide it only once they have taken it over', async () => {
    const id = await desk.ask(await desk.customer());
    const { until } = await claim(cashier, id);
    expect(until).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect([await takenBy(cashier, id), await takenBy(colleague, id)]).toMatchObject([
      { isOwn: true, until },
      { isOwn: false, until },
    ]);
    for (const [name, act] of [
      ['claim', { id, isTakenOver: false }],
      ['approve', { id }],
      ['refuse', { id, why: 'rules' }],
      ['askDocuments', { id, reason: 'a passport' }],
    ] as const)
      expect(await codeOf(colleague, name, act)).toBe('TAKEN');
    expect(await codeOf(colleague, 'release', { id })).toBe('GONE');
    await claim(colleague, id, true);
    expect(await codeOf(cashier, 'approve', { id })).toBe('TAKEN');
    await as(colleague).call('officeCash.approve', { id });
    expect(await kinds(id)).toEqual(['created', 'taken', 'taken_over', 'approved', 'queued']);
    expect(await desk.sql('SELECT * FROM withdrawal_claim WHERE payment_id = $1', [id])).toEqual([]);
    expect(await codeOf(cashier, 'claim', { id, isTakenOver: false })).toBe('GONE');
  });

  it('is free again by itself, and when it is released', async () => {
    const id = await desk.ask(await desk.customer());
    await claim(cashier, id);
    await desk.sql('UPDATE withdrawal_claim SET until = $2 WHERE payment_id = $1', [id, Date.now()]);
    expect(await takenBy(colleague, id)).toBeNull();
    await claim(colleague, id);
    await as(colleague).call('officeCash.release', { id });
    expect(await takenBy(cashier, id)).toBeNull();
    await as(cashier).call('officeCash.refuse', { id, why: 'rules' });
  });

  it('has one owner, however many take it at once', async () => {
    const id = await desk.ask(await desk.customer());
    const takes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => claim(at % 2 === 0 ? cashier : colleague, id)),
    );
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10); // all of them by one
    expect((await kinds(id)).filter((kind) => kind === 'taken')).toHaveLength(1);
  });
});

describe('several withdrawals', () => {
  const together = async (who: TestPlayer | undefined, batch: object): Promise<BatchLine[]> =>
    (await as(who).call<{ lines: BatchLine[] }>('officeCash.decideTogether', batch)).lines;

  it('are approved one by one, but for what two people decide, a colleague has or is decided already', async () => {
    const rich = await desk.customer({ creditMinor: 30_000_000n });
    const large = await desk.ask(rich, { amount: '120000' });
    const [small, taken, gone] = [
      await desk.ask(await desk.customer(), { purseNumber: '4242 4242 4242 4242' }),
      await desk.ask(await desk.customer()),
      await desk.ask(await desk.customer()),
    ];
    await desk.sql(`UPDATE app_user SET created_at = created_at - interval '90 days', kyc_status = 'approved'`);
    await claim(colleague, taken);
    await as(cashier).call('officeCash.refuse', { id: gone, why: 'rules' });
    const lines = await together(cashier, { ids: [small, large, taken, gone, small], isApproved: true });
    expect(lines).toEqual([
      { id: small, outcome: 'approved', problem: null },
      { id: large, outcome: 'left', problem: expect.stringContaining('two people') },
      { id: taken, outcome: 'left', problem: expect.stringContaining('colleague') },
      { id: gone, outcome: 'left', problem: expect.stringMatching(/\.$/) },
    ]);
    expect([await desk.stateOf(small), await desk.stateOf(large)]).toEqual([3, 1]);
    expect(await kinds(large)).toEqual(['created']); // not even the first approval
  });

  it('are refused with one reason, which each player reads', async () => {
    const players = [await desk.customer(), await desk.customer()];
    const ids = await Promise.all(players.map((player) => desk.ask(player)));
    const lines = await together(cashier, { ids, isApproved: false, why: 'details' });
    expect(lines.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
    for (const player of players) expect(await desk.balanceOf(player)).toBe(1_000_000n);
    const undecided = await desk.ask(await desk.customer());
    expect(await together(cashier, { ids: [undecided], isApproved: false, why: 'other' })).toMatchObject([
      { outcome: 'left' }, // a reason of one's own is words
    ]);
  });
});

it('a cashier who has approved a withdrawal is told that a colleague does the rest', async () => {
  const id = await desk.ask(await desk.customer({ creditMinor: 30_000_000n }), { amount: '120000' });
  await as(cashier).call('officeCash.approve', { id });
  const factsOf = (who: TestPlayer | undefined) => as(who).call<WithdrawalFacts>('officeCash.facts', { id });
  expect([(await factsOf(cashier)).isApprover, (await factsOf(colleague)).isApprover]).toEqual([true, false]);
});

it('the weights of the risk are changed by two people, and stand beside what came of decisions', async () => {
  const staff = () => desk.server.player({ language: 'en', roles: ['finance'] });
  const [finance, second] = [await staff(), await staff()];
  type Results = CallAnswer<'officeCash.riskResults'>['results'];
  const resultOf = async (rule: string) =>
    (await finance.call<{ results: Results }>('officeCash.riskResults')).results.find(({ key }) => key === rule);
  const before = await resultOf('firstWithdrawal');
  const [approved, refused] = [await desk.customer(), await desk.customer()];
  await as(cashier).call('officeCash.approve', { id: await desk.ask(approved) });
  await as(cashier).call('officeCash.refuse', { id: await desk.ask(refused), why: 'rules' });
  expect(await resultOf('firstWithdrawal')).toMatchObject({
    hits: (before?.hits ?? 0) + 2,
    approved: (before?.approved ?? 0) + 1,
    refused: (before?.refused ?? 0) + 1,
  });
  const change = { subject: 'risk', subjectId: null, after: { sharedDestination: 7 }, reason: 'it hits families' };
  const { id } = await finance.call<{ id: number }>('officeCash.propose', change);
  const decision = { id, isApproved: true, reason: 'agreed' };
  expect((await finance.refusal('officeCash.decide', decision)).code).toBe('OWN_PROPOSAL');
  await second.call('officeCash.decide', decision);
  const catalogue = await finance.call<CallAnswer<'officeCash.catalogue'>>('officeCash.catalogue');
  expect(catalogue.risk).toMatchObject({ sharedDestination: 7, sharedDevice: 30 });
  const { risk } = await as(cashier).call<WithdrawalFacts>('officeCash.facts', {
    id: await desk.ask(await desk.customer()),
  });
  expect(risk.find(({ key }) => key === 'sharedDestination')?.points).toBe(7);
});
