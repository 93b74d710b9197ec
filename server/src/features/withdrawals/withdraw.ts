import { randomUUIDv7 } from 'node:crypto';
import {
  balanceOf,
  cashbox,
  InsufficientFundsError,
  lockStats,
  lockUser,
  placeHold,
  totpSecretOf,
  type ClosureKind,
  type UnitOfWork,
} from 'db';
import { parseAmount } from 'games-engine';
import { paymentCodes, withdrawCodes, type PurseMask } from '../../../contract/features/cashbox-values.ts';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { askWhereReached } from '../../core/identity/identity-gate.ts';
import { assertCourses, courseStatesOf } from '../../core/payments/course-states.ts';
import { destinationKeyOf } from '../../core/payments/destination-key.ts';
import { createTellWithdrawal } from '../../core/payments/payment-news.ts';
import { readPurse } from '../../core/payments/purse.ts';
import { sealDestination } from '../../core/payments/sealed-destination.ts';
import type { WithdrawalSum } from '../../core/payments/withdrawal-sum.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { feePpmOf, keptOf, playerFacts } from './player-facts.ts';
import { completeForm, type AskedForm } from './saved-destinations.ts';
import { assertAsQuoted, assertCovered, assertMayWithdraw, assertNotBlocked, priceOrder } from './withdrawal-checks.ts';
import { pricedWay, readForm, type FormTools, type WithdrawalForm, type WithdrawalOrder } from './withdrawal-form.ts';

export type WithdrawTools = FeatureTools & FormTools & { destinationWaitMs: number };

/** Result of a request: a balance in base hundredths. */
export interface Withdrawn {
  row: cashbox.PaymentRow;
  balanceMinor: bigint;
  isRepeat: boolean;
}

interface Confirmed {
  quoted?: { debit: number; arrives: string } | undefined; // amounts that the player confirmed
  code?: string | undefined; // code of the second factor
  requestId?: string | undefined;
}

type WithdrawRequest = WithdrawalForm & Confirmed;

/** Facts that forms are read by, as the database has them now. */
export const loadFormFacts = async (em: UnitOfWork['em']) => {
  const coins = new Map(
    (await cashbox.courseRepository(em).coins()).map(({ code, courseMicro }) => [code, courseMicro]),
  );
  return { catalogue: await cashbox.loadCashCatalogue(em), coinCourse: (code: string) => coins.get(code) };
};

/** True when a request asks for the same withdrawal, to the same destination however it is written. */
const isRepeat = (
  row: cashbox.PaymentRow,
  { mask = null, network = null }: cashbox.PaywayRow,
  { amount, purse_id, purseNumber, bank_id, memoTag }: WithdrawRequest,
  secret: Buffer,
): boolean => {
  const purse = readPurse(purseNumber, (mask ?? 'address') as PurseMask) ?? '';
  const memo = row.memoTag == null ? null : (memoTag?.trim() ?? '');
  const key = destinationKeyOf(secret, { mask, network, purse, memo });
  return (
    row.code === paymentCodes.withdrawal &&
    row.paywayId === purse_id &&
    row.amount === parseAmount(amount) &&
    row.destinationKey != null &&
    key.equals(row.destinationKey) &&
    (row.bankId == null || row.bankId === bank_id)
  );
};

/** The request that has this id already. Throws CallError 409 when it was another one. */
const findRepeated = async (
  em: UnitOfWork['em'],
  userId: bigint,
  { asked, secret }: { asked: WithdrawRequest; secret: Buffer },
): Promise<cashbox.PaymentRow | undefined> => {
  const { requestId } = asked;
  const row = requestId === undefined ? null : await cashbox.paymentRepository(em).findByRequest(userId, requestId);
  if (!row) return undefined;
  const { payway } = await cashbox.methodById(em, row.methodId);
  if (!isRepeat(row, payway, asked, secret)) throw new CallError(generalCodes.idempotencyConflict);
  return row;
};

/** Throws CallError reauthenticate: a session that was stolen does not say where money goes. */
const assertOwner = async (
  { em: fresh, reauthentication, ...tools }: WithdrawTools,
  { player: { userId }, sessionId }: SignedInCaller,
  asked: WithdrawRequest,
): Promise<void> => {
  const em = fresh();
  const { destinationKey } = readForm(asked, tools, await loadFormFacts(em));
  if (await cashbox.destinationRepository(em).find(userId, destinationKey)) return;
  await reauthentication.require({ userId, sessionId });
};

/**
 * Authenticates the owner. Where the second factor is on, by a fresh code of it; else a new destination needs what
 * settings need. Throws CallError NEEDS_CODE, WRONG_CODE or too_many_attempts; reauthenticate.
 */
const assertAuthenticated = async (
  tools: WithdrawTools,
  caller: SignedInCaller,
  asked: WithdrawRequest,
): Promise<void> => {
  const { db, secondFactor, reauthentication } = tools;
  const {
    player: { userId },
    sessionId,
  } = caller;
  const { code } = asked;
  if ((await totpSecretOf(db.orm.em.fork(), userId)) === null) return assertOwner(tools, caller, asked);
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
  closure: ClosureKind | undefined; // closure of play, which lifts some of the rules
  requestId: string | undefined;
  at: number;
}

/** Stores the request with its hold, notes its destination, and writes to its player about a new one. */
const accept = async (
  { mailer, destinationWaitMs, siteUrl, secrets }: WithdrawTools,
  unit: UnitOfWork,
  { player }: SignedInCaller,
  { order, sum, closure, requestId, at }: Accepted,
): Promise<Withdrawn> => {
  const { userId } = player;
  const ref = randomUUIDv7();
  const held = await hold(unit, { userId, ref, sum, at });
  const destinations = cashbox.destinationRepository(unit.em);
  const destination = await destinations.use(userId, order.destinationKey, { at, waitMs: destinationWaitMs });
  const payments = cashbox.paymentRepository(unit.em);
  const { mask = null, network = null } = order.payway;
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
    priceCourseMicro: order.unit.courseMicro,
    bandPercent: (await cashbox.cashRulesOf(unit.em)).withdrawalBandPercent,
    requestId: requestId ?? null,
    ...sealDestination(secrets, ref, { mask, network, purse: order.purse, memo: order.memo }),
    bankId: order.bankId,
    closure: closure ?? null,
    holdId: held.id,
    payableFrom: destination.payableFrom > at ? destination.payableFrom : null,
    at,
  });
  await destinations.keep(userId, order.destinationKey, row.id);
  const details = { debitMinor: String(sum.debitMinor), arrives: sum.arrives, isNewDestination: destination.isNew };
  await payments.addEvent({ paymentId: row.id, userId, kind: 'created', details, at });
  if (destination.isNew) {
    const user = await lockUser(unit.em, userId);
    const link = `${siteUrl()}/cash/transactions/withdraw`;
    const values = { nick: player.nick, payway: order.payway.name, from: new Date(destination.payableFrom), link };
    if (user) await tellOwner({ em: unit.em, mailer }, user, 'withdrawalDestination', values);
  }
  await askWhereReached(unit, { userId, at });
  await tellPlayerChanged(unit.em, userId);
  return { row, balanceMinor: held.balances.get(player.accounts.real) ?? 0n, isRepeat: false };
};

/** Checks everything that can change meanwhile, and accepts: no other act of this player comes between. */
const request = (tools: WithdrawTools, caller: SignedInCaller, asked: WithdrawRequest, isTrial: boolean) =>
  tools.inUnitOfWork(async (unit): Promise<Withdrawn | undefined> => {
    const { userId } = caller.player;
    await lockUser(unit.em, userId);
    const repeated = await findRepeated(unit.em, userId, { asked, secret: tools.destinationSecret });
    if (repeated) {
      return { row: repeated, balanceMinor: await balanceOf(unit.client, caller.player.accounts.real), isRepeat: true };
    }
    const at = tools.clock.now();
    const order = readForm(asked, tools, await loadFormFacts(unit.em));
    assertNotBlocked({ isBlocked: await cashbox.areWithdrawalsKept(unit.client, userId, at) });
    assertCourses(await courseStatesOf(unit.em, at), pricedWay(order));
    const stats = await lockStats(unit.client, userId); // stays counted until the transaction ends
    const facts = await playerFacts(unit, caller.player, { currencies: tools.currencies, stats, at });
    const sum = priceOrder(order, feePpmOf(facts.vipStatus, order.payway));
    assertMayWithdraw(facts, order, sum);
    assertAsQuoted(asked.quoted, order, { sum, shownIn: facts.shownIn });
    const balanceMinor = await balanceOf(unit.client, caller.player.accounts.real);
    assertCovered({ balanceMinor, keptMinor: await keptOf(unit, userId, facts, balanceMinor) }, sum, facts);
    return isTrial
      ? undefined
      : accept(tools, unit, caller, { order, sum, closure: facts.closure, requestId: asked.requestId, at });
  });

/**
 * Asks for a withdrawal. A repeat with the same `requestId` gives the first answer. All is checked once without effect, so
 * that a code of the second factor is spent on nothing in vain, and again by the transaction that holds the money.
 */
export const withdraw = async (
  tools: WithdrawTools,
  caller: SignedInCaller,
  form: AskedForm & Confirmed,
): Promise<{ payment: Payment; balanceMinor: bigint }> => {
  const asked = await completeForm(tools, caller.player.userId, form);
  const repeated = await request(tools, caller, asked, true);
  if (!repeated) await assertAuthenticated(tools, caller, asked);
  const done = repeated ?? (await request(tools, caller, asked, false));
  if (!done) throw new Error('a request was neither accepted nor refused');
  if (!done.isRepeat) await tools.persons.look(caller.player.userId); // a destination is one of the things that identify a person
  const catalogue = await cashbox.loadCashCatalogue(tools.em());
  return { payment: createTellWithdrawal(tools)(done.row, catalogue), balanceMinor: done.balanceMinor };
};
