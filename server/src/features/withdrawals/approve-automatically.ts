import { cashbox, type UnitOfWork } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { waitsForFunds } from '../../core/identity/funds-gate.ts';
import { screeningKeeps } from '../../core/identity/screening-gate.ts';
import { identityNeeded } from '../../core/identity/identity-gate.ts';
import { approveWithdrawal } from '../../core/payments/approve-withdrawal.ts';
import { createTellWithdrawal, writeOfPrice } from '../../core/payments/payment-news.ts';
import { mayPrice } from '../../core/payments/price-withdrawal.ts';
import {
  createReview,
  needsApprovals,
  reviewOne,
  type ReviewWithdrawals,
} from '../../core/payments/withdrawal-review.ts';
import { riskOf, type RiskPoint } from '../../core/payments/withdrawal-risk.ts';
import type { PayoutTools } from './payout-tools.ts';

const DAY_MS = 86_400_000;
const MAX_LOOKED_AT = 200; // at once, the newest first: the oldest may wait for a person for days

interface Candidate {
  row: cashbox.PaymentRow;
  rules: cashbox.CashRulesRow;
  at: number;
}

/**
 * True when nothing needs a look at the player: it is below the amount, and neither its destination nor its price
 * waits.
 */
const isSmall = ({ row, rules, at }: Candidate): boolean =>
  row.askedAgain == null &&
  row.state === paymentStates.created &&
  row.baseMinor < rules.automaticBelow &&
  (row.payableFrom ?? 0) <= at;

/**
 * True when the program approves a withdrawal itself. All have to hold: it is below the configured amount, and one
 * person would do; its destination does not wait; its courses may be used; no person has begun to look (approved, asked
 * for documents); its player's withdrawals are not kept; its risk is no higher than configured; and the program's
 * approvals of that player in 24 hours stay, with this one, within the configured amount.
 */
const mayApprove = async (
  unit: UnitOfWork,
  review: ReviewWithdrawals,
  candidate: Candidate,
): Promise<RiskPoint[] | undefined> => {
  const { row, rules, at } = candidate;
  if (!isSmall(candidate) || (await needsApprovals(unit, row, at)) > 1) return undefined;
  if (!(await mayPrice(unit.em, row, at))) return undefined;
  if (await cashbox.areWithdrawalsKept(unit.client, row.userId, at)) return undefined;
  if (await identityNeeded(unit, { userId: row.userId, at })) return undefined;
  if ((await waitsForFunds(unit, row)) || (await screeningKeeps(unit, row, at))) return undefined;
  const withdrawals = cashbox.withdrawalRepository(unit.em);
  const isLookedAt =
    (await withdrawals.approvals(row.id)).length > 0 || (await withdrawals.waitingForDocuments([row])).size > 0;
  if (isLookedAt) return undefined;
  const today = await withdrawals.automaticSince(row.userId, at - DAY_MS);
  if (today + row.baseMinor > rules.automaticPerDay) return undefined;
  const { risk } = await reviewOne(review, row, unit, at);
  return riskOf(risk) > rules.automaticMaxRisk ? undefined : risk;
};

/** Approves what the rules of the desk leave to the program. */
export const approveAutomatically = async (tools: PayoutTools): Promise<void> => {
  const em = tools.em();
  const rules = await cashbox.cashRulesOf(em);
  if (rules.automaticBelow === 0n) return;
  const review = createReview(tools);
  const tell = createTellWithdrawal(tools);
  const decide = async (id: number): Promise<void> => {
    const approved = await tools.inUnitOfWork(async (unit) => {
      const at = tools.clock.now();
      const row = await cashbox.paymentRepository(unit.em).lock(id);
      const points = row && (await mayApprove(unit, review, { row, rules, at }));
      if (!points) return undefined;
      await cashbox.noteRiskHits(unit.client, id, { points, at });
      const details = { risk: riskOf(points), points: points.map(({ key }) => key) };
      return approveWithdrawal(unit, id, { decider: null, details, at });
    });
    if (!approved) return;
    const payment = tell(approved.row, await cashbox.loadCashCatalogue(tools.em()));
    if (approved.isAskedAgain) await writeOfPrice(tools, approved.row.userId, payment);
  };
  const small = { belowMinor: rules.automaticBelow, at: tools.clock.now(), limit: MAX_LOOKED_AT };
  for (const id of await cashbox.withdrawalRepository(em).smallOnes(small))
    await decide(id).catch((error: unknown) =>
      tools.log.error({ err: error, paymentId: id }, 'a withdrawal could not be judged: it waits for a person'),
    );
};
