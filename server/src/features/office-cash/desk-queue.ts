import { cashbox, closureOf, endOfClosure, limitsOf, statsOf, userRepository, type UnitOfWork } from 'db';
import { paymentCodes, paymentStates } from '../../../contract/features/cashbox-values.ts';
import {
  officeCashCodes,
  type QueuedWithdrawal,
  type WithdrawalFacts,
} from '../../../contract/features/office-cash.contract.ts';
import { wagerLeftMinor } from '../../../contract/features/wagering.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { shownPayment } from '../../core/payments/shown-payment.ts';
import { createReview, needsApprovals, type Review } from '../../core/payments/withdrawal-review.ts';
import { riskOf } from '../../core/payments/withdrawal-risk.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const SHOWN = 100;
const ROUNDS_SHOWN = 10;

/** Nicks of staff; the program has none. */
const nickOf = async ({ db }: FeatureTools, id: bigint | null): Promise<string> =>
  id === null ? '' : ((await userRepository(db).findById(id))?.nick ?? '');

/** Whether its provider has said that it did not pay, and the money is held still. */
const hasFailed = async (em: UnitOfWork['em'], { id, state }: cashbox.PaymentRow): Promise<boolean> =>
  state === paymentStates.inProcess && (await cashbox.payoutRepository(em).find(id))?.state === 'failed';

const queuedOf = async (
  tools: FeatureTools,
  { em }: UnitOfWork,
  row: cashbox.PaymentRow,
  { review, catalogue }: { review: Review; catalogue: cashbox.CashCatalogue },
): Promise<QueuedWithdrawal> => {
  const withdrawals = cashbox.withdrawalRepository(em);
  const player = await userRepository(tools.db).findById(row.userId);
  const approvals = await withdrawals.approvals(row.id);
  return {
    payment: shownPayment(row, { catalogue, currencies: tools.currencies }),
    player: { userId: player?.publicId ?? '', nick: player?.nick ?? '' },
    risk: riskOf(review.risk),
    approvals: await Promise.all(
      approvals.map(async ({ actorId, at }) => ({ nick: await nickOf(tools, actorId), at })),
    ),
    needsApprovals: await needsApprovals(em, row),
    asked: await withdrawals.waitsForDocuments(row),
    hasFailed: await hasFailed(em, row),
  };
};

/** Withdrawals that wait for a person, the oldest first: those that failed on their way out among them. */
export const loadQueue = (tools: FeatureTools): Promise<QueuedWithdrawal[]> =>
  tools.inUnitOfWork(async (unit) => {
    const catalogue = await cashbox.loadCashCatalogue(unit.em);
    const judge = createReview(tools);
    const waiting: QueuedWithdrawal[] = [];
    for (const row of await cashbox.withdrawalRepository(unit.em).queue(SHOWN)) {
      const review = await judge(row, unit, tools.clock.now());
      waiting.push(await queuedOf(tools, unit, row, { review, catalogue }));
    }
    return waiting;
  });

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

const limitFacts = async ({ client }: UnitOfWork, userId: bigint, at: number): Promise<WithdrawalFacts['limits']> => {
  const closure = await closureOf(client, userId, at);
  const limits = await limitsOf(client, userId);
  return {
    restriction: closure?.kind ?? null,
    until: closure ? endOfClosure(closure.until) : null,
    depositLimits: limits.filter(({ kind }) => kind === 'deposit').length,
  };
};

/** Everything that a person decides a withdrawal on. Throws CallError 404. */
export const loadFacts = async (tools: FeatureTools, actorId: bigint, id: number): Promise<WithdrawalFacts> => {
  const row = await cashbox.paymentRepository(tools.em()).find(id);
  if (row?.code !== paymentCodes.withdrawal) throw new CallError(officeCashCodes.notFound);
  const { totalBetMinor: staked, wagerBetMinor } = await statsOf(tools.db.pool, row.userId); // counts up to now what the score reads
  return tools.inUnitOfWork(async (unit) => {
    const at = tools.clock.now();
    const review = await createReview(tools)(row, unit, at);
    const { facts, asked, risk } = review;
    const wagering = await cashbox.wageringOf(unit.client, row.userId, wagerBetMinor);
    const catalogue = await cashbox.loadCashCatalogue(unit.em);
    return {
      queued: await queuedOf(tools, unit, row, { review, catalogue }),
      isOwn: row.userId === actorId,
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
        value: row.purseNumber ?? '',
        firstUsedAt: facts.destinationAt,
        paidBefore: facts.paidBefore,
      },
      trail: await cashbox.paymentTrail(unit.client, row.id),
    };
  });
};
