import { accountAutomation, cashbox, closuresOf, type UnitOfWork } from 'db';
import { automationPoints, noAutomation } from '../automation/automation-score.ts';
import type { FeatureTools } from '../features/feature.ts';
import { DESTINATION_SECRET, destinationKeyOf } from './destination-key.ts';
import { openDestination } from './sealed-destination.ts';
import { riskPoints, riskWeights, type RiskPoint } from './withdrawal-risk.ts';

/** Withdrawal under review, with its history. */
export interface Review {
  asked: cashbox.AskedAbout;
  facts: cashbox.RiskFacts;
  risk: RiskPoint[];
}

/** Judges withdrawals as they are now, by their ids. */
export type ReviewWithdrawals = (
  rows: readonly cashbox.PaymentRow[],
  unit: UnitOfWork,
  at: number,
) => Promise<Map<number, Review>>;

export const createReview = ({ secrets }: Pick<FeatureTools, 'secrets'>): ReviewWithdrawals => {
  const secret = secrets.keyFor(DESTINATION_SECRET);
  const keyOf = async (em: UnitOfWork['em'], row: cashbox.PaymentRow): Promise<Uint8Array> => {
    if (row.destinationKey != null) return row.destinationKey;
    const { payway } = await cashbox.methodById(em, row.methodId); // for withdrawals older than the keys of destinations
    const { mask = null, network = null } = payway;
    return destinationKeyOf(secret, { mask, network, ...openDestination(secrets, row) });
  };
  return async (rows, { em, client }, at) => {
    const asked: cashbox.AskedAbout[] = [];
    for (const row of rows)
      asked.push({ paymentId: row.id, userId: row.userId, destinationKey: Buffer.from(await keyOf(em, row)), at });
    const factsOf = await cashbox.riskFactsOfAll(client, asked);
    const automationOf = await accountAutomation(
      client,
      asked.map(({ userId }) => userId),
      at,
    );
    const { twoPeopleFrom: largeFromMinor } = await cashbox.cashRulesOf(em);
    const weights = riskWeights(await cashbox.riskWeightsOf(em));
    const reviews = asked.map((one): [number, Review] => {
      const facts = factsOf.get(one.paymentId);
      if (!facts) throw new Error(`there is no withdrawal ${one.paymentId} of user ${one.userId}`);
      const signals = automationPoints({ ...noAutomation, ...automationOf.get(one.userId) });
      const automation = signals.map((signal) => ({ ...signal, points: weights[signal.key] }));
      const risk = [...riskPoints(facts, { at, largeFromMinor, weights }), ...automation];
      return [one.paymentId, { asked: one, facts, risk }];
    });
    return new Map(reviews);
  };
};

/** Judges one withdrawal as it is now. */
export const reviewOne = async (
  review: ReviewWithdrawals,
  row: cashbox.PaymentRow,
  unit: UnitOfWork,
  at: number,
): Promise<Review> => {
  const found = (await review([row], unit, at)).get(row.id);
  if (!found) throw new Error(`withdrawal ${row.id} was not reviewed`);
  return found;
};

/**
 * Number of approvals: two from the configured amount on. The player's requests of the 24 hours before count with it,
 * cancelled and refused ones aside: nobody gets past the second person in parts. Two as well for a player who asked
 * while play was closed to them, or to whom it is closed now, unless the money goes back to where a deposit came from:
 * a break lifts the rules that would keep it.
 */
export const approvalsNeeded = async (
  { em, client }: UnitOfWork,
  rows: readonly cashbox.PaymentRow[],
  at: number,
): Promise<Map<number, 1 | 2>> => {
  const closures = await closuresOf(em, [...new Set(rows.map(({ userId }) => userId))], at);
  const factsOf = await cashbox.approvalFactsOf(
    client,
    rows.map(({ id }) => id),
  );
  const { twoPeopleFrom } = await cashbox.cashRulesOf(em);
  const needed = ({ id, userId, baseMinor, closure }: cashbox.PaymentRow): 1 | 2 => {
    const { isWayBack = false, earlierMinor = 0n } = factsOf.get(id) ?? {};
    const isClosed = closure != null || closures.has(userId);
    return (isClosed && !isWayBack) || baseMinor + earlierMinor >= twoPeopleFrom ? 2 : 1;
  };
  return new Map(rows.map((row) => [row.id, needed(row)]));
};

/** Number of approvals that one withdrawal needs. */
export const needsApprovals = async (unit: UnitOfWork, row: cashbox.PaymentRow, at: number): Promise<1 | 2> =>
  (await approvalsNeeded(unit, [row], at)).get(row.id) ?? 2;
