import { cashbox, staff as people, type UnitOfWork } from 'db';
import { officeLooseCodes } from '../../../contract/features/cashbox.contract.ts';
import { assertOtherPerson, isSamePerson, type Decider } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CashTools } from './cash-tools.ts';
import { giveLoose } from './give-loose.ts';
import { refunderOf } from './refund-loose.ts';
import { REFUND } from './settle-deposit.ts';
import { noteSource, tellCredited } from './take-payment.ts';

interface Unmatched {
  id: number;
  reason: string;
}

/** Money of an unmatched line, locked. Throws CallError 404, GONE for what is not ours to give now. */
const lockMoney = async ({ em }: UnitOfWork, id: number): Promise<cashbox.ProviderPaymentRow> => {
  const repository = cashbox.providerPaymentRepository(em);
  const row = await repository.lockById(id);
  if (!row) throw new CallError(officeLooseCodes.notFound);
  const isOurs = row.state === 'confirmed' && row.creditedBy == null;
  const isHeld = row.problem === 'course' || row.problem === REFUND; // credited by itself, or on its way back
  if (!isOurs || isHeld || (await repository.isReversed(row))) throw new CallError(officeLooseCodes.gone);
  return row;
};

/** Throws CallError OWN_MONEY: nobody gives to themselves. */
const assertNotTheirs = async (em: UnitOfWork['em'], decider: Decider, userId: bigint): Promise<void> => {
  if (await isSamePerson(em, decider, userId)) throw new CallError(officeLooseCodes.ownMoney);
};

type Act = Omit<cashbox.NewLooseAct, 'authorId' | 'at'>;

/** Proposes an act, or closes a line. Throws CallError PROPOSAL_WAITS while the line has one. */
const add = async ({ em }: UnitOfWork, { actorId }: Decider, act: Act, at: number): Promise<number> => {
  const id = await cashbox.looseActRepository(em).add({ ...act, authorId: actorId, at });
  if (id === undefined) throw new CallError(officeLooseCodes.proposalWaits);
  const { kind, list, line, reason } = act;
  const event = { paymentId: null, userId: null, actorId, details: { list, line, reason }, at };
  const words = { give: 'give_proposed', refund: 'refund_proposed', close: 'loose_closed' } as const;
  await cashbox.paymentRepository(em).addEvent({ ...event, kind: words[kind] });
  return id;
};

/** Proposes that a player gets an unmatched payment. */
export const proposeGive = (
  { atomically, clock }: CashTools,
  author: Decider,
  { id, account, reason }: Unmatched & { account: string },
): Promise<number> =>
  atomically(async (unit) => {
    await lockMoney(unit, id);
    const userId = await people.findPerson(unit.em, account);
    if (userId === undefined) throw new CallError(officeLooseCodes.notFound);
    await assertNotTheirs(unit.em, author, userId);
    const act = { kind: 'give', list: 'unmatched', line: String(id), providerPaymentId: id, userId, reason } as const;
    return add(unit, author, act, clock.now());
  });

/** Proposes that an unmatched payment goes back. Throws CallError NO_REFUNDS too. */
export const proposeRefund = (tools: CashTools, author: Decider, { id, reason }: Unmatched): Promise<number> =>
  tools.atomically(async (unit) => {
    const { provider } = await lockMoney(unit, id);
    if (!refunderOf(tools, provider)) throw new CallError(officeLooseCodes.noRefunds);
    const act = { kind: 'refund', list: 'unmatched', line: String(id), providerPaymentId: id, reason } as const;
    return add(unit, author, act, tools.clock.now());
  });

/** Closes a line that nothing more is to be done about. Throws CallError PROPOSAL_WAITS, GONE. */
export const closeLine = (
  { atomically, clock }: CashTools,
  author: Decider,
  { list, line, reason }: Pick<Act, 'list' | 'line' | 'reason'>,
): Promise<number> =>
  atomically(async (unit) => {
    if (list === 'unmatched') await lockMoney(unit, Number(line));
    return add(unit, author, { kind: 'close', list, line, reason }, clock.now());
  });

/** An act in this state, locked after the money that it is about. */
const lockAct = async (
  { em }: UnitOfWork,
  id: number,
  status: cashbox.NamedLooseAct['status'],
): Promise<NonNullable<Awaited<ReturnType<ReturnType<typeof cashbox.looseActRepository>['lock']>>>> => {
  const act = await cashbox.looseActRepository(em).lock(id);
  if (!act) throw new CallError(officeLooseCodes.notFound);
  if (act.status !== status) throw new CallError(officeLooseCodes.gone);
  return act;
};

interface Decision {
  id: number;
  isApproved: boolean;
  reason: string;
}

/** Does what was agreed on. What it changes of the act. */
const approve = async (
  tools: CashTools,
  unit: UnitOfWork,
  { act, decider, at }: { act: cashbox.LooseActRow; decider: Decider; at: number },
): Promise<{ changes: cashbox.LooseActChanges; credited?: cashbox.PaymentRow }> => {
  const { em } = unit;
  await assertOtherPerson(em, decider, act.authorId);
  const row = await lockMoney(unit, act.providerPaymentId ?? 0);
  if (act.kind === 'refund') {
    await cashbox.providerPaymentRepository(em).change(row.id, { problem: REFUND });
    return { changes: { status: 'sending', nextAt: at } };
  }
  const userId = act.userId ?? 0n;
  await assertNotTheirs(em, decider, userId);
  const details = { reason: act.reason, act: act.id };
  const credited = await giveLoose(unit, { row, userId, actorId: decider.actorId, details, at });
  const { provider, transaction: transactionId } = row;
  await noteSource(tools, unit, { provider, seen: { transactionId }, credited });
  await tellCredited(tools, unit, credited);
  return { changes: { status: 'done', doneAt: at, paymentId: credited.id }, credited };
};

/** Decides on a proposal, once. Throws CallError 404, GONE, OWN_PROPOSAL, SAME_PERSON, OWN_MONEY and what giving refuses by. */
export const decideLoose = async (
  tools: CashTools,
  decider: Decider,
  { id, isApproved, reason }: Decision,
): Promise<void> => {
  const credited = await tools.atomically(async (unit) => {
    const { em } = unit;
    const at = tools.clock.now();
    const { actorId } = decider;
    const act = await lockAct(unit, id, 'proposed');
    if (isApproved && act.authorId === actorId) throw new CallError(officeLooseCodes.ownProposal);
    const done = isApproved
      ? await approve(tools, unit, { act, decider, at })
      : { changes: { status: 'rejected' } as const };
    const decided = { deciderId: actorId, decision: reason, decidedAt: at };
    await cashbox.looseActRepository(em).change(id, { ...done.changes, ...decided });
    const kind = `${act.kind}_${isApproved ? 'approved' : 'rejected'}`;
    const details = { list: act.list, line: act.line, reason };
    await cashbox.paymentRepository(em).addEvent({ paymentId: null, userId: null, kind, actorId, details, at });
    return 'credited' in done ? done.credited : undefined;
  });
  if (credited) await tools.pushPayment(credited);
};

/** Puts a closed line back into its list. Throws CallError 404, GONE. */
export const reopenLine = (
  { atomically, clock }: CashTools,
  { actorId }: Decider,
  { id, reason }: Pick<Decision, 'id' | 'reason'>,
): Promise<void> =>
  atomically(async (unit) => {
    const at = clock.now();
    const act = await lockAct(unit, id, 'done');
    if (act.kind !== 'close') throw new CallError(officeLooseCodes.gone);
    const decided = { deciderId: actorId, decision: reason, decidedAt: at };
    await cashbox.looseActRepository(unit.em).change(id, { status: 'reopened', ...decided });
    const details = { list: act.list, line: act.line, reason };
    const event = { paymentId: null, userId: null, kind: 'loose_reopened', actorId, details, at };
    await cashbox.paymentRepository(unit.em).addEvent(event);
  });
