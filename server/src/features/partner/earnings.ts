import type { partner } from 'db';
import {
  cpaRows,
  MAX_SHARE_PERCENT,
  SUB_PARTNER_PERCENT,
  type PartnerPlan,
} from '../../../contract/features/partner-values.ts';

// Pure functions from the facts of referrals to the partner's money. All amounts: base hundredths, rounded down.

/** The part that the house kept: below zero while referrals are ahead. */
export const ngrOf = ({ bets, wins, bonuses, fees }: partner.PartnerFacts): bigint => bets - wins - bonuses - fees;

/** Percent of an amount; nothing of one below zero. */
const percentOf = (amount: bigint, percent: number): bigint => (amount <= 0n ? 0n : (amount * BigInt(percent)) / 100n);

/** CPA prize of one referral: of the highest row whose stakes and deposits they have reached. */
export const cpaPrizeOf = ({ bets, deposits }: Pick<partner.PartnerFacts, 'bets' | 'deposits'>): bigint =>
  cpaRows.findLast((row) => bets >= row.bet && deposits >= row.deposit)?.prize ?? 0n;

/** The sums of a plan since it began. `cpaPrizes`: of its referrals together. */
export interface PlanSums extends partner.PartnerSums {
  cpaPrizes: bigint;
}

/** By the plan's own formula, whatever the house kept. */
export const formulaOf = (plan: PartnerPlan, sums: PlanSums): bigint => {
  const { turnover, deposits, withdrawals, cpaPrizes } = sums;
  if (plan === 'turnover') return turnover;
  if (plan === 'deposit') return percentOf(deposits - withdrawals, MAX_SHARE_PERCENT);
  return plan === 'bet' ? percentOf(ngrOf(sums), MAX_SHARE_PERCENT) : cpaPrizes;
};

/** One referral's part of the formula: below zero where they are ahead. For CPA their prize. */
export const formulaPartOf = (plan: PartnerPlan, sums: partner.PartnerSums): bigint => {
  if (plan === 'turnover') return sums.turnover;
  if (plan === 'cpa') return cpaPrizeOf(sums);
  const base = plan === 'deposit' ? sums.deposits - sums.withdrawals : ngrOf(sums);
  return (base * BigInt(MAX_SHARE_PERCENT)) / 100n;
};

/**
 * The most that a formula may reach: half of what the house kept of all referrals together since the plan began; for CPA
 * all of it. Without this bound two accounts of one person would earn by losing to the house with one and winning with
 * the other, or by depositing, staking little and withdrawing.
 */
export const ceilingOf = (plan: PartnerPlan, sums: partner.PartnerFacts): bigint =>
  percentOf(ngrOf(sums), plan === 'cpa' ? 100 : MAX_SHARE_PERCENT);

/** Earned by inviting partners, of what these have earned. */
export const subEarningOf = (earnedMinor: bigint): bigint => percentOf(earnedMinor, SUB_PARTNER_PERCENT);

/** A partner's books of a plan. */
export interface Books {
  formula: bigint;
  ceiling: bigint;
  before: bigint; // booked since the plan began
  balance: bigint; // earned and not converted
}

/**
 * Gives the amount to book now. Sums that fall take back what was booked, as far as it was not converted; the rest is carried over to
 * what is earned next.
 */
export const bookingOf = ({ formula, ceiling, before, balance }: Books): bigint => {
  const due = (formula < ceiling ? formula : ceiling) - before;
  return due < -balance ? -balance : due;
};
