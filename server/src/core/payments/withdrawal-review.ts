import { cashbox, type UnitOfWork } from 'db';
import type { FeatureTools } from '../features/feature.ts';
import { DESTINATION_SECRET, destinationKeyOf } from './destination-key.ts';
import { riskPoints, type RiskPoint } from './withdrawal-risk.ts';

const DAY_MS = 86_400_000;
const [CANCELLED, REFUSED] = [4, 10];

/** What a review of a withdrawal looks at. */
export interface Review {
  asked: cashbox.AskedAbout;
  facts: cashbox.RiskFacts;
  risk: RiskPoint[];
}

/** Judges a withdrawal as it is now. */
export type ReviewWithdrawal = (row: cashbox.PaymentRow, unit: UnitOfWork, at: number) => Promise<Review>;

export const createReview = ({ secrets }: Pick<FeatureTools, 'secrets'>): ReviewWithdrawal => {
  const secret = secrets.keyFor(DESTINATION_SECRET);
  return async (row, { em, client }, at) => {
    const { payway } = await cashbox.methodById(em, row.methodId);
    const { mask = null, network = null } = payway;
    const paidTo = { mask, network, purse: row.purseNumber ?? '', memo: row.memoTag ?? null };
    const asked = { paymentId: row.id, userId: row.userId, destinationKey: destinationKeyOf(secret, paidTo), at };
    const facts = await cashbox.riskFactsOf(client, asked);
    const { twoPeopleFrom } = await cashbox.cashRulesOf(em);
    return { asked, facts, risk: riskPoints(facts, at, twoPeopleFrom) };
  };
};

/**
 * How many people have to approve: two from the configured amount on. What the player asked for in the 24 hours before
 * counts with it, cancelled and refused requests aside: nobody gets past the second person in parts.
 */
export const needsApprovals = async (
  em: UnitOfWork['em'],
  { id, userId, createdAt, baseMinor }: cashbox.PaymentRow,
): Promise<1 | 2> => {
  const { twoPeopleFrom } = await cashbox.cashRulesOf(em);
  const others = (await cashbox.withdrawalRepository(em).since(userId, createdAt - DAY_MS)).filter(
    (row) => row.id < id && row.state !== CANCELLED && row.state !== REFUSED,
  );
  return others.reduce((sum, row) => sum + row.baseMinor, baseMinor) >= twoPeopleFrom ? 2 : 1;
};
