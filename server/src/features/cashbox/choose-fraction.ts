import { cashbox, placesOf, type UnitOfWork } from 'db';
import { randomInt } from 'node:crypto';
import { depositCodes, paymentStates } from '../../../contract/features/cashbox-values.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { tooSoon } from './deposit-refusals.ts';

export const MAX_FRACTION = 99n; // hundredths: 0 to 0.99 is added
const MAX_OWN = 2; // amounts that one player occupies among those that one typed amount can become
const MAX_TOGETHER = 10; // most that players of one device or network open together
const MAX_UNPROVEN = 70; // most for all players without a credited deposit: the others always find one

type Payment = cashbox.PaymentRow;

interface Wanted {
  paywayId: number;
  userId: bigint;
  amountMinor: bigint; // as it was typed
  at: number;
}

/** Players among these who share a device or a network with this one. */
const neighboursOf = async ({ em }: UnitOfWork, userId: bigint, userIds: readonly bigint[]): Promise<Set<bigint>> => {
  const places = await placesOf(em, [userId, ...userIds]);
  const namesOf = (id: bigint): string[] =>
    places
      .filter((place) => place.userId === id)
      .map(({ device, address }) => (device === null ? `network ${networkOf(address ?? '')}` : `device ${device}`));
  const ownNames = new Set(namesOf(userId));
  return new Set(userIds.filter((id) => namesOf(id).some((name) => ownNames.has(name))));
};

/** When the first of these is over: until then it takes its place. */
const untilOver = (payments: readonly Payment[], at: number): number =>
  Math.max(1, Math.min(...payments.map(({ expiresAt }) => expiresAt ?? at)) - at);

/** Number of sums that these occupy: a cancelled one is its player's again. */
const sumsOf = (payments: readonly Payment[]): number => new Set(payments.map(({ amount }) => amount)).size;

/** Throws CallError 19, or 4, where accounts could otherwise occupy all that an amount can become. */
const assertShare = async (unit: UnitOfWork, { userId, at }: Wanted, awaited: readonly Payment[]): Promise<void> => {
  const ownPayments = awaited.filter((payment) => payment.userId === userId);
  if (new Set(ownPayments.map(({ amount }) => amount)).size >= MAX_OWN)
    throw tooSoon(depositCodes.tooManyUnpaid, untilOver(ownPayments, at));
  const others = [...new Set(awaited.map((payment) => payment.userId))].filter((id) => id !== userId);
  const neighbours = await neighboursOf(unit, userId, others);
  const together = awaited.filter((payment) => payment.userId === userId || neighbours.has(payment.userId));
  if (sumsOf(together) >= MAX_TOGETHER) throw tooSoon(depositCodes.tooManyUnpaid, untilOver(together, at));
  const proven = await cashbox.depositRepository(unit.em).paidBefore([userId, ...others]);
  const unproven = awaited.filter((payment) => !proven.has(payment.userId));
  if (!proven.has(userId) && sumsOf(unproven) >= MAX_UNPROVEN) throw new CallError(depositCodes.noLink);
};

/**
 * A trader tells payments apart by their amounts: 0 to 0.99 is added to what was typed, so that no other awaited deposit has the
 * sum. What its player gave up before they get again. Throws CallError 4, 19. Part of one transaction.
 */
export const chooseFraction = async (unit: UnitOfWork, wanted: Wanted): Promise<bigint> => {
  const { paywayId, userId, amountMinor, at } = wanted;
  const to = amountMinor + MAX_FRACTION;
  await cashbox.lockAmounts(unit.em, paywayId);
  const awaited = await cashbox.depositRepository(unit.em).awaited(paywayId, { from: amountMinor, to, at });
  const isOwnFormer = (payment: Payment): boolean =>
    payment.userId === userId && payment.state !== paymentStates.created;
  const taken = new Set(awaited.filter((payment) => !isOwnFormer(payment)).map(({ amount }) => amount));
  const former = awaited.find((payment) => isOwnFormer(payment) && !taken.has(payment.amount));
  if (former) return former.amount;
  await assertShare(unit, wanted, awaited);
  const count = Number(MAX_FRACTION) + 1;
  const first = randomInt(count);
  const sums = Array.from({ length: count }, (_, index) => amountMinor + BigInt((first + index) % count));
  const found = sums.find((sum) => !taken.has(sum));
  if (found === undefined) throw new CallError(depositCodes.noLink);
  return found;
};
