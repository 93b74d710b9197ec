import { randomUUID } from 'node:crypto';
import { generateSecret } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import type { WithdrawalQuote } from '../../../contract/features/withdrawals.contract.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { totpCode } from '../../testing/totp.ts';
import { BITCOIN, CARD, cardForm, giveBonus, openDesk, RUB_CARD, SBP, type Desk } from '../../testing/cash-desk.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.close());

const quote = async (player: TestPlayer, form: object): Promise<WithdrawalQuote> =>
  (await player.request<WithdrawalQuote>('cash:quoteWithdraw', cardForm(form))).data;

describe('a withdrawal', () => {
  it('holds the amount and the fee until somebody decides', async () => {
    const player = await desk.customer({ creditMinor: 200_000n });
    const { success, data } = await desk.withdraw(player);
    expect({ success, data }).toMatchObject({
      success: true,
      data: { code: 1, balance: 42_500, payment: { code: 2, state: 1, baseAmount: 150_000, fee: 7_500 } },
    });
    expect(data.payment).toMatchObject({
      purseNumber: '411111••••••1111',
      bank: 'Сбербанк',
      currency: { name: 'RUB' },
    });
    expect([await desk.balanceOf(player), await desk.balanceOf(player, 'held')]).toEqual([42_500n, 157_500n]);
  });

  it('is quoted as it is then made', async () => {
    const player = await desk.customer();
    const quoted = await quote(player, { amount: '1234.57' });
    expect(quoted).toMatchObject({ amount: 123_457, debit: 129_630, fee: 6_173, arrives: '1234.57', needsCode: false });
    const { data } = await desk.withdraw(player, { amount: '1234.57' });
    expect(data.balance).toBe(1_000_000 - quoted.debit);
  });

  it('is refused when it would cost more, or bring less, than was confirmed; the new figures are said', async () => {
    const player = await desk.customer({ creditMinor: 10_000_000n });
    const form = { purse_id: BITCOIN, amount: '100', purseNumber: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
    const { debit, arrives } = await quote(player, form);
    for (const quoted of [
      { debit: debit - 1, arrives },
      { debit, arrives: '0.00105922' },
    ])
      expect(await desk.withdraw(player, { ...form, quoted })).toMatchObject({
        code: 'QUOTE_CHANGED',
        debit: '8050.00',
        currency: 'RUB',
        arrives: '0.00105921 BTC',
        msg: expect.stringContaining('8,050.00 RUB would leave your balance now, and 0.00105921 BTC would arrive'),
      });
    expect(await desk.balanceOf(player, 'held')).toBe(0n);
    const better = { debit: debit + 1, arrives: '0.001' };
    expect((await desk.withdraw(player, { ...form, quoted: better })).data.balance).toBe(10_000_000 - debit);
  });

  it('in coins is free and arrives at the courses of the moment', async () => {
    const player = await desk.customer({ creditMinor: 10_000_000n });
    const form = { purse_id: BITCOIN, amount: '100', purseNumber: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5' };
    expect((await desk.withdraw(player, form)).success).toBe(false); // a wrong check digit
    const right = { ...form, purseNumber: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4' };
    expect((await desk.withdraw(player, right)).data.payment).toMatchObject({ fee: 0, baseAmount: 805_000 });
    const [{ coin_amount: coins } = {}] = await desk.sql(
      'SELECT coin_amount FROM payment WHERE user_id = $1 AND code = 2',
      [player.userId],
    );
    expect(coins).toBe('0.00105921'); // 100 USD × 80.5 / 7,600,000, floored
  });

  it('is asked for once, however often it is sent', async () => {
    const player = await desk.customer();
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.withdraw(player, { requestId })));
    expect(new Set(answers.map(({ data }) => data.payment.id)).size).toBe(1);
    expect(await desk.balanceOf(player, 'held')).toBe(157_500n);
    for (const other of [{ amount: '1600' }, { purseNumber: '5555 5555 5555 4444' }, { bank_id: 2 }])
      expect((await desk.withdraw(player, { requestId, ...other })).code).toBe(409);
  });

  it('many withdrawals at once become one, from two devices too', async () => {
    const player = await desk.customer();
    const again = await desk.server.again(player);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => desk.withdraw(i % 2 ? player : again)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await desk.balanceOf(player, 'held')).toBe(157_500n);
  });

  it('costs no fee from VIP 10 on', async () => {
    const player = await desk.customer();
    await desk.sql(
      `UPDATE user_stats SET total_bet = (SELECT needs_compoints FROM vip_status WHERE id = 10) WHERE user_id = $1`,
      [player.userId],
    );
    await player.request('cash:loadPayWaysWithdraw', {});
    await desk.sql(
      `UPDATE user_stats SET total_bet = (SELECT needs_compoints FROM vip_status WHERE id = 10) WHERE user_id = $1`,
      [player.userId],
    );
    expect((await quote(player, {})).fee).toBe(0);
  });

  it('is open to who has excluded themselves, and asks for nothing that they cannot do', async () => {
    const player = await desk.customer({ depositDaysAgo: 30 });
    await desk.sql('INSERT INTO wagering VALUES ($1, 5000, 0)', [player.userId]);
    expect(await desk.withdraw(player)).toMatchObject({ code: 33 });
    await player.call('limits.timeOut', { for: 'day' });
    expect(await desk.withdraw(player)).toMatchObject({ code: 12 });
    await player.call('limits.selfExclude', { for: 'forever' });
    await giveBonus(desk, player, 1n);
    const ownCard = { purseNumber: '5555 5555 5555 4444' }; // else everybody here who is paid to the same one is looked at
    expect((await desk.withdraw(player, ownCard)).success).toBe(true);
  });

  it('a withdrawal after a self-exclusion leaves the bonus of a deposit that was not played through', async () => {
    const player = await desk.customer({ creditMinor: 1_050_000n });
    await desk.sql('UPDATE payment SET base_minor = 1000000, bonus_minor = 50000 WHERE user_id = $1', [player.userId]);
    await desk.sql('INSERT INTO wagering VALUES ($1, 2100000, 0)', [player.userId]);
    await player.call('limits.selfExclude', { for: 'forever' });
    const coins = { purse_id: BITCOIN, purseNumber: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
    const bonusStays = { code: 4, currency: 'RUB', msg: expect.stringContaining('stays') };
    expect(await desk.withdraw(player, { ...coins, amount: '124.23' })).toMatchObject({
      ...bonusStays,
      limit: '10000.00',
    });
    expect((await desk.withdraw(player, { ...coins, amount: '124.22' })).data.balance).toBe(50_029);
    await desk.age(player, MINUTE_MS);
    expect(await desk.withdraw(player, { amount: '450' })).toMatchObject({ code: 2 });
    await desk.sql('UPDATE pay_method SET min_withdrawal = 10000 WHERE id = 4');
    expect(await desk.withdraw(player, { amount: '450' })).toMatchObject({ ...bonusStays, limit: '0.29' });
    await desk.sql('UPDATE pay_method SET min_withdrawal = 100000 WHERE id = 4');
  });

  it('to a new destination waits, and its player is told by e-mail', async () => {
    const waiting = await openDesk({ NEW_DESTINATION_WAIT: '86400' });
    const player = await waiting.customer();
    await waiting.sql(`UPDATE app_user SET email = 'w@example.com', email_verified = true WHERE id = $1`, [
      player.userId,
    ]);
    const before = Date.now();
    expect((await player.request<WithdrawalQuote>('cash:quoteWithdraw', cardForm())).data.isNewDestination).toBe(true);
    const { data } = await waiting.withdraw(player);
    expect(data.payment.payableFrom).toBeGreaterThanOrEqual(before + DAY_MS);
    expect(await waiting.sql('SELECT kind FROM mail WHERE user_id = $1', [player.userId])).toEqual([
      { kind: 'withdrawalDestination' },
    ]);
    await waiting.age(player, MINUTE_MS);
    const sameCard = { purse_id: 98, purseNumber: CARD.replaceAll(' ', '') }; // by another payway
    expect((await waiting.withdraw(player, sameCard)).data.payment.payableFrom).toBe(data.payment.payableFrom);
    await waiting.server.close();
  });
});

describe('a refusal', () => {
  it.each([
    ['below the minimum of the method', { amount: '999.99' }, { code: 2, limit: '1000.00', currency: 'RUB' }],
    ['above its maximum', { amount: '300000.01' }, { code: 'ABOVE_MAXIMUM', limit: '300000.00', currency: 'RUB' }],
    ['without an amount', { amount: '0' }, { code: 22 }],
    ['of what is no amount', { amount: '1e3' }, { code: 22 }],
    ['with too short details', { purseNumber: '4111' }, { code: 20 }],
    ['with a card whose check digit is wrong', { purseNumber: '4111 1111 1111 1112' }, { code: 20 }],
    ['with a phone that is none', { purse_id: SBP, purseNumber: '+7 999' }, { code: 20 }],
    ['without a bank', { bank_id: undefined }, { code: 14 }],
    ['with a bank that is none', { bank_id: 99 }, { code: 14 }],
    ['by a payway that is none', { purse_id: 999 }, { code: 400 }],
    ['by a payway for deposits only', { purse_id: 118 }, { code: 400 }],
    ['of more than there is', { amount: '9800' }, { code: 4 }],
  ])('%s', async (_, form, expected) => {
    const player = await desk.customer();
    expect(await desk.withdraw(player, form)).toMatchObject({ success: false, ...expected });
    expect(await desk.balanceOf(player)).toBe(1_000_000n);
  });

  it('3 while withdrawals are blocked, or a moderator has to look', async () => {
    const player = await desk.customer();
    await desk.sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [player.userId]);
    expect(await desk.withdraw(player)).toMatchObject({ code: 3 });
    await desk.sql('UPDATE app_user SET block_withdraw = false WHERE id = $1', [player.userId]);
    const excluded = await desk.server.player();
    await desk.sql(
      `UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`,
      [excluded.userId],
    );
    await desk.sql(`INSERT INTO exclusion_match VALUES ($1, $2, 'device', true)`, [player.userId, excluded.userId]);
    expect(await desk.withdraw(player)).toMatchObject({ code: 3 });
  });

  it('12 with what is left to be staked, in the currency of the player', async () => {
    const player = await desk.customer();
    await player.request('cash:changeCurrencies', { currencyId: 1 });
    await desk.sql('INSERT INTO wagering VALUES ($1, 8051, 0)', [player.userId]);
    expect(await desk.withdraw(player)).toMatchObject({ code: 12, restBets: '1.01', currency: 'USD' });
    await player.call('dice.play', { bet: 1, percent: 50, bet_type: 'less' });
    await player.call('dice.play', { bet: 0.02, percent: 50, bet_type: 'less' });
    expect(await desk.withdraw(player)).not.toMatchObject({ code: 12 });
  });

  it('13 below the house’s minimum, where a method’s own is lower', async () => {
    const player = await desk.customer();
    await desk.sql('UPDATE pay_method SET min_withdrawal = 100 WHERE id = 87');
    const card = { purse_id: 87, amount: '1', bank_id: undefined };
    expect(await desk.withdraw(player, card)).toMatchObject({ code: 13, currency: 'KZT' });
  });

  it('15 without a memo', async () => {
    const player = await desk.customer();
    await desk.sql(`UPDATE payway SET needs_memo = true WHERE id = ${BITCOIN}`);
    const purseNumber = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const form = { purse_id: BITCOIN, amount: '50', purseNumber };
    expect(await desk.withdraw(player, { ...form, memoTag: ' ' })).toMatchObject({ code: 15 });
    await desk.sql(`UPDATE payway SET needs_memo = false WHERE id = ${BITCOIN}`);
  });

  it('18 for a second request within seconds, with how long to wait', async () => {
    const player = await desk.customer();
    await desk.withdraw(player);
    const refused = await desk.withdraw(player, { purse_id: 98 });
    expect(refused).toMatchObject({ code: 18 });
    expect(refused.retryAfterMs).toBeGreaterThan(0);
  });

  it('21 for a second request by a payway while one waits, and for many small ones a day', async () => {
    const player = await desk.customer();
    await desk.withdraw(player);
    await desk.age(player, MINUTE_MS);
    expect(await desk.withdraw(player)).toMatchObject({ code: 21, limit: '3000.00', currency: 'RUB' });
    await desk.sql('UPDATE pay_method SET min_withdrawal = 10000 WHERE id = ANY ($1)', [[RUB_CARD, 97, 98, SBP]]);
    const small = await desk.customer();
    for (const form of [{}, { purse_id: 98 }, { purse_id: SBP, purseNumber: '+7 (999) 123-45-67' }]) {
      expect((await desk.withdraw(small, { ...form, amount: '200' })).success).toBe(true);
      await desk.age(small, MINUTE_MS);
    }
    const fourth = { purse_id: 97, purseNumber: '79991234567', amount: '999.99' };
    expect(await desk.withdraw(small, fourth)).toMatchObject({ code: 21, limit: '1000.00', currency: 'RUB' });
    expect((await desk.withdraw(small, { ...fourth, amount: '1000' })).success).toBe(true);
  });

  it('23 while a bonus balance is in play', async () => {
    const player = await desk.customer();
    await giveBonus(desk, player, 1n);
    expect(await desk.withdraw(player)).toMatchObject({ code: 23 });
  });

  it.each([[null], [8]])('33 when the last deposit was %s days ago', async (depositDaysAgo) => {
    expect(await desk.withdraw(await desk.customer({ depositDaysAgo }))).toMatchObject({ code: 33 });
  });

  it('NEEDS_CODE where the second factor is on, WRONG_CODE for another one', async () => {
    const player = await desk.customer();
    const secret = generateSecret();
    await desk.setSecondFactor(player, secret);
    expect(await desk.withdraw(player)).toMatchObject({ code: 'NEEDS_CODE' });
    expect(await desk.withdraw(player, { code: '000000' })).toMatchObject({ code: 'WRONG_CODE' });
    expect((await desk.withdraw(player, { code: totpCode(secret) })).success).toBe(true);
  });
});

describe('a stolen session', () => {
  it('sends nothing to a new destination before it shows who it is; to a known one it does', async () => {
    const player = await desk.customer();
    const known = await desk.ask(player);
    await desk.age(player, 60_000);
    await desk.sql(`UPDATE payment SET state = 4, cancelled_at = 1 WHERE id = $1`, [known]);
    await desk.sql(`UPDATE session SET proved_at = now() - interval '6 minutes' WHERE user_id = $1`, [player.userId]);
    const elsewhere = { purseNumber: '5555 5555 5555 4444' };
    expect(await desk.withdraw(player, elsewhere)).toMatchObject({ success: false, code: 'reauthenticate' });
    expect(await desk.withdraw(player)).toMatchObject({ success: true });
    await desk.age(player, 60_000);
    await desk.sql('UPDATE session SET proved_at = now() WHERE user_id = $1', [player.userId]);
    expect(await desk.withdraw(player, { ...elsewhere, purse_id: 98 })).toMatchObject({ success: true });
  });
});

describe('taking a request back', () => {
  it('returns all of the money at once, and only once', async () => {
    const player = await desk.customer();
    const { id } = (await desk.withdraw(player)).data.payment;
    const stranger = await desk.customer();
    expect((await stranger.request('cash:cancelPaymentRequest', { id, state: 1 })).code).toBe('GONE');
    const cancel = () =>
      player.request<{ balance: number; payment: Payment }>('cash:cancelPaymentRequest', { id, state: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, cancel));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => success)?.data).toMatchObject({ balance: 1_000_000, payment: { state: 4 } });
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['GONE']));
    expect([await desk.balanceOf(player), await desk.balanceOf(player, 'held')]).toEqual([1_000_000n, 0n]);
  });

  it('is told to every page of its player', async () => {
    const player = await desk.customer();
    const other = await desk.server.again(player);
    const pushed = new Promise<Payment>((resolve) => {
      other.calls.on('cash', ({ payload }: { payload: Payment }) => payload.state === 4 && resolve(payload));
    });
    const { id } = (await desk.withdraw(player)).data.payment;
    await player.request('cash:cancelPaymentRequest', { id, state: 1 });
    expect(await pushed).toMatchObject({ id, state: 4 });
  });
});
