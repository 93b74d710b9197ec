import { dayOf, dayStart, finance, periodOf, recordAccountEvent, type UnitOfWork } from 'db';
import { houseDayText } from 'games-engine';
import type { CallAnswer, CallPayload } from '../../../contract/calls.ts';
import { officeFinanceCodes } from '../../../contract/features/office-finance.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { assertOtherPerson, ownAccounts, type Decider } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { countDue } from '../../core/finance/count-due.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { dayNumber } from './finance-views.ts';

type Tools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'inUnitOfWork'>;

const isCounted = async ({ db, clock }: Pick<Tools, 'db' | 'clock'>, month: number): Promise<boolean> =>
  finance.lastDayOf(month) < dayOf(clock.now()) && (await finance.openDays(db.pool, month)) === 0;

/** Throws CallError MONTH_OUT_OF_ORDER while a month before it is not closed. */
const assertInOrder = async ({ em, client }: UnitOfWork, month: number): Promise<void> => {
  const closed = await finance.financeCounts(em).closedMonths();
  const open = (await finance.financeMonths(client)).filter((each) => each < month && !closed.includes(each));
  if (open.length > 0) throw new CallError(officeFinanceCodes.outOfOrder);
};

/** Proposes to close a month. Throws CallError 400, MONTH_NOT_OVER, MONTH_OUT_OF_ORDER, PROPOSAL_WAITS. */
export const proposeMonth = async (
  tools: Tools,
  { actorId: authorId }: Decider,
  { month: text, reason }: CallPayload<'officeFinance.proposeMonth'>,
): Promise<number> => {
  const month = dayNumber(text, 'month');
  if (periodOf('month', dayStart(month)).firstDay !== month)
    throw new CallError(generalCodes.badPayload, { field: 'month' });
  await countDue(tools);
  if (!(await isCounted(tools, month))) throw new CallError(officeFinanceCodes.notOver);
  return tools.inUnitOfWork(async (unit) => {
    const { em, client } = unit;
    await finance.lockFinance(client);
    const months = finance.financeMonthRepository(em);
    if (await months.standing(month)) throw new CallError(officeFinanceCodes.proposalWaits);
    await assertInOrder(unit, month);
    const hash = await finance.hashMonth(client, month);
    const id = await months.propose({ month, hash, authorId, reason, at: tools.clock.now() });
    const details = { month: text, hash, reason };
    await recordAccountEvent(em, { userId: authorId, actorId: authorId, kind: 'finance.monthProposed', details });
    return id;
  });
};

/**
 * Closes a proposed month, or rejects that; its author can only withdraw it. Throws CallError 404, GONE, OWN_PROPOSAL,
 * SAME_PERSON, MONTH_OUT_OF_ORDER, CHANGED_SINCE.
 */
export const decideMonth = (
  { inUnitOfWork, clock }: Tools,
  decider: Decider,
  { id, isApproved, reason }: CallPayload<'officeFinance.decideMonth'>,
): Promise<void> =>
  inUnitOfWork(async (unit) => {
    const { em, client } = unit;
    const { actorId: deciderId } = decider;
    await finance.lockFinance(client);
    const months = finance.financeMonthRepository(em);
    const row = await months.lock(id);
    if (!row) throw new CallError(officeFinanceCodes.notFound);
    const { month, hash, authorId } = row;
    if (row.status !== 'proposed') throw new CallError(officeFinanceCodes.gone);
    if (isApproved) {
      if (authorId === deciderId) throw new CallError(officeFinanceCodes.ownProposal);
      await assertOtherPerson(em, decider, authorId);
      await assertInOrder(unit, month);
      if ((await finance.hashMonth(client, month)) !== hash) throw new CallError(officeFinanceCodes.changedSince);
    }
    const status = isApproved ? 'closed' : 'rejected';
    await months.decide(id, { status, deciderId, decision: reason, decidedAt: clock.now() });
    const kind = isApproved ? 'finance.monthClosed' : 'finance.monthRejected';
    const details = { month: houseDayText(month), hash, reason };
    await recordAccountEvent(em, { userId: authorId, actorId: deciderId, kind, details });
  });

/** Months with figures, as this person of the staff sees them. */
export const loadMonths = async (tools: Tools, decider: Decider): Promise<CallAnswer<'officeFinance.months'>> => {
  const em = tools.em();
  const rows = await finance.financeMonthRepository(em).list();
  const ownIds = await ownAccounts(
    em,
    decider,
    rows.map(({ authorId }) => authorId),
  );
  const months: CallAnswer<'officeFinance.months'>['months'] = [];
  for (const month of await finance.financeMonths(tools.db.pool)) {
    const row = rows.find((each) => each.month === month && each.status !== 'rejected');
    months.push({
      month: houseDayText(month),
      status: row?.status === 'closed' ? 'closed' : row ? 'proposed' : 'open',
      isOver: await isCounted(tools, month),
      id: row?.id ?? null,
      hash: row?.hash ?? null,
      author: row?.author ?? null,
      isOwn: row !== undefined && ownIds.has(row.authorId),
      reason: row?.reason ?? '',
      decider: row?.decider ?? null,
      decision: row?.decision ?? '',
      at: row ? (row.decidedAt ?? row.createdAt) : null,
    });
  }
  return { months };
};
