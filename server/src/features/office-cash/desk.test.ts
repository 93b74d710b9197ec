import { checkInvariant, inUnitOfWork, invariants, type UnitOfWork } from 'db';
import { TestSlots } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PROVIDER_GAME } from '../../../contract/features/casino-values.ts';
import {
  withdrawalFactsSchema,
  type CashRules,
  type QueuedWithdrawal,
} from '../../../contract/features/office-cash.contract.ts';
import { officePaymentsCalls } from '../../../contract/features/office-payments.contract.ts';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { APP_SECRET, openDesk, type Desk } from '../../testing/cash-desk.ts';
import { callOver, type TestPlayer } from '../../testing/test-server.ts';
import { loadQueue } from './desk-queue.ts';

let desk: Desk;
let [cashier, finance, admin]: TestPlayer[] = [];
beforeAll(async () => {
  desk = await openDesk();
  const staff = (role: 'payments' | 'finance' | 'admin') => desk.server.player({ language: 'en', roles: [role] });
  [cashier, finance, admin] = [await staff('payments'), await staff('finance'), await staff('admin')];
});
afterAll(() => desk.server.close());

const as = (who: TestPlayer | undefined): TestPlayer => {
  if (!who) throw new Error('nobody was made');
  return who;
};
const approve = (who: TestPlayer | undefined, id: number) =>
  as(who).call<{ isComplete: boolean }>('officeCash.approve', { id });
const codeOf = async (who: TestPlayer | undefined, name: string, payload: object): Promise<unknown> =>
  (await as(who).refusal(name, payload)).code;
const queued = async (id: number): Promise<QueuedWithdrawal | undefined> =>
  (await as(cashier).call<{ waiting: QueuedWithdrawal[] }>('officeCash.queue')).waiting.find(
    ({ payment }) => payment.id === id,
  );
const trailOf = async (id: number): Promise<unknown[]> =>
  (await desk.sql('SELECT kind FROM payment_event WHERE payment_id = $1 ORDER BY id', [id])).map(({ kind }) => kind);
const loose = () => as(finance).call<CallAnswer<'officeCash.loose'>>('officeCash.loose');
const settled = (id: number) => expect.poll(() => desk.stateOf(id), { timeout: 30_000 });
const press = async (id: number, act: string): Promise<void> => {
  const key = await desk.refOf(id);
  await expect
    .poll(async () => (await desk.sql('SELECT state FROM payout WHERE payment_id = $1', [id]))[0]?.['state'], {
      timeout: 30_000,
    })
    .toBe('accepted');
  await desk.press('/act', { key, act });
};

describe('the desk', () => {
  it('approves, and the money leaves once: the fee is the house’s, the amount goes out', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player, { amount: '1500.01' });
    expect(await queued(id)).toMatchObject({ needsApprovals: 1, approvals: [], asked: false });
    expect(await approve(cashier, id)).toEqual({ isComplete: true, isAskedAgain: false });
    expect(await desk.stateOf(id)).toBe(3);
    expect(await queued(id)).toBeUndefined();
    await press(id, 'done');
    await settled(id).toBe(2);
    expect([await desk.balanceOf(player), await desk.balanceOf(player, 'held')]).toEqual([842_498n, 0n]);
    const entries = await desk.sql(
      `SELECT a.kind, e.amount FROM payment p JOIN ledger_entry e ON e.transaction_id = p.transaction_id
         JOIN ledger_account a ON a.id = e.account_id WHERE p.id = $1 ORDER BY e.line`,
      [id],
    );
    expect(entries).toEqual([
      { kind: 'held', amount: -157_502n },
      { kind: 'outside.withdrawals', amount: 150_001n },
      { kind: 'house.fees', amount: 7_501n },
    ]);
    expect(await trailOf(id)).toEqual(['created', 'approved', 'queued', 'sent', 'paid']);
    for (const act of ['repeat', 'reorder']) await desk.press('/act', { key: await desk.refOf(id), act });
    expect(await desk.balanceOf(player, 'held')).toBe(0n);
  });

  it('keeps the money of a payout that failed until a person refuses', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player);
    await approve(cashier, id);
    expect(await codeOf(cashier, 'officeCash.refuse', { id, why: 'provider' })).toBe('GONE'); // it may still be paid
    await press(id, 'failed');
    await expect.poll(async () => (await queued(id))?.payment.state, { timeout: 30_000 }).toBe(3);
    expect(await queued(id)).toMatchObject({ hasFailed: true });
    expect(await desk.balanceOf(player, 'held')).toBe(157_500n);
    await as(cashier).call('officeCash.refuse', { id, why: 'provider' });
    expect([await desk.stateOf(id), await desk.balanceOf(player)]).toEqual([10, 1_000_000n]);
    await desk.press('/act', { key: await desk.refOf(id), act: 'late' }); // paid twice: somebody has to look
    const { contradicted, callbacks } = await loose();
    expect(contradicted[0]).toMatchObject({ paymentId: id, provider: 'payouts', says: 'done', amount: '1500.00' });
    expect(callbacks[0]).toMatchObject({ provider: 'payouts', verdict: 'contradicted' });
    expect(await desk.balanceOf(player)).toBe(1_000_000n);
  });

  it('asks a provider whose answer was lost, and never pays twice', async () => {
    const id = await desk.ask(await desk.customer());
    await desk.press('/fault', { act: 'lost' });
    await approve(cashier, id);
    await expect
      .poll(async () => (await desk.sql('SELECT problem FROM payout WHERE payment_id = $1', [id]))[0]?.['problem'], {
        timeout: 30_000,
      })
      .not.toBeNull();
    await desk.press('/fault', { act: 'well' });
    await desk.sql('UPDATE payout SET next_at = 0 WHERE payment_id = $1', [id]);
    await press(id, 'done');
    await settled(id).toBe(2);
    const far = await desk.sql(`SELECT key FROM sandbox_record WHERE key = $1`, [`payout:${await desk.refOf(id)}`]);
    expect(far).toHaveLength(1);
    expect((await trailOf(id)).filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  it('reads a page of the queue in 18 statements, however many withdrawals it has', async () => {
    const { db } = desk.server;
    let statements = 0;
    const tools = {
      clock: { now: Date.now },
      secrets: createSecretBox(APP_SECRET),
      currencies: { find: () => undefined, shown: () => undefined },
      inUnitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) =>
        inUnitOfWork(db, async (unit) => {
          const query = vi.spyOn(unit.client, 'query');
          const result = await work(unit);
          statements = query.mock.calls.length;
          query.mockRestore();
          return result;
        }),
    };
    const pages: [withdrawals: number, statements: number][] = [];
    for (let count = 0; count < 3; count += 1) {
      const id = await desk.ask(await desk.customer());
      await desk.sql(
        `INSERT INTO payment_event (payment_id, user_id, kind, details, at) SELECT id, user_id, 'documents', '{}', 0 FROM payment WHERE id = $1`,
        [id],
      );
      const page = await loadQueue(tools, { actorId: as(cashier).userId });
      pages.push([page.length, statements]);
    }
    const [few, , more] = pages;
    expect(more?.[0]).toBe((few?.[0] ?? 0) + 2);
    expect(pages.map(([, made]) => made)).toEqual([18, 18, 18]);
  });

  it('needs two people from the configured amount on, parts of one day counted together', async () => {
    const player = await desk.customer({ creditMinor: 30_000_000n });
    const first = await desk.ask(player, { amount: '60000' });
    await desk.age(player, 60_000);
    const second = await desk.ask(player, { amount: '40000', purse_id: 98 });
    expect((await queued(first))?.needsApprovals).toBe(1);
    expect((await queued(second))?.needsApprovals).toBe(2);
    expect(await approve(cashier, second)).toEqual({ isComplete: false, isAskedAgain: false });
    expect(await codeOf(cashier, 'officeCash.approve', { id: second })).toBe('SECOND_PERSON');
    expect(await desk.stateOf(second)).toBe(1);
    expect((await queued(second))?.approvals).toHaveLength(1);
    expect(await approve(finance, second)).toEqual({ isComplete: true, isAskedAgain: false });
    expect(await codeOf(admin, 'officeCash.approve', { id: second })).toBe('GONE');
  });

  it('lets nobody decide on their own', async () => {
    const staff = await desk.server.player({ creditMinor: 1_000_000n, roles: ['payments'] });
    await desk.sql('UPDATE app_user SET totp_secret = NULL WHERE id = $1', [staff.userId]);
    await desk.credit(staff);
    const id = await desk.ask(staff);
    await desk.sql(`UPDATE app_user SET totp_secret = '\\x00' WHERE id = $1`, [staff.userId]);
    expect(await codeOf(staff, 'officeCash.approve', { id })).toBe('OWN_PAYMENT');
    expect(await codeOf(staff, 'officeCash.refuse', { id, why: 'rules' })).toBe('OWN_PAYMENT');
    expect(await staff.call('officeCash.facts', { id })).toMatchObject({ isOwn: true });
  });

  it('waits with who waits: a new destination', async () => {
    const id = await desk.ask(await desk.customer());
    await desk.sql('UPDATE payment SET payable_from = $2 WHERE id = $1', [id, Date.now() + 60_000]);
    expect(await codeOf(cashier, 'officeCash.approve', { id })).toBe('NOT_YET');
  });

  it('refuses with a reason that the player reads, asks for documents, and blocks', async () => {
    const player = await desk.customer();
    await desk.sql(`UPDATE app_user SET email = 'x@example.com', email_verified = true WHERE id = $1`, [player.userId]);
    const id = await desk.ask(player);
    await as(cashier).call('officeCash.askDocuments', { id, reason: 'a passport, please' });
    expect((await queued(id))?.asked).toBe(true);
    expect(await codeOf(cashier, 'officeCash.refuse', { id, why: 'other' })).toBe(400); // the player reads these words
    await as(cashier).call('officeCash.refuse', { id, why: 'documents' });
    expect(await desk.sql('SELECT state, reason FROM payment WHERE id = $1', [id])).toEqual([
      { state: 10, reason: 'documents' },
    ]);
    const letters = await desk.sql('SELECT kind FROM mail WHERE user_id = $1 ORDER BY id', [player.userId]);
    expect(letters.map(({ kind }) => kind)).toEqual([
      'withdrawalDestination',
      'withdrawalDocuments',
      'withdrawalRefused',
    ]);
    const [{ public_id: userId } = {}] = await desk.sql('SELECT public_id FROM app_user WHERE id = $1', [
      player.userId,
    ]);
    const block = { userId, isBlocked: true, reason: 'looks like fraud' };
    await as(cashier).call('officeCash.block', block);
    expect(await codeOf(cashier, 'officeCash.block', block)).toBe('GONE');
    await desk.age(player, 60_000);
    expect(await desk.withdraw(player)).toMatchObject({ code: 3 });
    const release = { ...block, isBlocked: false };
    expect(await as(cashier).call('officeCash.block', release)).toEqual({ isDone: false });
    expect(await codeOf(cashier, 'officeCash.block', release)).toBe('OWN_PROPOSAL');
    expect(await desk.withdraw(player)).toMatchObject({ code: 3 }); // one person gives no money
    expect(await as(finance).call('officeCash.block', release)).toEqual({ isDone: true });
    const { trail } = await as(cashier).call<CallAnswer<'officeCash.facts'>>('officeCash.facts', { id });
    expect(trail.map(({ kind }) => kind)).toEqual(['created', 'documents', 'refused', 'blocked', 'unblocked']);
    expect(trail.at(-1)).toMatchObject({ details: { reason: 'looks like fraud' } });
    expect((await desk.withdraw(player)).success).toBe(true);
  });

  it('decides once between a player who cancels and people who approve', async () => {
    for (let round = 0; round < 3; round += 1) {
      const player = await desk.customer();
      const again = await desk.server.again(player);
      const id = await desk.ask(player);
      const people = [cashier, finance, admin];
      const acts = Array.from({ length: 50 }, (_, i) => [
        async () => (await (i % 2 === 0 ? player : again).request('cash:cancelPaymentRequest', { id, state: 1 })).code,
        async () => (await callOver(as(people[i % people.length]).calls, 'officeCash.approve', { id }))[0]?.code,
      ]).flat();
      const codes = await Promise.all(acts.map((act) => act()));
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      expect(codes.filter((code) => code === 'GONE')).toHaveLength(99);
      const isCancelled = codes.indexOf(undefined) % 2 === 0;
      expect(await desk.stateOf(id)).toBe(isCancelled ? 4 : 3);
      expect(await desk.balanceOf(player, 'held')).toBe(isCancelled ? 0n : 157_500n);
    }
  });

  it('shows the facts, with every point of the risk explained', async () => {
    const player = await desk.customer();
    await player.call('dice.play', { bet: 10, percent: 50, bet_type: 'less' });
    const id = await desk.ask(player);
    const facts = await as(cashier).call<CallAnswer<'officeCash.facts'>>('officeCash.facts', { id });
    expect(withdrawalFactsSchema.parse(facts)).toEqual(facts);
    expect(facts).toMatchObject({
      isOwn: false,
      isBlocked: false,
      deposits: { count: 1, total: 100_000 },
      byGame: [{ game: 'dice', bets: 1, staked: 1_000 }],
      destination: { paidBefore: 0 },
      trail: [{ kind: 'created' }],
    });
    expect(facts.risk.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['newDestination', 'sharedDestination', 'newAccount', 'firstWithdrawal', 'notVerified']),
    );
    expect(facts.queued.risk).toBe(facts.risk.reduce((sum, { points }) => sum + points, 0));
    expect(facts.shared).toContainEqual({ kind: 'destination', players: expect.any(Array) });
    expect(await codeOf(cashier, 'officeCash.facts', { id: 999_999 })).toBe(404);
  });
});

describe('four eyes', () => {
  const propose = (who: TestPlayer | undefined, change: object) =>
    as(who).call<{ id: number }>('officeCash.propose', { subjectId: null, reason: 'a better rule', ...change });
  const decide = (who: TestPlayer | undefined, id: number, isApproved = true) =>
    as(who).call('officeCash.decide', { id, isApproved, reason: 'looks right' });
  const load = () => as(finance).call<CallAnswer<'officeCash.catalogue'>>('officeCash.catalogue');

  it('bring rules into force, and the program then approves what they leave to it', async () => {
    const rules: Partial<CashRules> = {
      automaticBelowMinor: 200_000,
      automaticMaxRisk: 100,
      automaticPerDayMinor: 250_000,
    };
    const change = { subject: 'rules', after: rules };
    const { id } = await propose(finance, change);
    expect(await codeOf(finance, 'officeCash.decide', { id, isApproved: true, reason: 'mine' })).toBe('OWN_PROPOSAL');
    expect(await codeOf(cashier, 'officeCash.decide', { id, isApproved: true, reason: 'mine' })).toBe(403);
    const waiting = { ...change, subjectId: null, reason: 'again' };
    expect(await codeOf(admin, 'officeCash.propose', waiting)).toBe('PROPOSAL_WAITS');
    await decide(admin, id);
    expect(await codeOf(admin, 'officeCash.decide', { id, isApproved: true, reason: 'late' })).toBe('GONE');
    expect((await load()).rules).toMatchObject(rules);

    await desk.sql('DELETE FROM payout_destination');
    const player = await desk.customer();
    const [small, large] = [await desk.ask(player), await desk.customer()];
    const kept = await desk.ask(large, { amount: '2000', purseNumber: '5555 5555 5555 4444' });
    await settled(small).toBe(3);
    expect(
      await desk.sql(`SELECT actor_id FROM payment_event WHERE payment_id = $1 AND kind = 'approved'`, [small]),
    ).toEqual([{ actor_id: null }]);
    await desk.age(player, 60_000);
    const beyond = await desk.ask(player, { purse_id: 98 }); // 3000 a day: above what the rules leave
    const later = await desk.customer();
    const taken = await desk.ask(later, { amount: '1999.99', purseNumber: '4012 8888 8888 1881' });
    await settled(taken).toBe(3);
    expect([await desk.stateOf(kept), await desk.stateOf(beyond)]).toEqual([1, 1]);
    await decide(finance, (await propose(admin, { subject: 'rules', after: { automaticBelowMinor: 0 } })).id);
  });

  it('change methods, banks, payways and courses, and nothing that has changed meanwhile', async () => {
    const method = { subject: 'method', subjectId: 22, after: { minWithdrawal: 123_400 } };
    await decide(admin, (await propose(finance, method)).id);
    await decide(admin, (await propose(finance, { subject: 'bank', after: { bank_name: 'New Bank', isOn: true } })).id);
    await decide(admin, (await propose(finance, { subject: 'payway', subjectId: 7, after: { isOn: false } })).id);
    await decide(admin, (await propose(finance, { subject: 'course', subjectId: 1, after: { course: '81.25' } })).id);
    const after = await load();
    expect(after.methods.find(({ id }) => id === 22)).toMatchObject({ minWithdrawal: 123_400 });
    expect(after.banks.at(-1)).toMatchObject({ bank_name: 'New Bank', isOn: true });
    expect(after.payways.find(({ id }) => id === 7)).toMatchObject({ isOn: false });
    expect(after.courses.find(({ id }) => id === 1)).toMatchObject({ course: '81.25', isFixed: false, refused: null });
    expect(after.courses.find(({ id }) => id === 2)).toMatchObject({ isFixed: true, at: 0 });
    expect(after.coins.map(({ name }) => name)).toContain('btc');
    const stale = await propose(finance, { subject: 'payway', subjectId: 7, after: { isOn: true } });
    await desk.sql('UPDATE payway SET position = 99 WHERE id = 7');
    expect(await codeOf(admin, 'officeCash.decide', { id: stale.id, isApproved: true, reason: 'fine' })).toBe('GONE');
    await decide(finance, stale.id, false);
  });

  it.each([
    ['no such row', { subject: 'method', subjectId: 999, after: { isOn: false } }, 404],
    ['nothing is changed', { subject: 'bank', subjectId: 1, after: { isOn: true } }, 400],
    ['a maximum is below its minimum', { subject: 'method', subjectId: 22, after: { maxDeposit: 1 } }, 400],
    ['a field is no such row’s', { subject: 'bank', subjectId: 1, after: { minDeposit: 1 } }, 400],
    ['nobody knows the provider', { subject: 'payway', subjectId: 7, after: { provider: 'nobody' } }, 400],
    ['the base unit would get a course', { subject: 'course', subjectId: 2, after: { course: '2' } }, 400],
  ])('refuse a proposal where %s', async (_, change, code) => {
    expect(await codeOf(finance, 'officeCash.propose', { reason: 'a reason', ...change })).toBe(code);
  });

  it('cannot be got past by the application itself', async () => {
    const { id } = await propose(finance, { subject: 'bank', subjectId: 2, after: { isOn: false } });
    const { pool } = desk.server.database;
    const self = `UPDATE cash_change SET status = 'active', decider_id = author_id, decided_at = 1 WHERE id = $1`;
    await expect(pool.query(self, [id])).rejects.toMatchObject({ constraint: 'cash_change_four_eyes' });
    await expect(pool.query(`UPDATE cash_change SET after = '{}' WHERE id = $1`, [id])).rejects.toMatchObject({
      code: '42501',
    });
    await decide(finance, id, false);
  });
});

describe('the list of payments', () => {
  const list = (search: object) => as(cashier).call<CallAnswer<'officePayments.list'>>('officePayments.list', search);

  it('has deposits and withdrawals in whatever state, by every condition at once', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player, { amount: '1500.01' });
    await approve(cashier, id);
    const [{ nick, public_id: userId } = {}] = await desk.sql('SELECT nick, public_id FROM app_user WHERE id = $1', [
      player.userId,
    ]);
    const answer = officePaymentsCalls['officePayments.list'].answer.parse(await list({ player: nick }));
    expect(answer.payments.map(({ payment: { code }, player: whose }) => [code, whose.userId])).toEqual([
      [2, userId],
      [1, userId],
    ]);
    const found = { player: nick, kind: 'withdrawal', state: 3, number: id, provider: answer.payments[0]?.provider };
    expect((await list({ ...found, min: 150_000, max: 150_001 })).payments).toHaveLength(1);
    expect((await list({ ...found, min: 150_002 })).payments).toEqual([]);
    expect((await list({ ...found, to: Date.now() - 86_400_000 })).payments).toEqual([]);
    expect((await list({ player: 'nobody has such a name' })).payments).toEqual([]);
  });

  it('is read to its end, each payment once', async () => {
    const player = await desk.customer();
    for (let deposit = 0; deposit < 60; deposit += 1) await desk.credit(player);
    const search = { player: String(player.userId), kind: 'deposit' };
    const first = await list(search);
    const second = await list({ ...search, cursor: first.cursor ?? 0 });
    const ids = [...first.payments, ...second.payments].map(({ payment: { id } }) => id);
    expect([first.payments.length, second.cursor]).toEqual([50, null]);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids).toHaveLength(61);
  });
});

describe('figures', () => {
  it('sum a time by day, game and provider, and what is owed', async () => {
    const day = 86_400_000;
    const slots = await TestSlots.open(desk.server.database.pool, await desk.customer());
    await slots.move('bet', { round: 'figures', amountMinor: 700n });
    await slots.move('win', { round: 'figures', amountMinor: 250n });
    await desk.sql('UPDATE finance_count SET at = 0'); // figures may be a minute old
    const range = { from: Date.now() - 3 * day, to: Date.now() + day };
    const figures = await as(finance).call<CallAnswer<'officeCash.figures'>>('officeCash.figures', range);
    const [booked = {}] = await desk.sql(
      `SELECT sum(e.amount) FILTER (WHERE a.kind = 'house.fees')::bigint AS fees,
         sum(e.amount) FILTER (WHERE a.kind = 'outside.withdrawals')::bigint AS withdrawals
       FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id`,
    );
    expect(Number(booked['fees'])).toBeGreaterThanOrEqual(7_501);
    expect(Number(booked['withdrawals'])).toBeGreaterThanOrEqual(150_001);
    for (const figure of ['fees', 'withdrawals'] as const)
      expect(figures.days.reduce((sum, day) => sum + day[figure], 0)).toBe(Number(booked[figure]));
    const today = figures.days.at(-2);
    expect(figures.games).toMatchObject([
      { day: today?.day, game: 'dice', staked: 1_000 },
      { day: today?.day, game: PROVIDER_GAME, staked: 700, paid: 250 },
    ]);
    expect(figures.gameProviders).toEqual([{ provider: 'House', staked: 700, paid: 250 }]);
    expect(today?.ggr).toBe(figures.games.reduce((sum, { staked, paid }) => sum + staked - paid, 0));
    const payouts = figures.providers.find(({ provider }) => provider === 'payouts');
    expect(payouts?.paidOut).toBeGreaterThanOrEqual(150_001);
    const before = { from: range.from - 9 * day, to: range.from };
    const earlier = await as(finance).call<CallAnswer<'officeCash.figures'>>('officeCash.figures', before);
    expect(earlier.providers.find(({ provider }) => provider === 'payouts')).toEqual({
      ...payouts,
      paidOut: 0, // a provider's balance is of all time, its payouts are of the period
    });
    const [{ held } = {}] = await desk.sql(
      `SELECT sum(balance)::bigint AS held FROM ledger_account JOIN app_user u ON u.id = user_id
       WHERE kind = 'held' AND u.roles = '{}'`,
    );
    expect(figures.liabilities.held).toBe(Number(held));
    expect(await codeOf(finance, 'officeCash.figures', { from: 0, to: Date.now() })).toBe(400);
    expect(await codeOf(cashier, 'officeCash.figures', range)).toBe(403);
  });

  it('show forged callbacks among the loose ends', async () => {
    const id = await desk.ask(await desk.customer());
    await approve(cashier, id);
    await press(id, 'forge');
    await desk.press('/act', { key: await desk.refOf(id), act: 'unknown' });
    expect(await desk.stateOf(id)).toBe(3);
    const { callbacks } = await as(finance).call<CallAnswer<'officeCash.loose'>>('officeCash.loose');
    expect(callbacks.map(({ verdict }) => verdict)).toEqual(expect.arrayContaining(['signature', 'unknown']));
  });
});

describe('the laws of withdrawals', () => {
  const laws = invariants.filter(({ name }) => /^every (?:withdrawal|payout)/.test(name));
  const broken = async (sql: string): Promise<string[]> => {
    const owner = await desk.server.database.owner.connect();
    try {
      await owner.query('BEGIN');
      await owner.query('ALTER TABLE payment DISABLE TRIGGER payment_life');
      if (sql !== '') expect((await owner.query(sql)).rowCount).toBeGreaterThan(0);
      const found: string[] = [];
      for (const law of laws) if (await checkInvariant(owner, law)) found.push(law.name);
      return found;
    } finally {
      await owner.query('ROLLBACK');
      owner.release();
    }
  };
  const one = (state: number): string => `(SELECT min(id) FROM payment WHERE code = 2 AND state = ${state})`;

  it('hold after all of this', async () => {
    expect(laws).toHaveLength(3);
    expect(await broken('')).toEqual([]);
  });

  it.each([
    ['a fee was made smaller', `UPDATE payment SET fee_minor = fee_minor - 1 WHERE id = ${one(1)}`],
    ['what arrived was made more', `UPDATE payment SET sent_minor = base_minor - 1 WHERE id = ${one(2)}`],
    ['a done one was made open', `UPDATE payment SET state = 3, done_at = NULL WHERE id = ${one(2)}`],
    ['a waiting one was made cancelled', `UPDATE payment SET state = 4, cancelled_at = 1 WHERE id = ${one(1)}`],
    ['an approval was taken away', `DELETE FROM payment_event WHERE kind = 'approved' AND payment_id = ${one(2)}`],
    [
      'a player approved',
      `UPDATE payment_event e SET actor_id = p.user_id FROM payment p WHERE p.id = e.payment_id AND e.kind = 'approved'`,
    ],
    ['a payout was made another', `UPDATE payout SET amount = '1.00' WHERE payment_id = ${one(2)}`],
    ['a payout was lost', `DELETE FROM payout WHERE payment_id = ${one(3)}`],
    [
      'one was paid twice',
      `INSERT INTO payment_event (payment_id, kind, details, at) VALUES (${one(2)}, 'paid', '{}', 1)`,
    ],
  ])('are broken where %s', async (_, sql) => {
    expect(await broken(sql)).not.toEqual([]);
  });
});
