/** Parts of what the house earns, base hundredths; what the house gains is above zero, but for `paid`. */
export interface EarningParts {
  staked: bigint;
  paid: bigint; // to players, of bets
  bonuses: bigint;
  fees: bigint; // cost of payments
  partners: bigint;
  other: bigint; // remainders of courses, and demonstration credit
}

/** GGR: stakes less payouts as they are booked, of real and bonus money. The office has no other. */
export const grossOf = ({ staked, paid }: Pick<EarningParts, 'staked' | 'paid'>): bigint => staked - paid;

/** NGR: GGR with all that bonuses, payments, partners and the rest moved on the house's accounts. */
export const netOf = (parts: EarningParts): bigint =>
  grossOf(parts) + parts.bonuses + parts.fees + parts.partners + parts.other;
