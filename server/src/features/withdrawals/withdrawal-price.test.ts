import { checkInvariant, invariants } from 'db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import type { WithdrawalQuote } from '../../../contract/features/withdrawals.contract.ts';
import { BITCOIN, cardForm, openDesk, type Desk } from '../../testing/cash-desk.ts';
import type { TestPlayer } from '../../testing/test-server.ts';

const BTC_MICRO = 7_647_500_000_000n; // 95,000 dollars of 80.5
const SECONDS_30 = { timeout: 30_000 };
const form = { purse_id: BITCOIN, amount: '1000', purseNumber: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
let desk: Desk;
let [cashier, player]: TestPlayer[] = [];
const as = (who: TestPlayer | undefined): TestPlayer => {
  if (!who) throw new Error('nobody was made');
  return who;
};
beforeAll(async () => {
  desk = await openDesk();
  cashier = await desk.server.player({ language: 'en', roles: ['payments'] });
});
afterAll(() => desk.server.close());

const setBitcoin = (courseMicro: bigint) =>
  desk.sql(`UPDATE coin_course SET course_micro = $1 WHERE code = 'btc'`, [courseMicro]);
beforeEach(async () => {
  await setBitcoin(BTC_MICRO);
  player = await desk.customer({ creditMinor: 20_000_000n });
});
afterEach(async () => {
  await desk.sql('DELETE FROM course_watch');
  for (const law of invariants.filter(({ name }) => /withdrawal|payout/.test(name)))
    expect(await checkInvariant(desk.server.db.pool, law)).toBeUndefined();
});

const approve = (id: number) => as(cashier).call('officeCash.approve', { id });
const shown = async (): Promise<Payment | undefined> =>
  (await as(player).request<Payment[]>('cash:transactions', { code: 2 })).data[0];
const payoutOf = async (id: number) =>
  (await desk.sql('SELECT amount, attempts, problem FROM payout WHERE payment_id = $1', [id]))[0];
const confirm = (id: number, arrives: string) => as(player).request('cash:confirmWithdrawal', { id, arrives });

describe('a withdrawal in coins', () => {
  it('says how far its price may move; one in roubles has no price that moves', async () => {
    const quote = async (changes: object) =>
      (await as(player).request<WithdrawalQuote>('cash:quoteWithdraw', cardForm(changes))).data;
    expect(await quote(form)).toMatchObject({ arrives: '0.01052631', bandPercent: 2 });
    expect(await quote({})).toMatchObject({ bandPercent: 0 });
  });

  it('is priced when it is approved: who waits gets what its money is worth then', async () => {
    const id = await desk.ask(as(player), form);
    await setBitcoin((BTC_MICRO * 101n) / 100n);
    expect(await approve(id)).toEqual({ isComplete: true, isAskedAgain: false });
    expect(await payoutOf(id)).toMatchObject({ amount: '0.01042209' });
    expect(await desk.balanceOf(as(player), 'held')).toBe(8_050_000n);
  });

  it.each([
    ['dearer', (BTC_MICRO * 110n) / 100n, '0.00956937'],
    ['cheaper', (BTC_MICRO * 90n) / 100n, '0.0116959'],
  ])(
    'a withdrawal whose coin has become much %s asks its player again, and is approved once they accept',
    async (_, course, now) => {
      const id = await desk.ask(as(player), form);
      await setBitcoin(course);
      expect(await approve(id)).toEqual({ isComplete: false, isAskedAgain: true });
      expect([await desk.stateOf(id), await payoutOf(id)]).toEqual([1, undefined]);
      expect(await shown()).toMatchObject({ id, askedAgain: { accepted: '0.01052631', arrives: now, unit: 'BTC' } });
      expect(await confirm(id, now)).toMatchObject({
        success: true,
        data: { payment: { askedAgain: null, state: 1 } },
      });
      expect(await approve(id)).toEqual({ isComplete: true, isAskedAgain: false });
      expect(await payoutOf(id)).toMatchObject({ amount: now });
    },
  );

  it('a withdrawal that asks again can be cancelled, and is approved without an answer where its price comes back', async () => {
    const id = await desk.ask(as(player), form);
    await setBitcoin(BTC_MICRO / 2n);
    await approve(id);
    expect(await as(player).request('cash:cancelPaymentRequest', { id, state: 1 })).toMatchObject({ success: true });
    expect(await desk.balanceOf(as(player))).toBe(20_000_000n);
    await desk.age(as(player), 60_000);
    const second = await desk.ask(as(player), { ...form, amount: '1001' });
    await setBitcoin(BTC_MICRO);
    await approve(second);
    await setBitcoin(BTC_MICRO / 2n);
    expect(await approve(second)).toMatchObject({ isComplete: true });
  });

  it('takes no other answer, of nobody else, and none to a price that has moved again', async () => {
    const id = await desk.ask(as(player), form);
    expect(await confirm(id, '0.01052631')).toMatchObject({ code: 'GONE' }); // nobody has asked
    await setBitcoin(BTC_MICRO / 2n);
    await approve(id);
    const stranger = await desk.customer();
    expect(await stranger.request('cash:confirmWithdrawal', { id, arrives: '0.02105263' })).toMatchObject({
      code: 'GONE',
    });
    expect(await confirm(id, '9')).toMatchObject({ code: 'QUOTE_CHANGED', arrives: '0.02105263 BTC' });
    await setBitcoin(BTC_MICRO / 4n);
    expect(await confirm(id, '0.02105263')).toMatchObject({ code: 'QUOTE_CHANGED', arrives: '0.04210526 BTC' });
    expect((await shown())?.askedAgain?.arrives).toBe('0.04210526');
    expect(await confirm(id, '0.04210526')).toMatchObject({ success: true });
  });

  it.each([
    ['queued', 0],
    ['tried for hours and never heard of by its provider', 9],
  ])(
    'a withdrawal that was %s asks its player again when its price has left the band meanwhile',
    async (_, attempts) => {
      const id = await desk.ask(as(player), form);
      await desk.sql(`CREATE FUNCTION late() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.next_at = 9e15; NEW.attempts = ${attempts}; RETURN NEW; END $$`);
      await desk.sql('CREATE TRIGGER late BEFORE INSERT ON payout FOR EACH ROW EXECUTE FUNCTION late()');
      expect(await approve(id)).toMatchObject({ isComplete: true });
      await desk.sql('DROP FUNCTION late CASCADE');
      await setBitcoin(BTC_MICRO / 2n);
      await desk.sql('UPDATE payout SET next_at = 0 WHERE payment_id = $1', [id]);
      await expect.poll(() => desk.stateOf(id), SECONDS_30).toBe(1);
      expect(await payoutOf(id)).toBeUndefined();
      expect(await shown()).toMatchObject({ askedAgain: { accepted: '0.01052631', arrives: '0.02105263' } });
      expect(await confirm(id, '0.02105263')).toMatchObject({ success: true });
      expect(await approve(id)).toMatchObject({ isComplete: true });
      await expect.poll(async () => (await payoutOf(id))?.['attempts'], SECONDS_30).toBe(1);
      expect(await payoutOf(id)).toMatchObject({ amount: '0.02105263' });
    },
  );

  it('is neither approved nor sent while its course may not be used', async () => {
    const id = await desk.ask(as(player), form);
    const source = `INSERT INTO course_watch (code, seen_at) VALUES ('source', $1), ('btc', $1), ('USD', $1)`;
    await desk.sql(source, [Date.now()]);
    await desk.sql(`UPDATE course_watch SET refused_micro = 1, refused_at = 1 WHERE code = 'btc'`);
    expect(await as(cashier).refusal('officeCash.approve', { id })).toMatchObject({ code: 'COURSE_PAUSED' });
    await desk.sql(`UPDATE course_watch SET refused_micro = NULL, refused_at = NULL`);
    await desk.sql(`UPDATE course_watch SET seen_at = 1 WHERE code <> 'source'`);
    expect(await as(cashier).refusal('officeCash.approve', { id })).toMatchObject({ code: 'COURSE_PAUSED' });
    await desk.sql('UPDATE course_watch SET seen_at = $1', [Date.now()]);
    await desk.sql(`CREATE FUNCTION pause() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE course_watch SET seen_at = 1 WHERE code = 'btc'; RETURN NEW; END $$`);
    await desk.sql('CREATE TRIGGER pause AFTER INSERT ON payout FOR EACH ROW EXECUTE FUNCTION pause()');
    expect(await approve(id)).toMatchObject({ isComplete: true });
    await expect.poll(async () => (await payoutOf(id))?.['problem'], SECONDS_30).toBe('course');
    expect(await payoutOf(id)).toMatchObject({ attempts: 0 });
    await desk.sql('DROP TRIGGER pause ON payout');
    await desk.sql('DELETE FROM course_watch');
    await desk.sql('UPDATE payout SET next_at = 0 WHERE payment_id = $1', [id]);
    await expect.poll(async () => (await payoutOf(id))?.['attempts'], SECONDS_30).toBe(1);
  });
});
