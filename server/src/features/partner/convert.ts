import { accountOf, houseAccountId, partner, postTransaction, type UnitOfWork } from 'db';
import { hash } from 'node:crypto';
import {
  CONVERSION_WEEKDAY,
  conversionCodes,
  MIN_CONVERSION_MINOR,
  officePartnerCodes,
  orderStates,
  SECOND_APPROVAL_MINOR,
} from '../../../contract/features/partner-values.ts';
import { assertOtherPerson, type Decider } from '../../core/auth/staff-gate.ts';
import { limitText, type CurrencyRate } from '../../core/hosts/stake.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const DAYS_BEFORE_SUNDAY = 4; // day 0 was a Thursday

/** True on the day of the week on which conversions are decided. `day`: a Moscow day. */
export const isConversionDay = (day: number): boolean => (day + DAYS_BEFORE_SUNDAY) % 7 === CONVERSION_WEEKDAY;

type Entry = 'partner.convert' | 'partner.pay' | 'partner.return';

const post = async (
  { client }: UnitOfWork,
  kind: Entry,
  { partnerId, key, amount, at }: { partnerId: bigint; key: string; amount: bigint; at: number },
): Promise<string> => {
  const house = await houseAccountId(client, 'house.partners');
  const account = await accountOf(client, partnerId, kind === 'partner.pay' ? 'real' : 'partner');
  const toPlayer = kind === 'partner.convert' ? -amount : amount;
  const { id, status } = await postTransaction(client, {
    kind,
    scope: `partner:${partnerId}`,
    key,
    requestHash: hash('sha256', `${kind} ${amount}`, 'buffer'),
    at,
    entries: [
      { accountId: account.id, amount: toPlayer },
      { accountId: house, amount: -toPlayer },
    ],
  });
  if (status !== 'done') throw new Error(`${kind} ${key} of partner ${partnerId} was posted before`);
  return id;
};

/** A request to convert, and the currency that its partner is told the least sum in. */
export interface Conversion {
  partnerId: bigint;
  requestId: string | null;
  shownIn: CurrencyRate;
  at: number;
}

const nothing = (): CallError => new CallError(conversionCodes.nothing, { message: 'nothing' });

/** Sets all that a partner has earned aside until staff decide. A repeated request gives the first order. Throws CallError 1, 3. */
export const convertEarnings = async (
  unit: UnitOfWork,
  { partnerId, requestId, shownIn, at }: Conversion,
): Promise<partner.PartnerOrderRow> => {
  const orders = partner.partnerOrderRepository(unit.em);
  if (!(await partner.lockPartner(unit.client, partnerId))) throw nothing();
  const repeated = requestId === null ? null : await orders.ofRequest(partnerId, requestId);
  if (repeated) return repeated;
  const { balanceMinor: amount } = await accountOf(unit.client, partnerId, 'partner');
  if (amount === 0n) throw nothing();
  if (amount < MIN_CONVERSION_MINOR)
    throw new CallError(conversionCodes.below, limitText(MIN_CONVERSION_MINOR, shownIn, 'min'));
  const key = `convert:${requestId ?? at}`;
  const createdBy = await post(unit, 'partner.convert', { partnerId, key, amount, at });
  const id = await orders.add({ partnerId, requestId, amount, createdAt: at, createdBy });
  const row = await orders.find(id);
  if (!row) throw new Error(`conversion order ${id} is gone`);
  return row;
};

/** Number of approvals that an order needs, each of another person. */
export const approvalsOf = ({ amount }: Pick<partner.PartnerOrderRow, 'amount'>): number =>
  amount >= SECOND_APPROVAL_MINOR ? 2 : 1;

/** Throws CallError OWN_PARTNER, SAME_PERSON. */
export const assertNotOwn = async (unit: Pick<UnitOfWork, 'em'>, decider: Decider, userId: bigint): Promise<void> => {
  if (decider.actorId === userId) throw new CallError(officePartnerCodes.own);
  await assertOtherPerson(unit.em, decider, userId);
};

const approve = async (
  unit: UnitOfWork,
  row: partner.PartnerOrderRow,
  { decider, day, at }: { decider: Decider; day: number; at: number },
): Promise<boolean> => {
  if (!isConversionDay(day)) throw new CallError(officePartnerCodes.notWednesday);
  if (row.approvedBy.some((id) => BigInt(id) === decider.actorId)) throw new CallError(officePartnerCodes.secondPerson);
  for (const id of row.approvedBy) await assertOtherPerson(unit.em, decider, BigInt(id));
  const approvedBy = [...row.approvedBy, String(decider.actorId)];
  const orders = partner.partnerOrderRepository(unit.em);
  if (approvedBy.length < approvalsOf(row)) {
    await orders.change(row.id, { approvedBy });
    return false;
  }
  const { partnerId, amount } = row;
  const decidedBy = await post(unit, 'partner.pay', { partnerId, key: `pay:${row.id}`, amount, at });
  await orders.change(row.id, { approvedBy, status: orderStates.approved, decidedAt: at, decidedBy });
  return true;
};

/** A decision of staff. */
export interface OrderDecision {
  id: bigint;
  isApproved: boolean;
  reason: string | null; // the partner reads it
  decider: Decider;
  day: number; // Moscow day
  at: number;
}

/**
 * Pays an order into the real balance with its last approval, or gives the money back to what was earned. Throws CallError
 * 404, GONE, OWN_PARTNER, SAME_PERSON, NOT_WEDNESDAY, SECOND_PERSON.
 */
export const decideOrder = async (
  unit: UnitOfWork,
  { id, isApproved, reason, decider, day, at }: OrderDecision,
): Promise<{ row: partner.PartnerOrderRow; isComplete: boolean }> => {
  const orders = partner.partnerOrderRepository(unit.em);
  const row = await orders.lock(id);
  if (!row) throw new CallError(officePartnerCodes.notFound);
  await assertNotOwn(unit, decider, row.partnerId);
  if (row.status !== orderStates.created) throw new CallError(officePartnerCodes.gone);
  if (isApproved) return { row, isComplete: await approve(unit, row, { decider, day, at }) };
  const { partnerId, amount } = row;
  const decidedBy = await post(unit, 'partner.return', { partnerId, key: `return:${id}`, amount, at });
  await orders.change(id, { status: orderStates.rejected, decidedAt: at, decidedBy, reason });
  return { row, isComplete: true };
};
