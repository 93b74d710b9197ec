import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BITCOIN, openDesk, SBP, type Desk } from '../../testing/cash-desk.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { betOf } from '../limits/testing/person-fixtures.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.close());

let phones = 0;
/** A phone that nobody else has. */
const newPhone = () => ({ purse_id: SBP, purseNumber: `+7 999 000-00-${String((phones += 1)).padStart(2, '0')}` });

const exclude = (player: TestPlayer): Promise<unknown> => player.call('limits.selfExclude', { for: 'sixMonths' });

/** Somebody who has asked to be paid there, and has excluded themselves since. */
const excludedAfter = async (form: object): Promise<number> => {
  const player = await desk.customer({ depositDaysAgo: 0 });
  const id = await desk.ask(player, form);
  await exclude(player);
  return id;
};

/** Approves a withdrawal and has its provider send it. */
const payOut = async (id: number): Promise<void> => {
  const approve = async () =>
    (await desk.server.player({ roles: ['payments'] })).call<{ isComplete: boolean }>('officeCash.approve', { id });
  const { isComplete } = await approve();
  if (!isComplete) await approve(); // two people decide on an excluded player's
  const accepted = () => desk.sql(`SELECT FROM payout WHERE payment_id = $1 AND state = 'accepted'`, [id]);
  await expect.poll(accepted, { timeout: 30_000 }).toHaveLength(1);
  await desk.press('/act', { key: await desk.refOf(id), act: 'done' });
};

describe('a destination that an excluded player has used', () => {
  it('stops another account that asks to be paid there from playing, and its withdrawal until a moderator has looked', async () => {
    const phone = newPhone();
    await excludedAfter(phone);
    const again = await desk.customer();
    expect(await betOf(again)).toBe('taken');
    const id = await desk.ask(again, phone);
    expect(await betOf(again)).toBe('IDENTITY_REVIEW');
    const trail = await desk.sql(
      `SELECT details FROM account_event WHERE user_id = $1 AND kind = 'exclusion.matched'`,
      [again.userId],
    );
    expect(trail).toMatchObject([{ details: { keys: ['destination'] } }]);
    const cashier = await desk.server.player({ roles: ['payments'] });
    expect(await cashier.refusal('officeCash.approve', { id })).toMatchObject({ code: 'KEPT' });
    const letPlay = `UPDATE exclusion_match SET decision = 'let_play', decided_at = now(), decided_by = excluded_id WHERE user_id = $1`;
    await desk.sql(letPlay, [again.userId]);
    await payOut(id);
    await expect.poll(() => desk.stateOf(id), { timeout: 30_000 }).toBe(2);
  });

  it('is the same in capitals, by whatever payway', async () => {
    const purseNumber = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const form = { purse_id: BITCOIN, amount: '50' };
    await excludedAfter({ ...form, purseNumber });
    const again = await desk.customer();
    await desk.ask(again, { ...form, purseNumber: purseNumber.toUpperCase() });
    expect(await betOf(again)).toBe('IDENTITY_REVIEW');
  });

  it('stops an older account only when it was paid: nobody is stopped by who types in their phone', async () => {
    const phone = newPhone();
    const owner = await desk.customer();
    await desk.ask(owner, phone);
    const id = await excludedAfter(phone);
    expect(await betOf(owner)).toBe('taken');
    await payOut(id);
    await expect.poll(() => betOf(owner), { timeout: 30_000 }).toBe('IDENTITY_REVIEW');
  });

  it('says nothing of accounts that are paid elsewhere', async () => {
    await excludedAfter(newPhone());
    const other = await desk.customer();
    await desk.ask(other, newPhone());
    expect(await betOf(other)).toBe('taken');
  });
});
