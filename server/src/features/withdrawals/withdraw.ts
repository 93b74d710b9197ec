import { randomUUIDv7 } from 'node:crypto';
import { balanceOf, cashbox, InsufficientFundsError, lockUser, placeHold, totpSecretOf, type UnitOfWork } from 'db';
import { parseAmount } from 'games-engine';
import { paymentCodes, withdrawCodes } from '../../../contract/features/cashbox-values.ts';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { createTellWithdrawal } from '../../core/payments/payment-news.ts';
import type { WithdrawalSum } from '../../core/payments/withdrawal-sum.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { feePpmOf, keptOf, playerFacts } from './player-facts.ts';
import { assertAsQuoted, assertCovered, assertMayWithdraw, assertNotBlocked, priceOrder } from './withdrawal-checks.ts';
import { readForm, type FormTools, type WithdrawalForm, type WithdrawalOrder } from './withdrawal-form.ts';

export type WithdrawTools = FeatureTools & FormTools & { destinationWaitMs: number };

/** What a request came to: a balance in base hundredths. */
export interface Withdrawn {
  row: cashbox.PaymentRow;
  balanceMinor: bigint;
  isRepeat: boolean;
}

export interface WithdrawRequest extends WithdrawalForm {
  quoted?: { debit: number; arrives: string } | undefined; // what the player confirmed
  code?: string | undefined; // of the second factor
  requestId?: string | undefined;
}

/** What forms are read by, as the database has it now. */
export const loadFormFacts = async (em: UnitOfWork['em']) => {
  const coins = new Map(
    (await cashbox.courseRepository(em).coins()).map(({ code, courseMicro }) => [code, courseMicro]),
  );
  return { catalogue: await cashbox.loadCashCatalogue(em), coinCourse: (code: string) => coins.get(code) };
};

/** A purse without what masks draw and without case: enough to tell a repeat from another request. */
const plainPurse = (purse: string | null | undefined): string => (purse ?? '').replace(/[\s()+_-]/g, '').toLowerCase();

const isRepeat = (
  row: cashbox.PaymentRow,
  { amount, purse_id, purseNumber, bank_id, memoTag }: WithdrawRequest,
): boolean =>
  row.code === paymentCodes.withdrawal &&
  row.paywayId === purse_id &&
  row.amount === parseAmount(amount) &&
  plainPurse(row.purseNumber) === plainPurse(purseNumber) &&
  (row.bankId == null || row.bankId === bank_id) &&
  (row.memoTag == null || row.memoTag === memoTag?.trim());

/** The request that has this id already. Throws CallError 409 when it was another one. */
const findRepeated = async (
  em: UnitOfWork['em'],
  userId: bigint,
  asked: WithdrawRequest,
): Promise<cashbox.PaymentRow | undefined> => {
  const { requestId } = asked;
  const row = requestId === undefined ? null : await cashbox.paymentRepository(em).findByRequest(userId, requestId);
  if (row && !isRepeat(row, asked)) throw new CallError(generalCodes.idempotencyConflict);
  return row ?? undefined;
};

/** Throws CallError NEEDS_CODE, WRONG_CODE or too_many_attempts where the second factor is on. */
const assertCode = async (
  { db, secondFactor, reauthentication }: WithdrawTools,
  { player: { userId }, sessionId }: SignedInCaller,
  code: string | undefined,
): Promise<void> => {
  if ((await totpSecretOf(db.pool, userId)) === null) return;
  if (!code) throw new CallError(withdrawCodes.needsCode);
  await reauthentication.counted({ userId, sessionId }, async () => {
    if (!(await secondFactor.verify(userId, code))) throw new CallError(withdrawCodes.wrongCode);
  });
};

/** Sets the debit aside. Throws CallError 4. */
const hold = async (
  { client }: UnitOfWork,
  { userId, ref, sum, at }: { userId: bigint; ref: string; sum: WithdrawalSum; at: number },
): Promise<{ id: string; balances: ReadonlyMap<bigint, bigint> }> => {
  const scope = `withdrawal:${userId}`;
  const held = { userId, from: 'real', amountMinor: sum.debitMinor, reason: 'withdrawal', ref, at } as const;
  try {
    return await placeHold(client, { ...held, scope, key: ref, requestHash: null });
  } catch (error) {
    throw error instanceof InsufficientFundsError ? new CallError(withdrawCodes.noMoney) : error;
  }
};

interface Accepted {
  order: WithdrawalOrder;
  sum: WithdrawalSum;
  requestId: string | undefined;
  at: number;
}

/** Stores the request with its hold, notes its destination, and writes to its player about a new one. */
const accept = async (
  { mailer, destinationWaitMs, siteUrl }: WithdrawTools,
  unit: UnitOfWork,
  { player }: SignedInCaller,
  { order, sum, requestId, at }: Accepted,
): Promise<Withdrawn> => {
  const { userId } = player;
  const ref = randomUUIDv7();
  const held = await hold(unit, { userId, ref, sum, at });
  const destinations = cashbox.destinationRepository(unit.em);
  const destination = await destinations.use(userId, order.destinationKey, { at, waitMs: destinationWaitMs });
  const payments = cashbox.paymentRepository(unit.em);
  const row = await payments.add({
    ref,
    userId,
    code: paymentCodes.withdrawal,
    paywayId: order.payway.id,
    methodId: order.method.id,
    provider: order.provider,
    currencyId: order.currency.id,
    courseMicro: order.currency.courseMicro,
    amount: order.amountMinor,
    coinAmount: sum.arrives,
    baseMinor: sum.baseMinor,
    feeMinor: sum.feeMinor,
    sentMinor: sum.sentMinor,
    requestId: requestId ?? null,
    purseNumber: order.purse,
    bankId: order.bankId,
    memoTag: order.memo,
    holdId: held.id,
    payableFrom: destination.payableFrom > at ? destination.payableFrom : null,
    at,
  });
  const details = { debitMinor: String(sum.debitMinor), arrives: sum.arrives, isNewDestination: destination.isNew };
  await payments.addEvent({ paymentId: row.id, userId, kind: 'created', details, at });
  if (destination.isNew) {
    const user = await lockUser(unit.client, userId);
    const link = `${siteUrl()}/cash/transactions/withdraw`;
    const values = { nick: player.nick, payway: order.payway.name, from: new Date(destination.payableFrom), link };
    if (user) await tellOwner(unit.client, mailer, user, 'withdrawalDestination', values);
  }
  await tellPlayerChanged(unit.client, userId);
  return { row, balanceMinor: held.balances.get(player.accounts.real) ?? 0n, isRepeat: false };
};

/** Checks everything that can change meanwhile, and accepts: nothing else of this player happens between. */
const request = (tools: WithdrawTools, caller: SignedInCaller, asked: WithdrawRequest, isTrial: boolean) =>
  tools.inUnitOfWork(async (unit): Promise<Withdrawn | undefined> => {
    const { userId } = caller.player;
    await lockUser(unit.client, userId);
    const repeated = await findRepeated(unit.em, userId, asked);
    if (repeated) {
      return { row: repeated, balanceMinor: await balanceOf(unit.client, caller.player.accounts.real), isRepeat: true };
    }
    const at = tools.clock.now();
    const order = readForm(asked, tools, await loadFormFacts(unit.em));
    assertNotBlocked({ isBlocked: await cashbox.areWithdrawalsKept(unit.client, userId, at) });
    const facts = await playerFacts(unit, caller.player, { currencies: tools.currencies, at });
    const sum = priceOrder(order, feePpmOf(facts.vipStatus, order.payway));
    assertMayWithdraw({ ...facts, isBlocked: false }, order, sum);
    assertAsQuoted(asked.quoted, order, { sum, shownIn: facts.shownIn });
    const balanceMinor = await balanceOf(unit.client, caller.player.accounts.real);
    assertCovered({ balanceMinor, keptMinor: await keptOf(unit, userId, facts, balanceMinor) }, sum, facts);
    return isTrial ? undefined : accept(tools, unit, caller, { order, sum, requestId: asked.requestId, at });
  });

/**
 * Asks for a withdrawal. A repeat with the same `requestId` gives the first answer. All is checked once without effect, so
 * that a code of the second factor is spent on nothing in vain, and again by the transaction that holds the money.
 */
export const withdraw = async (
  tools: WithdrawTools,
  caller: SignedInCaller,
  asked: WithdrawRequest,
): Promise<{ payment: Payment; balanceMinor: bigint }> => {
  const repeated = await request(tools, caller, asked, true);
  if (!repeated) await assertCode(tools, caller, asked.code);
  const done = repeated ?? (await request(tools, caller, asked, false));
  if (!done) throw new Error('a request was neither accepted nor refused');
  if (!done.isRepeat) await tools.persons.look(caller.player.userId); // a destination is one of the things that identify a person
  const catalogue = await cashbox.loadCashCatalogue(tools.em());
  return { payment: createTellWithdrawal(tools)(done.row, catalogue), balanceMinor: done.balanceMinor };
};
