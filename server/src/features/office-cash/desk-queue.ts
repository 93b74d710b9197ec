import { cashbox, closureOf, endOfClosure, limitsOf, statsOf, UserEntity, type UnitOfWork } from 'db';
import { paymentCodes, paymentStates } from '../../../contract/features/cashbox-values.ts';
import {
  officeCashCodes,
  type QueuedWithdrawal,
  type WithdrawalFacts,
} from '../../../contract/features/office-cash.contract.ts';
import { wagerLeftMinor } from '../../../contract/features/wagering.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Currencies } from '../../core/hosts/stake.ts';
import { shownPayment } from '../../core/payments/shown-payment.ts';
import { approvalsNeeded, createReview, type Review } from '../../core/payments/withdrawal-review.ts';
import { riskOf } from '../../core/payments/withdrawal-risk.ts';
import { isSamePerson, ownAccounts, type Decider } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const SHOWN = 100;
const ROUNDS_SHOWN = 10;

/** Tools of the queue: every statement is one of its transaction. */
type QueueTools = Pick<FeatureTools, 'inUnitOfWork' | 'clock' | 'secrets'> & { currencies: Currencies };

interface Queued {
  queued: QueuedWithdrawal;
  review: Review;
}

/** Withdrawals as the desk shows them. The number of statements does not depend on the number of withdrawals. */
const queuedOf = async (
  tools: QueueTools,
  unit: UnitOfWork,
  { rows, actorId }: { rows: readonly cashbox.PaymentRow[]; actorId: bigint },
): Promise<Queued[]> => {
  const { em } = unit;
  const at = tools.clock.now();
  const withdrawals = cashbox.withdrawalRepository(em);
  const ids = rows.map(({ id }) => id);
  const catalogue = await cashbox.loadCashCatalogue(em);
  const reviews = await createReview(tools)(rows, unit, at);
  const needed = await approvalsNeeded(unit, rows, at);
  const approvals = await withdrawals.approvalsOfAll(ids);
  const waiting = await withdrawals.waitingForDocuments(rows);
  const failed = await cashbox.payoutRepository(em).failedOf(ids);
  const claims = await cashbox.withdrawalClaims(em).liveOf(ids, at);
  const approvers = [...approvals.values()].flatMap((list) => list.map((one) => one.actorId));
  const takers = [...claims.values()].map((one) => one.actorId);
  const people = new Set([...rows.map(({ userId }) => userId), ...approvers, ...takers].filter((id) => id !== null));
  const found = await em.find(UserEntity, { id: { $in: [...people] } }, { fields: ['publicId', 'nick'] });
  const users = new Map(found.map((user) => [user.id, user]));
  const nickOf = (id: bigint | null): string => (id === null ? '' : (users.get(id)?.nick ?? '')); // the program has none
  return rows.flatMap((row): Queued[] => {
    const review = reviews.get(row.id);
    if (!review) return [];
    const claim = claims.get(row.id);
    const queued: QueuedWithdrawal = {
      payment: shownPayment(row, { catalogue, currencies: tools.currencies }),
      player: { userId: users.get(row.userId)?.publicId ?? '', nick: nickOf(row.userId) },
      risk: riskOf(review.risk),
      approvals: (approvals.get(row.id) ?? []).map(({ actorId: approverId, at: approvedAt }) => ({
        nick: nickOf(approverId),
        at: approvedAt,
      })),
      needsApprovals: needed.get(row.id) ?? 2,
      asked: waiting.has(row.id),
      hasFailed: row.state === paymentStates.inProcess && failed.has(row.id),
      takenBy: claim ? { nick: nickOf(claim.actorId), until: claim.until, isOwn: claim.actorId === actorId } : null,
    };
    return [{ queued, review }];
  });
};

/** Withdrawals that wait for a person, the oldest first: those that failed on their way out among them. */
export const loadQueue = (tools: QueueTools, { actorId }: Pick<Decider, 'actorId'>): Promise<QueuedWithdrawal[]> =>
  tools.inUnitOfWork(async (unit) => {
    const rows = await cashbox.withdrawalRepository(unit.em).queue(SHOWN);
    return (await queuedOf(tools, unit, { rows, actorId })).map(({ queued }) => queued);
  });

/** Accounts of those who have approved a withdrawal so far. */
const approversOf = async ({ em }: UnitOfWork, id: number): Promise<(bigint | null)[]> =>
  (await cashbox.withdrawalRepository(em).approvals(id)).map(({ actorId }) => actorId);

const playFacts = async (
  { client }: UnitOfWork,
  userId: bigint,
): Promise<Pick<WithdrawalFacts, 'byGame' | 'rounds'>> => ({
  byGame: (await cashbox.playedByGame(client, userId)).map(({ game, bets, stakedMinor, paidMinor }) => ({
    game,
    bets,
    staked: Number(stakedMinor),
    paid: Number(paidMinor),
  })),
  rounds: (await cashbox.biggestWins(client, userId, ROUNDS_SHOWN)).map(({ stakedMinor, paidMinor, ...round }) => ({
    ...round,
    staked: Number(stakedMinor),
    paid: Number(paidMinor),
  })),
});

const limitFacts = async ({ em }: UnitOfWork, userId: bigint, at: number): Promise<WithdrawalFacts['limits']> => {
  const closure = await closureOf(em, userId, at);
  const limits = await limitsOf(em, userId);
  return {
    restriction: closure?.kind ?? null,
    until: closure ? endOfClosure(closure.until) : null,
    depositLimits: limits.filter(({ kind }) => kind === 'deposit').length,
  };
};

/** Everything that a person decides a withdrawal on. Throws CallError 404. */
export const loadFacts = async (tools: FeatureTools, staff: Decider, id: number): Promise<WithdrawalFacts> => {
  const row = await cashbox.paymentRepository(tools.em()).find(id);
  if (row?.code !== paymentCodes.withdrawal) throw new CallError(officeCashCodes.notFound);
  const { totalBetMinor: staked, wagerBetMinor } = await statsOf(tools.db.pool, row.userId); // counts up to now what the score reads
  return tools.inUnitOfWork(async (unit) => {
    const at = tools.clock.now();
    const [shown] = await queuedOf(tools, unit, { rows: [row], actorId: staff.actorId });
    if (!shown) throw new CallError(officeCashCodes.notFound);
    const { queued, review } = shown;
    const { facts, asked, risk } = review;
    const wagering = await cashbox.wageringOf(unit.client, row.userId, wagerBetMinor);
    return {
      queued,
      isOwn: await isSamePerson(unit.em, staff, row.userId),
      isApprover: (await ownAccounts(unit.em, staff, await approversOf(unit, row.id))).size > 0,
      isBlocked: facts.isBlocked,
      risk,
      deposits: {
        count: facts.depositCount,
        total: Number(facts.depositMinor),
        lastAt: facts.lastDepositAt,
      },
      withdrawals: { count: facts.withdrawalCount, total: Number(facts.withdrawalMinor) },
      wagering: { left: Number(wagerLeftMinor(wagering)), counted: Number(staked) },
      ...(await playFacts(unit, row.userId)),
      shared: await cashbox.sharedWith(unit.client, asked),
      limits: await limitFacts(unit, row.userId, at),
      kyc: facts.kyc,
      destination: {
        value: queued.payment.purseNumber ?? '',
        firstUsedAt: facts.destinationAt,
        paidBefore: facts.paidBefore,
      },
      trail: await cashbox.paymentTrail(unit.client, row.id),
    };
  });
};
