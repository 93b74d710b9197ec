import { admitDeposit, cashbox, closureOf, type UnitOfWork } from 'db';
import { parseAmount, toBase } from 'games-engine';
import { randomUUIDv7 } from 'node:crypto';
import {
  DEPOSIT_COUNTDOWN_MS,
  depositCodes,
  depositSystems,
  paymentCodes,
  paymentStates,
} from '../../../contract/features/cashbox-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { assertCourses, courseStatesOf } from '../../core/payments/course-states.ts';
import { areFundsLate } from '../../core/identity/funds-gate.ts';
import { askWhereReached } from '../../core/identity/identity-gate.ts';
import type { CurrencyRate } from '../../core/hosts/stake.ts';
import { GatewayError, type FiatGateway } from '../../core/payments/gateways.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CashTools } from './cash-tools.ts';
import { chooseFraction, MAX_FRACTION } from './choose-fraction.ts';
import { uncountDeposit } from './credit-deposit.ts';
import { fiatGatewayOf, callbackUrlOf, RETURN_PATH } from './deposit-gateways.ts';
import { closed, outOfLimits, overOwnLimit, tooSoon } from './deposit-refusals.ts';

const ASK_EVERY_MS = 3_000;
const UNPAID_COUNT_MS = 86_400_000;
const MAX_UNPAID = 5; // limit of the last day; then the next one waits
const UNPAID_WAIT_MS = 3_600_000;

/** A deposit that a player asks for. */
export interface AskedFor {
  userId: bigint;
  methodId: number;
  amount: string | number; // units of the method's currency
  requestId?: string | undefined;
}

interface Asked {
  method: cashbox.PayMethodRow;
  payway: cashbox.PaywayRow;
  currency: CurrencyRate;
  amountMinor: bigint; // hundredths of the currency
}

const findMethod = async ({ em, currencies }: CashTools, methodId: number) => {
  const { payways } = await cashbox.loadCashCatalogue(em());
  const found = payways.find(({ methods }) => methods.some(({ id }) => id === methodId));
  const method = found?.methods.find(({ id }) => id === methodId);
  const currency = method && currencies.find(method.currencyId);
  const isOn = found?.payway.isOn && found.payway.deposits && method?.isOn;
  if (!found || !method || !currency || !isOn) throw new CallError(depositCodes.noGateway);
  return { method, payway: found.payway, currency };
};

const assertInLimits = ({ method, currency, amountMinor }: Asked): void => {
  if (amountMinor < method.minDeposit) throw outOfLimits(depositCodes.belowMinimum, method.minDeposit, currency);
  if (method.maxDeposit != null && amountMinor > method.maxDeposit)
    throw outOfLimits(depositCodes.aboveMaximum, method.maxDeposit, currency);
};

/** Neither faster than one in a while, nor one after the other without paying. */
const assertPatience = async ({ em }: UnitOfWork, userId: bigint, at: number): Promise<void> => {
  const deposits = cashbox.depositRepository(em);
  const last = await deposits.lastAskedAt(userId);
  if (last !== undefined && at - last < ASK_EVERY_MS) throw tooSoon(depositCodes.tooFast, last + ASK_EVERY_MS - at);
  const unpaid = await deposits.unpaidSince(userId, at - UNPAID_COUNT_MS);
  const [newest = 0] = unpaid;
  const waits = newest + UNPAID_WAIT_MS - at;
  if (unpaid.length >= MAX_UNPAID && waits > 0) throw tooSoon(depositCodes.tooManyUnpaid, waits);
};

const add = async (
  unit: UnitOfWork,
  asked: Asked,
  { userId, requestId }: AskedFor,
  at: number,
): Promise<cashbox.PaymentRow> => {
  const { payway, method, currency } = asked;
  const { amountMinor } = asked;
  const isTrader = payway.system === depositSystems.trader;
  const amount = isTrader ? await chooseFraction(unit, { paywayId: payway.id, userId, amountMinor, at }) : amountMinor;
  const left = await admitDeposit(unit.em, { userId, amountMinor: toBase(amount, currency.courseMicro), at });
  if (left) throw overOwnLimit(left, currency);
  const payments = cashbox.paymentRepository(unit.em);
  const payment = await payments.add({
    ref: randomUUIDv7(),
    userId,
    code: paymentCodes.deposit,
    paywayId: payway.id,
    methodId: method.id,
    provider: payway.provider,
    currencyId: currency.id,
    courseMicro: currency.courseMicro,
    amount,
    askedAmount: amountMinor,
    requestId: requestId ?? null,
    expiresAt: at + DEPOSIT_COUNTDOWN_MS,
    at,
  });
  await payments.addEvent({ paymentId: payment.id, userId, kind: 'created', at });
  return payment;
};

/** Finds the deposit made under this id before; refuses another one. */
const findAsked = async (
  { em }: UnitOfWork,
  { method, amountMinor }: Asked,
  { userId, requestId }: AskedFor,
): Promise<cashbox.PaymentRow | undefined> => {
  if (requestId === undefined) return undefined;
  const existing = await cashbox.paymentRepository(em).findByRequest(userId, requestId);
  if (!existing) return undefined;
  if (existing.methodId !== method.id || (existing.askedAmount ?? existing.amount) !== amountMinor)
    throw new CallError(generalCodes.idempotencyConflict);
  return existing;
};

/** The same deposit by a trader, which its player has been shown and can still pay: it has a sum of its own already. */
const findOpen = async (
  { em }: UnitOfWork,
  { method, payway, amountMinor }: Asked,
  { userId, at }: { userId: bigint; at: number },
): Promise<cashbox.PaymentRow | undefined> => {
  if (payway.system !== depositSystems.trader) return undefined;
  const sums = { from: amountMinor, to: amountMinor + MAX_FRACTION, at };
  return (await cashbox.depositRepository(em).awaited(payway.id, sums)).find(
    (open) =>
      open.userId === userId &&
      open.methodId === method.id &&
      open.askedAmount === amountMinor &&
      open.state === paymentStates.created &&
      open.providerTransaction == null &&
      open.requisites != null &&
      (open.expiresAt ?? 0) > at,
  );
};

const refuse = async ({ atomically, clock }: CashTools, id: number): Promise<void> =>
  atomically(async (unit) => {
    const payments = cashbox.paymentRepository(unit.em);
    const payment = await payments.lock(id);
    if (!payment || payment.state !== paymentStates.created || payment.providerTransaction != null) return;
    const at = clock.now();
    await uncountDeposit(unit, payment);
    await payments.addEvent({ paymentId: id, userId: payment.userId, kind: 'failed', at });
    const over = { state: paymentStates.refused, reason: 'link', cancelledAt: at, requisites: null };
    await payments.change(id, over, at);
  });

/** Asks the provider for details. The same reference again gives the same ones: a lost answer makes no second payment. */
const open = async (
  tools: CashTools,
  gateway: FiatGateway,
  { payment, asked }: { payment: cashbox.PaymentRow; asked: Asked },
): Promise<cashbox.PaymentRow> => {
  const { gateways, siteUrl, em, clock, log } = tools;
  try {
    const details = await gateway.open({
      reference: payment.ref,
      amountMinor: payment.amount,
      currency: asked.currency.name,
      method: asked.method.code,
      callbackUrl: callbackUrlOf(gateways.origin(gateway.id), gateway.id),
      returnUrl: siteUrl() + RETURN_PATH,
    });
    return await cashbox.paymentRepository(em()).change(payment.id, { requisites: { ...details } }, clock.now());
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, provider: gateway.id }, 'a provider made no payment');
    await refuse(tools, payment.id);
    throw new CallError(depositCodes.noLink);
  }
};

/**
 * Asks for a deposit. First everything that needs no provider, in this order: payway, amount, breaks, a proof of identity, haste, unpaid ones,
 * the player's own limits, all with the row in one transaction; then the provider. Throws CallError.
 */
export const askDeposit = async (tools: CashTools, wanted: AskedFor): Promise<cashbox.PaymentRow> => {
  const { gateways, atomically, clock } = tools;
  const found = await findMethod(tools, wanted.methodId);
  const gateway = fiatGatewayOf(gateways, found.payway);
  if (!gateway) throw new CallError(depositCodes.noGateway);
  const amountMinor = parseAmount(wanted.amount);
  if (amountMinor === undefined) throw new CallError(generalCodes.badPayload, { field: 'amount' });
  const asked = { ...found, amountMinor };
  assertInLimits(asked);
  const payment = await atomically(async (unit) => {
    await cashbox.lockPlayer(unit.em, wanted.userId);
    const at = clock.now();
    const existing = await findAsked(unit, asked, wanted);
    if (existing) return existing;
    assertCourses(await courseStatesOf(unit.em, at), { currency: asked.currency.name, coin: undefined });
    const closure = await closureOf(unit.em, wanted.userId, at);
    if (closure) throw closed(closure);
    const open = await findOpen(unit, asked, { userId: wanted.userId, at });
    if (open) return open;
    if (await areFundsLate(unit, wanted.userId)) throw new CallError(depositCodes.fundsLate);
    if (await askWhereReached(unit, { userId: wanted.userId, at, withOpen: true })) return undefined; // asked, not rolled back
    await assertPatience(unit, wanted.userId, at);
    return add(unit, asked, wanted, at);
  });
  if (!payment) throw new CallError(depositCodes.identity);
  if (payment.requisites != null) return payment;
  if (payment.state !== paymentStates.created) throw new CallError(depositCodes.noLink);
  return open(tools, gateway, { payment, asked });
};
