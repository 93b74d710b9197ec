import { BATCH_MAX_RISK, officeCashCodes, type BatchLine } from '../../../contract/features/office-cash.contract.ts';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { lockWithdrawal } from '../../core/payments/approve-withdrawal.ts';
import type { RefusalReason } from '../../core/payments/refuse-withdrawal.ts';
import { createReview, needsApprovals, reviewOne } from '../../core/payments/withdrawal-review.ts';
import { riskOf } from '../../core/payments/withdrawal-risk.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { assertNotTaken } from './claims.ts';
import type { DeskActs } from './desk-acts.ts';

/** One decision on several withdrawals. */
export interface Together {
  ids: readonly number[];
  isApproved: boolean;
  why?: RefusalReason | undefined;
  reason?: string | undefined;
}

/** Throws CallError GONE, TAKEN, and ABOVE_BATCH: what two people decide, or what is risky, is looked at by itself. */
const assertSmall = async (tools: FeatureTools, decider: Staff, id: number): Promise<void> =>
  tools.inUnitOfWork(async (unit) => {
    const at = tools.clock.now();
    const row = await lockWithdrawal(unit, id);
    if (row.state !== paymentStates.created) throw new CallError(officeCashCodes.gone);
    await assertNotTaken(unit, id, { decider, at });
    const { risk } = await reviewOne(createReview(tools), row, unit, at);
    if (riskOf(risk) >= BATCH_MAX_RISK || (await needsApprovals(unit, row, at)) > 1)
      throw new CallError(officeCashCodes.aboveBatch);
  });

/** Decides withdrawals one by one, each in its own transaction by the rules of one: a line that is refused keeps no other. */
export const decideTogether = async (
  tools: FeatureTools,
  acts: DeskActs,
  { staff, lang, ...batch }: Together & { staff: Staff; lang: Language },
): Promise<BatchLine[]> => {
  const { isApproved, why = 'other', reason } = batch;
  const lines: BatchLine[] = [];
  for (const id of new Set(batch.ids)) {
    try {
      if (isApproved) await assertSmall(tools, staff, id);
      const approved = isApproved ? await acts.approve(staff, { id, reason }) : undefined;
      if (!isApproved) await acts.refuse(staff, { id, why, reason });
      lines.push({ id, outcome: !approved ? 'refused' : approved.isAskedAgain ? 'asked' : 'approved', problem: null });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const problem = tools.translate(lang, 'officeCash', String(error.code), error.details);
      lines.push({ id, outcome: 'left', problem });
    }
  }
  return lines;
};
