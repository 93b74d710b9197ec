import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedDestination, WithdrawChecklist } from '../../../contract/features/withdrawals.contract.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { CARD, giveBonus, openDesk, RUB_CARD, SBP, type Desk } from '../../testing/cash-desk.ts';

const MINUTE_MS = 60_000;
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.close());

const saved = async (player: TestPlayer): Promise<SavedDestination[]> =>
  (await player.request<SavedDestination[]>('cash:destinations', {})).data;
const forget = (player: TestPlayer, id: number) => player.request<SavedDestination[]>('cash:forgetDestination', { id });
const checklist = async (player: TestPlayer): Promise<WithdrawChecklist> =>
  (await player.request<WithdrawChecklist>('cash:withdrawChecklist', {})).data;

/** A form with a saved destination in the place of its details. */
const to = (destinationId: number) => ({ destinationId, purseNumber: undefined, bank_id: undefined });

describe('a saved destination', () => {
  it('is one that was asked for, shown as the history shows it, once however often it is used', async () => {
    const player = await desk.customer();
    expect(await saved(player)).toEqual([]);
    expect((await desk.withdraw(player, { amount: '9800' })).success).toBe(false);
    expect(await saved(player)).toEqual([]); // a request that is refused saves nothing
    await desk.ask(player);
    const [first] = await saved(player);
    expect(first).toMatchObject({ payway: { id: RUB_CARD }, purseNumber: '411111••••••1111', bank: 'Сбербанк' });
    await desk.age(player, MINUTE_MS);
    await desk.sql('UPDATE payment SET state = 4, cancelled_at = 1 WHERE id = $1', [first?.id]);
    await desk.ask(player, to(first?.id ?? 0));
    const again = await saved(player);
    expect(again).toMatchObject([{ purseNumber: '411111••••••1111', bank: 'Сбербанк' }]);
    expect(
      await desk.sql('SELECT DISTINCT destination_key FROM payment WHERE user_id = $1 AND code = 2', [player.userId]),
    ).toHaveLength(1);
    expect(JSON.stringify(again)).not.toContain(CARD.replaceAll(' ', ''));
  });

  it('is the same request as the typed one, under one id', async () => {
    const player = await desk.customer();
    const requestId = randomUUID();
    const id = await desk.ask(player, { requestId });
    expect(await desk.ask(player, { requestId, ...to(id) })).toBe(id);
  });

  it('is nobody else’s, of no other payway, and none once it is forgotten; forgetting makes nothing new', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player);
    await desk.age(player, MINUTE_MS);
    await desk.sql('UPDATE payment SET state = 4, cancelled_at = 1 WHERE id = $1', [id]);
    const stranger = await desk.customer();
    expect(await desk.withdraw(stranger, to(id))).toMatchObject({ code: 20 });
    expect(await forget(stranger, id)).toMatchObject({ success: false, code: 20 });
    expect(await desk.withdraw(player, { ...to(id), purse_id: SBP })).toMatchObject({ code: 20 });
    expect(await forget(player, id)).toMatchObject({ success: true, data: [] });
    expect(await desk.withdraw(player, to(id))).toMatchObject({ code: 20 });
    const [{ waits } = {}] = await desk.sql(
      'SELECT count(*)::int AS waits FROM payout_destination WHERE user_id = $1',
      [player.userId],
    );
    expect(waits).toBe(1);
  });

  it('from a stolen session is none: it is saved by a request alone, which a new destination is not accepted for', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player);
    await desk.age(player, MINUTE_MS);
    await desk.sql(`UPDATE session SET proved_at = now() - interval '6 minutes' WHERE user_id = $1`, [player.userId]);
    const elsewhere = { purse_id: 98, purseNumber: '5555 5555 5555 4444' };
    expect(await desk.withdraw(player, elsewhere)).toMatchObject({ code: 'reauthenticate' });
    expect((await saved(player)).map((one) => one.id)).toEqual([id]);
  });

  it('keeps the wait of its first use', async () => {
    const player = await desk.customer();
    const id = await desk.ask(player);
    const until = Date.now() + 3_600_000;
    await desk.sql('UPDATE payout_destination SET payable_from = $2 WHERE user_id = $1', [player.userId, until]);
    await desk.age(player, MINUTE_MS);
    await desk.sql('UPDATE payment SET state = 4, cancelled_at = 1 WHERE id = $1', [id]);
    expect((await desk.withdraw(player, to(id))).data.payment.payableFrom).toBe(until);
  });
});

describe('the checklist', () => {
  it('is what refuses the request, as each condition is met after the other', async () => {
    const player = await desk.customer({ depositDaysAgo: 8 });
    await desk.sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [player.userId]);
    await desk.sql('INSERT INTO wagering VALUES ($1, 5000, 0)', [player.userId]);
    await giveBonus(desk, player, 1n);
    const agree = async (unmet: readonly string[], code: number): Promise<void> => {
      const { conditions, available } = await checklist(player);
      expect(available).toBe(1_000_000);
      expect(conditions.flatMap(({ name, isMet }) => (isMet ? [] : [name]))).toEqual(unmet);
      expect((await desk.withdraw(player)).code).toBe(code);
    };
    await agree(['identity', 'deposit', 'wagering', 'bonus'], 3);
    await desk.sql('UPDATE app_user SET block_withdraw = false WHERE id = $1', [player.userId]);
    await agree(['deposit', 'wagering', 'bonus'], 33);
    await desk.credit(player);
    await agree(['wagering', 'bonus'], 12);
    expect(await checklist(player)).toMatchObject({ leftToStake: 5_000, needsDocuments: false });
    await desk.sql('UPDATE wagering SET target = 0 WHERE user_id = $1', [player.userId]);
    await agree(['bonus'], 23);
    await player.call('limits.selfExclude', { for: 'forever' });
    expect((await checklist(player)).conditions.every(({ isMet }) => isMet)).toBe(true);
    const ownCard = { purseNumber: '5555 5555 5555 4444' };
    expect((await desk.withdraw(player, ownCard)).success).toBe(true);
  });
});
