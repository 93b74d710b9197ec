import { inUnitOfWork } from 'db';
import { analyses } from 'games-engine/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WithdrawalFacts } from '../../contract/features/office-cash.contract.ts';
import { createSecretBox } from '../core/auth/secret-box.ts';
import { createLogger } from '../core/observability/logger.ts';
import type { CashTools } from '../features/cashbox/cash-tools.ts';
import { takePayment } from '../features/cashbox/take-payment.ts';
import { APP_SECRET, BITCOIN, CARD, openDesk, type Desk } from '../testing/cash-desk.ts';
import type { TestPlayer } from '../testing/test-server.ts';
import { resealSecrets, sealDestinations } from './seal-destinations.ts';
import { openStudio } from '../features/studio/testing/studio-fixtures.ts';

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
const publicIdOf = async ({ userId }: TestPlayer): Promise<unknown> =>
  (await desk.sql('SELECT public_id FROM app_user WHERE id = $1', [userId]))[0]?.['public_id'];
const payoutOf = async (id: number) =>
  (await desk.sql('SELECT state, problem, attempts FROM payout WHERE payment_id = $1', [id]))[0];
const farSideOf = async (id: number) =>
  desk.sql('SELECT key FROM sandbox_record WHERE key = $1', [`payout:${await desk.refOf(id)}`]);

const factsText = async (id: number): Promise<string> =>
  JSON.stringify(await as(cashier).call('officeCash.facts', { id }));

/** Both sign in with one browser. */
const shareDevice = async (...people: (TestPlayer | undefined)[]): Promise<Buffer> => {
  const key = Buffer.from(String(Math.random()).padEnd(32).slice(0, 32));
  for (const who of people)
    await desk.sql(`INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, 'device', $2, true)`, [
      as(who).userId,
      key,
    ]);
  return key;
};
type Listed = { isOwn: boolean; status?: string; kind?: string };

/** Waiting changes that are shown to somebody as their own. */
const ownInLists = async (decider: TestPlayer, approver: TestPlayer): Promise<Record<string, boolean | undefined>> => {
  const lists = {
    guardrails: decider.call<{ versions: Listed[] }>('guardrails.load', { game: 'dice' }).then((d) => d.versions),
    bonus: decider.call<{ changes: Listed[] }>('officeBonus.changes', {}).then((d) => d.changes),
    inbox: approver.call<{ waiting: Listed[] }>('studio.inbox').then((d) => d.waiting),
    versions: approver.call<{ versions: Listed[] }>('studio.versions', { game: 'dice' }).then((d) => d.versions),
  };
  const waits = ({ status, kind }: Listed): boolean =>
    kind === 'version' || status === 'proposed' || status === 'checked';
  const found = Object.entries(lists).map(async ([name, list]) => [name, (await list).find(waits)?.isOwn] as const);
  return Object.fromEntries(await Promise.all(found));
};
const forget = (key: Buffer) => desk.sql('DELETE FROM identity_key WHERE key_hash = $1', [key]);

describe('a player who is blocked after the request', () => {
  it.each([
    ['their withdrawals are blocked', 'block_withdraw = true'],
    ['their account is blocked', 'blocked_at = now()'],
  ])('is paid nothing by an approval when %s', async (_, change) => {
    const player = await desk.customer();
    const id = await desk.ask(player);
    await desk.sql(`UPDATE app_user SET ${change} WHERE id = $1`, [player.userId]);
    expect(await codeOf(cashier, 'officeCash.approve', { id })).toBe('KEPT');
    expect(await desk.stateOf(id)).toBe(1);
    await desk.sql('UPDATE app_user SET block_withdraw = false, blocked_at = NULL WHERE id = $1', [player.userId]);
    expect(await approve(cashier, id)).toMatchObject({ isComplete: true });
  });

  it('is sent nothing when the block comes between approval and payout, and the desk gives the money back', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player);
    await desk.sql(
      `CREATE FUNCTION late_block() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         UPDATE app_user SET block_withdraw = true WHERE id = (SELECT user_id FROM payment WHERE id = NEW.payment_id);
         RETURN NEW; END $$`,
    );
    await desk.sql('CREATE TRIGGER late_block AFTER INSERT ON payout FOR EACH ROW EXECUTE FUNCTION late_block()');
    await approve(cashier, id);
    await desk.sql('DROP TRIGGER late_block ON payout');
    await expect.poll(async () => (await payoutOf(id))?.['state'], { timeout: 10_000 }).toBe('failed');
    expect(await payoutOf(id)).toMatchObject({ problem: 'kept' });
    expect(await farSideOf(id)).toEqual([]);
    expect(await desk.balanceOf(player, 'held')).toBe(157_500n);
    await as(cashier).call('officeCash.refuse', { id, why: 'rules' });
    expect([await desk.stateOf(id), await desk.balanceOf(player)]).toEqual([10, 1_000_000n]);
  });
});

describe('staff with several accounts', () => {
  it('decide on no account that shares a card with theirs', async () => {
    const staff = await desk.server.player({ creditMinor: 1_000_000n });
    await desk.credit(staff);
    await desk.ask(staff, { purseNumber: CARD });
    await desk.sql(`UPDATE app_user SET roles = '{payments}', totp_secret = '\\x00' WHERE id = $1`, [staff.userId]);
    const id = await desk.ask(await desk.customer(), { purseNumber: CARD });
    for (const [name, act] of [
      ['officeCash.approve', { id }],
      ['officeCash.refuse', { id, why: 'rules' }],
      ['officeCash.askDocuments', { id, reason: 'a passport' }],
    ] as const)
      expect(await codeOf(staff, name, act)).toBe('SAME_PERSON');
    expect(await staff.call('officeCash.facts', { id })).toMatchObject({ isOwn: true });
    await desk.sql('DELETE FROM identity_key WHERE user_id = $1', [staff.userId]);
    expect(await approve(staff, id)).toMatchObject({ isComplete: true });
  });

  it('are one pair of eyes: of approvals, of proposals of the desk, and of what becomes of an account', async () => {
    const player = await desk.customer({ creditMinor: 30_000_000n });
    const id = await desk.ask(player, { amount: '100000', purseNumber: '5555 5555 5555 4444' });
    expect(await approve(cashier, id)).toMatchObject({ isComplete: false });
    const key = await shareDevice(cashier, finance, admin);
    expect(await codeOf(finance, 'officeCash.approve', { id })).toBe('SAME_PERSON');
    const { id: proposal } = await as(finance).call<{ id: number }>('officeCash.propose', {
      subject: 'rules',
      subjectId: null,
      after: { automaticMaxRisk: 31 },
      reason: 'a better rule',
    });
    const decision = { id: proposal, isApproved: true, reason: 'looks right' };
    const isOwnAtDesk = async () =>
      (await as(admin).call<{ changes: { id: number; isOwn: boolean }[] }>('officeCash.catalogue')).changes.find(
        ({ id: change }) => change === proposal,
      )?.isOwn;
    expect(await isOwnAtDesk()).toBe(true);
    expect(await codeOf(admin, 'officeCash.decide', decision)).toBe('SAME_PERSON');
    const bounds = { ...analyses.dice.defaultBounds, maxBetPayoutMinor: 500_000_000 };
    const guardrails = await as(admin).call<{ id: number }>('guardrails.propose', {
      game: 'dice',
      bounds,
      reason: 'safer',
    });
    const campaign = { subject: 'campaign', key: 'cashback', after: { percent: 7 }, reason: 'dearer' };
    const bonus = await as(finance).call<{ id: number }>('officeBonus.propose', campaign);
    const colleague = await desk.server.player({ roles: ['admin'] });
    const { author, approver, checked } = await openStudio(desk.server);
    const version = await checked('dice', { maxStakeMinor: 9_000_000 });
    const others = await shareDevice(admin, colleague, finance, author, approver);
    const yes = { isApproved: true, reason: 'looks right' };
    expect(await codeOf(colleague, 'guardrails.decide', { id: guardrails.id, ...yes })).toBe('SAME_PERSON');
    expect(await codeOf(colleague, 'officeBonus.decideChange', { id: bonus.id, ...yes })).toBe('SAME_PERSON');
    expect(await codeOf(approver, 'studio.approve', { id: version.id, reason: 'looks right' })).toBe('SAME_PERSON');
    expect(await ownInLists(colleague, approver)).toEqual({
      guardrails: true,
      bonus: true,
      inbox: true,
      versions: true,
    });
    await forget(others);
    expect(await ownInLists(colleague, approver)).toEqual({
      guardrails: false,
      bonus: false,
      inbox: false,
      versions: false,
    });
    const account = { userId: await publicIdOf(as(cashier)), reason: 'a quarrel' };
    expect(await codeOf(admin, 'moderation.block', account)).toBe('SAME_PERSON');
    await forget(key);
    expect(await isOwnAtDesk()).toBe(false);
    expect(await approve(finance, id)).toMatchObject({ isComplete: true });
    await as(admin).call('officeCash.decide', { ...decision, isApproved: false });
  });
});

describe('while play is closed to a player, money goes back to where it came from', () => {
  const card = '4000 0566 5566 5556';
  const payIn = async (player: TestPlayer, from: string): Promise<void> => {
    await player.request('cash:deposit', { methodId: 74, amount: 2000 });
    const [asked] = await desk.sql('SELECT id, ref FROM payment WHERE user_id = $1 AND code = 1 ORDER BY id DESC', [
      player.userId,
    ]);
    const order = String(asked?.['ref']);
    await fetch(`${desk.server.url}/sandbox/fiat/act`, {
      method: 'POST',
      body: new URLSearchParams({ act: 'pay', order, card: from }),
      redirect: 'manual',
    });
    await expect.poll(() => desk.stateOf(Number(asked?.['id'])), { timeout: 10_000 }).toBe(2);
  };
  const factsOf = (id: number) => as(cashier).call<WithdrawalFacts>('officeCash.facts', { id });

  it('a promo code or the drum gives nothing to leave with for a deposit until that is played through', async () => {
    await desk.sql(
      `INSERT INTO promo_code (code, is_on, account, amount, used, min_vip, min_deposits, min_deposits_today, needs_telegram)
       VALUES ('FORDEPOSITS', true, 'real', 50000, 0, 1, 100000, 0, false)`,
    );
    const spinsOf = async (player: TestPlayer): Promise<number> =>
      (await player.request<{ newYearBoomSpins: number }>('profile:load')).data.newYearBoomSpins;
    const paysIn = async (from: string): Promise<TestPlayer> => {
      const player = await desk.customer({ creditMinor: 0n, depositDaysAgo: null });
      await payIn(player, from);
      expect(await player.request('bonus:activatePromoCode', { code: 'FORDEPOSITS' })).toMatchObject({ success: true });
      expect(await spinsOf(player)).toBe(3);
      return player;
    };
    const idle = await paysIn('5105 1051 0510 5100');
    const deposited = (await desk.balanceOf(idle)) - 50_000n;
    await idle.call('limits.selfExclude', { for: 'sixMonths' });
    expect(await desk.withdraw(idle, { amount: '2400', purseNumber: '5105 1051 0510 5100' })).toMatchObject({
      code: 4,
      limit: (Number(deposited) / 100).toFixed(2),
    });
    const eager = await paysIn('5200 8282 8282 8210');
    for (let staked = 0; staked < 5000; staked += 500)
      await eager.call('dice.play', { bet: 500, percent: 95, bet_type: 'less' });
    expect(await spinsOf(eager)).toBe(3 + 20);
    await eager.call('limits.selfExclude', { for: 'sixMonths' });
    const amount = String((await desk.balanceOf(eager)) / 106n); // all of it, with the fee of 5 %
    expect(await desk.withdraw(eager, { amount, purseNumber: '5200 8282 8282 8210' })).toMatchObject({ success: true });
  });

  it('money goes elsewhere by two people alone, also once the break is over', async () => {
    const player = await desk.customer({ depositDaysAgo: 30 });
    expect(await desk.withdraw(player)).toMatchObject({ code: 33 });
    await player.call('limits.timeOut', { for: 'day' });
    const id = await desk.ask(player, { purseNumber: card });
    await desk.sql('UPDATE app_user SET restriction = NULL, restricted_until = NULL WHERE id = $1', [player.userId]);
    const { risk, queued } = await factsOf(id);
    expect(risk.map(({ key }) => key)).toContain('closedElsewhere');
    expect(queued.needsApprovals).toBe(2);
    expect(await approve(cashier, id)).toMatchObject({ isComplete: false });
    expect(await desk.stateOf(id)).toBe(1);
    expect(await approve(finance, id)).toMatchObject({ isComplete: true });
  });

  it('money goes back to no address without a second person where it came in coins, whose provider names no sender', async () => {
    const player = await desk.customer({ creditMinor: 0n, depositDaysAgo: null });
    const { data } = await player.request<{ address: string }>('cash:getCryptApiAddress', { coin: 'btc' });
    const page = await (await fetch(`${desk.server.url}/sandbox/cryptapi`)).text();
    const key = new RegExp(`${data.address}</dd>.*?name="address" value="([^"]+)"`).exec(page)?.[1] ?? '';
    await fetch(`${desk.server.url}/sandbox/cryptapi/act`, {
      method: 'POST',
      body: new URLSearchParams({ address: key, act: 'payAll', amount: '0.01' }),
    });
    await expect.poll(() => desk.balanceOf(player), { timeout: 10_000 }).toBeGreaterThan(0n);
    await player.call('limits.selfExclude', { for: 'sixMonths' });
    for (const purseNumber of [data.address, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4']) {
      const id = await desk.ask(player, { purse_id: BITCOIN, amount: '500', purseNumber });
      expect((await factsOf(id)).queued.needsApprovals).toBe(2);
      await desk.age(player, 60_000);
      await player.request('cash:cancelPaymentRequest', { id, state: 1 });
    }
  });

  it('money goes back to the source of a provider’s first word where its last one names nobody', async () => {
    const player = await desk.customer({ creditMinor: 1_000_000n, depositDaysAgo: null });
    await player.request('cash:deposit', { methodId: 74, amount: 2000 });
    const [asked] = await desk.sql('SELECT id, ref, amount FROM payment WHERE user_id = $1 AND code = 1', [
      player.userId,
    ]);
    const seen = {
      transactionId: `t-${String(asked?.['ref'])}`,
      reference: String(asked?.['ref']),
      amount: (Number(asked?.['amount']) / 100).toFixed(2),
      currency: 'RUB',
      confirmations: 0,
      required: 0,
    };
    const ownCard = '4242 4242 4242 4242';
    const source = { mask: 'card', network: null, purse: ownCard.replaceAll(' ', '') } as const;
    const { db } = desk.server;
    const tools = {
      clock: { now: () => Date.now() },
      secrets: createSecretBox(APP_SECRET),
      mailer: { send: async () => undefined, write: () => ({ subject: '', text: '', html: '' }) },
      atomically: (work) => inUnitOfWork(db, work),
      pushPayment: async () => undefined,
    } as Partial<CashTools> as CashTools;
    await takePayment(tools, 'fiat', { ...seen, state: 'pending', source });
    await takePayment(tools, 'fiat', { ...seen, state: 'confirmed' });
    expect(await desk.stateOf(Number(asked?.['id']))).toBe(2);
    await player.call('limits.selfExclude', { for: 'sixMonths' });
    const id = await desk.ask(player, { purseNumber: ownCard });
    expect((await factsOf(id)).queued.needsApprovals).toBe(1);
  });

  it('as much as came from there', async () => {
    const player = await desk.customer({ creditMinor: 1_000_000n, depositDaysAgo: null });
    await payIn(player, card);
    await player.call('limits.selfExclude', { for: 'sixMonths' });
    const id = await desk.ask(player, { purseNumber: card });
    const { risk, queued } = await factsOf(id);
    expect(risk.map(({ key }) => key)).toContain('excludedUnplayed');
    expect(risk.map(({ key }) => key)).not.toContain('closedElsewhere');
    expect(queued.needsApprovals).toBe(1);
    await desk.age(player, 60_000);
    const more = await desk.ask(player, { purseNumber: card, purse_id: 98 });
    expect((await factsOf(more)).queued.needsApprovals).toBe(2);
  });
});

describe('the destination of a payment', () => {
  const digits = CARD.replaceAll(' ', '');
  const stored = async (): Promise<string> => {
    const tables = await desk.sql(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND table_name <> 'sandbox_record'`,
    );
    const texts = await Promise.all(
      tables.map(({ name }) => desk.sql(`SELECT t::text AS row FROM "${String(name)}" t`)),
    );
    return JSON.stringify(texts);
  };

  it('is sealed at rest, masked for staff, player and sandbox, and whole for the provider', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player);
    const masked = '411111••••••1111';
    expect(await stored()).not.toContain(digits);
    expect((await factsText(id)).includes(digits)).toBe(false);
    expect(await factsText(id)).toContain(masked);
    const history = JSON.stringify(await player.request('cash:transactions', { code: 2 }));
    expect(history).not.toContain(digits);
    expect(history).toContain(masked);
    await approve(cashier, id);
    await expect.poll(async () => (await payoutOf(id))?.['state'], { timeout: 10_000 }).toBe('accepted');
    const page = await (await fetch(`${desk.server.url}/sandbox/payouts`)).text();
    expect(page).toContain(masked);
    expect(page).not.toContain(digits);
    const [far] = await desk.sql('SELECT value FROM sandbox_record WHERE key = $1', [`payout:${await desk.refOf(id)}`]);
    expect(far).toMatchObject({ value: { request: { destination: digits } } });
    expect(await stored()).not.toContain(digits);
  });

  it('is shown whole for a reason that is in the trail', async () => {
    const id = await desk.ask(await desk.customer());
    expect(await codeOf(cashier, 'officeCash.reveal', { id, reason: '' })).toBe(400);
    expect(await as(cashier).call('officeCash.reveal', { id, reason: 'the bank asks' })).toEqual({
      purse: digits,
      memo: null,
    });
    const { trail } = await as(cashier).call<WithdrawalFacts>('officeCash.facts', { id });
    expect(trail.at(-1)).toMatchObject({
      kind: 'revealed',
      details: { reason: 'the bank asks' },
      actor: expect.any(String),
    });
  });

  it('destinations and second factors are sealed by the present key at the next start, and open without the former one', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player, { purseNumber: '4012 8888 8888 1881' });
    const present = createSecretBox(APP_SECRET, ['of the year after, and of nothing else at all']);
    const [before] = await desk.sql('SELECT purse_sealed AS sealed FROM payment WHERE id = $1', [id]);
    expect(present.isPresent(before?.['sealed'] as Buffer)).toBe(false);
    await desk.setSecondFactor(player, 'a factor');
    await resealSecrets(desk.server.database.url, present, createLogger('silent'));
    const [after] = await desk.sql(
      'SELECT p.purse_sealed AS sealed, u.totp_secret AS factor FROM payment p JOIN app_user u ON u.id = p.user_id WHERE p.id = $1',
      [id],
    );
    expect([present.isPresent(after?.['sealed'] as Buffer), present.isPresent(after?.['factor'] as Buffer)]).toEqual([
      true,
      true,
    ]);
    expect(present.open(after?.['factor'] as Buffer, `totp:${player.userId}`)).toBe('a factor');
    await resealSecrets(desk.server.database.url, createSecretBox(APP_SECRET), createLogger('silent')); // it opens nothing
    const [kept] = await desk.sql('SELECT purse_sealed AS sealed FROM payment WHERE id = $1', [id]);
    expect(kept?.['sealed']).toEqual(after?.['sealed']);
    const back = createSecretBox(APP_SECRET, [APP_SECRET, 'of the year after, and of nothing else at all']);
    await resealSecrets(desk.server.database.url, back, createLogger('silent'));
  });

  it('a destination that an earlier version stored as text is sealed by the next start, and paid', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player, { purseNumber: '5105 1051 0510 5100' });
    await desk.sql(
      `UPDATE payment SET purse_sealed = NULL, destination_key = NULL, destination_identity = NULL,
         purse_number = '5105105105105100' WHERE id = $1`,
      [id],
    );
    expect(await factsText(id)).not.toContain('5105105105105100');
    await sealDestinations(desk.server.database.url, createSecretBox(APP_SECRET), createLogger('silent'));
    expect(await stored()).not.toContain('5105105105105100');
    const known = await desk.sql(
      'SELECT FROM payment p JOIN payout_destination d ON d.key = p.destination_key AND d.user_id = p.user_id WHERE p.id = $1',
      [id],
    );
    expect(known).toHaveLength(1);
    await approve(cashier, id);
    await expect.poll(async () => (await payoutOf(id))?.['state'], { timeout: 10_000 }).toBe('accepted');
    const [far] = await desk.sql('SELECT value FROM sandbox_record WHERE key = $1', [`payout:${await desk.refOf(id)}`]);
    expect(far).toMatchObject({ value: { request: { destination: '5105105105105100' } } });
  });
});
