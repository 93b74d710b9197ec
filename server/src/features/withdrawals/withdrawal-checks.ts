import { isGreater, type cashbox, type ClosureKind } from 'db';
import { fromBaseCeil, formatMinor } from 'games-engine';
import { wagerLeftMinor } from '../../../contract/features/wagering.ts';
import {
  MIN_WITHDRAWAL_MINOR,
  RECENT_DEPOSIT_DAYS,
  withdrawCodes,
  type WithdrawCondition,
} from '../../../contract/features/cashbox-values.ts';
import { limitText, restText, type CurrencyRate } from '../../core/hosts/stake.ts';
import { payoutUnitName } from '../../core/payments/payout-unit.ts';
import { withdrawalSum, type WithdrawalSum } from '../../core/payments/withdrawal-sum.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { isCrypto, type WithdrawalOrder } from './withdrawal-form.ts';

const DAY_MS = 86_400_000;
export const RECENT_MS = DAY_MS;
export const BETWEEN_REQUESTS_MS = 10_000;
const MAX_SMALL_A_DAY = 3;
const SMALL_BELOW_MINOR = 10n * MIN_WITHDRAWAL_MINOR;
const [CREATED, CANCELLED, REFUSED] = [1, 4, 10];

const amountText = (minor: bigint, currency: CurrencyRate): { limit: string; currency: string } => ({
  limit: formatMinor(minor),
  currency: currency.name,
});

/**
 * Prices an order. Throws CallError: 2 below the method's minimum, ABOVE_MAXIMUM, 13 below the house's, in this order,
 * each with the limit.
 */
export const priceOrder = (order: WithdrawalOrder, feePpm: number): WithdrawalSum => {
  const { amountMinor, method, currency, unit } = order;
  const sum = withdrawalSum({ amountMinor, courseMicro: currency.courseMicro, feePpm, unit });
  if (!sum || amountMinor < method.minWithdrawal)
    throw new CallError(withdrawCodes.belowMethodMinimum, {
      ...amountText(method.minWithdrawal, currency),
      message: 'belowMethodMinimum', // 2 is also the code of a guest
    });
  if (method.maxWithdrawal != null && amountMinor > method.maxWithdrawal)
    throw new CallError(withdrawCodes.aboveMaximum, amountText(method.maxWithdrawal, currency));
  if (sum.baseMinor < MIN_WITHDRAWAL_MINOR)
    throw new CallError(withdrawCodes.belowMinimum, limitText(MIN_WITHDRAWAL_MINOR, currency, 'min'));
  return sum;
};

/** Facts of a player that decide on a withdrawal. Times: ms since epoch; amounts: base hundredths. */
export interface PlayerFacts {
  isBlocked: boolean;
  closure: ClosureKind | undefined; // why play is closed to them
  lastDepositAt: number | undefined;
  wagering: { targetMinor: bigint; countedMinor: bigint };
  bonusMinor: bigint; // bonus money in play
  recent: readonly cashbox.PaymentRow[]; // withdrawals of the last day, the newest first
  waiting: readonly cashbox.PaymentRow[]; // withdrawals that nobody has decided on
  at: number;
  shownIn: CurrencyRate; // currency that the player sees amounts in
}

export const isExcluded = ({ closure }: Pick<PlayerFacts, 'closure'>): boolean =>
  closure === 'self_exclusion' || closure === 'exclusion_over';

/** CallError 3 of a player whose withdrawals the house keeps. */
const blockedRefusal = ({ isBlocked }: Pick<PlayerFacts, 'isBlocked'>): CallError | undefined =>
  isBlocked ? new CallError(withdrawCodes.blocked) : undefined;

/** Throws CallError 3. */
export const assertNotBlocked = (facts: Pick<PlayerFacts, 'isBlocked'>): void => {
  const refusal = blockedRefusal(facts);
  if (refusal) throw refusal;
};

/** Moment until which a player's last deposit lets them withdraw; undefined: there was none. */
export const depositCountsUntil = ({ lastDepositAt }: Pick<PlayerFacts, 'lastDepositAt'>): number | undefined =>
  lastDepositAt === undefined ? undefined : lastDepositAt + RECENT_DEPOSIT_DAYS * DAY_MS;

/** CallError 33: without a deposit, somebody else's money could leave through an old account. A break lifts it. */
const depositRefusal = (facts: PlayerFacts): CallError | undefined => {
  if (facts.closure !== undefined || (depositCountsUntil(facts) ?? -1) >= facts.at) return undefined;
  return new CallError(withdrawCodes.noRecentDeposit);
};

/** CallError 12 with what is left. An exclusion lifts it, and 23. */
const wageringRefusal = (facts: PlayerFacts): CallError | undefined => {
  const { wagering, shownIn } = facts;
  const leftMinor = wagerLeftMinor(wagering);
  if (isExcluded(facts) || leftMinor === 0n) return undefined;
  const restBets = formatMinor(fromBaseCeil(leftMinor, shownIn.courseMicro));
  return new CallError(withdrawCodes.wagerLeft, { restBets, currency: shownIn.name });
};

/** CallError 23. */
const bonusRefusal = (facts: PlayerFacts): CallError | undefined =>
  isExcluded(facts) || facts.bonusMinor === 0n ? undefined : new CallError(withdrawCodes.bonusInPlay);

/** A condition of every withdrawal, whatever its form. */
export interface Condition {
  name: WithdrawCondition;
  refusal: CallError | undefined; // undefined: it is met
}

/** The conditions, in the order in which they refuse: the player's checklist and the refusal are both this. */
export const conditionsOf = (facts: PlayerFacts): readonly Condition[] => [
  { name: 'identity', refusal: blockedRefusal(facts) },
  { name: 'deposit', refusal: depositRefusal(facts) },
  { name: 'wagering', refusal: wageringRefusal(facts) },
  { name: 'bonus', refusal: bonusRefusal(facts) },
];

/** Throws CallError 18: one request in ten seconds, whatever became of the last one. */
const assertSlow = ({ recent: [last], at }: PlayerFacts): void => {
  const retryAfterMs = (last?.createdAt ?? 0) + BETWEEN_REQUESTS_MS - at;
  if (retryAfterMs > 0) throw new CallError(withdrawCodes.tooFast, { retryAfterMs });
};

/**
 * Throws CallError 21. Two rules against payments that are split, so that each looks small to the desk:
 * - while a request by a payway waits, another one by it is one request with it, if both together pass no maximum;
 * - of requests of one day (cancelled and refused ones aside) no more than three are below ten times the house's minimum.
 */
const assertNotSplit = ({ recent, waiting }: PlayerFacts, order: WithdrawalOrder, sum: WithdrawalSum): void => {
  const { payway, method, currency, amountMinor } = order;
  const beside = waiting.filter(({ paywayId, state }) => paywayId === payway.id && state === CREATED);
  const together = beside.reduce((total, { amount }) => total + amount, amountMinor);
  const max = method.maxWithdrawal ?? undefined;
  if (beside.length > 0 && (max === undefined || together <= max))
    throw new CallError(withdrawCodes.split, { ...amountText(together, currency), message: 'splitWaiting' });
  const small = recent.filter(
    ({ state, baseMinor }) => state !== CANCELLED && state !== REFUSED && baseMinor < SMALL_BELOW_MINOR,
  );
  if (sum.baseMinor < SMALL_BELOW_MINOR && small.length >= MAX_SMALL_A_DAY)
    throw new CallError(withdrawCodes.split, limitText(SMALL_BELOW_MINOR, currency, 'min'));
};

/** Throws CallError QUOTE_CHANGED where it would cost more, or less would arrive, than the player confirmed. */
export const assertAsQuoted = (
  quoted: { debit: number; arrives: string } | undefined,
  { payway, method, currency }: WithdrawalOrder,
  { sum, shownIn }: { sum: WithdrawalSum; shownIn: CurrencyRate },
): void => {
  if (!quoted || (sum.debitMinor <= BigInt(quoted.debit) && !isGreater(quoted.arrives, sum.arrives))) return;
  const unit = payoutUnitName(isCrypto(payway), method.code, currency.name);
  throw new CallError(withdrawCodes.quoteChanged, {
    debit: formatMinor(fromBaseCeil(sum.debitMinor, shownIn.courseMicro)),
    currency: shownIn.name,
    arrives: `${sum.arrives} ${unit}`,
  });
};

/** Part of a balance that may leave. */
export const freeMinorOf = ({ balanceMinor, keptMinor }: { balanceMinor: bigint; keptMinor: bigint }): bigint =>
  balanceMinor - keptMinor;

/** Throws CallError 4; with what can leave where a bonus stays behind. */
export const assertCovered = (
  balance: { balanceMinor: bigint; keptMinor: bigint },
  { debitMinor }: WithdrawalSum,
  { shownIn }: Pick<PlayerFacts, 'shownIn'>,
): void => {
  const freeMinor = freeMinorOf(balance);
  if (freeMinor >= debitMinor) return;
  if (balance.keptMinor === 0n) throw new CallError(withdrawCodes.noMoney);
  throw new CallError(withdrawCodes.noMoney, {
    ...restText(freeMinor, shownIn, 'left'),
    message: 'bonusStays',
  });
};

/**
 * Throws unless the player may withdraw now. The order of all checks of a request: its form (readForm), 3, its amount
 * (priceOrder), then these: 33, 12, 23, 18, 21; the quote (assertAsQuoted); then 4, by the hold. A code of the second
 * factor is asked for before the hold, and after everything that could refuse it in vain. A break or an exclusion
 * refuses nothing, and lets fall what its player could not meet during it: the deposit, and under an exclusion the
 * wagering too.
 */
export const assertMayWithdraw = (facts: PlayerFacts, order: WithdrawalOrder, sum: WithdrawalSum): void => {
  const unmet = conditionsOf(facts).find(({ refusal }) => refusal);
  if (unmet?.refusal) throw unmet.refusal;
  assertSlow(facts);
  assertNotSplit(facts, order, sum);
};
