import type { cashbox } from 'db';
import { wagerLeftMinor } from '../../../contract/features/wagering.ts';
import type { Profile } from '../../../contract/profile.contract.ts';

/** Stakes still missing before a withdrawal, base hundredths. */
export const needToPlaying = (wagering: cashbox.StoredWagering): bigint => wagerLeftMinor(wagering);

/**
 * Remainder of a player's deposits, base hundredths: paid in less paid out, and at most their balance, for a loss
 * leaves nothing.
 */
export const balanceByPayments = (
  { paidInMinor, paidOutMinor }: Pick<cashbox.PaymentSums, 'paidInMinor' | 'paidOutMinor'>,
  realMinor: bigint,
): bigint => {
  const left = paidInMinor - paidOutMinor;
  if (left <= 0n) return 0n;
  return left < realMinor ? left : realMinor;
};

/** The payways by which a player has paid in, by id. */
export const paymentsOf = ({ payways }: Pick<cashbox.PaymentSums, 'payways'>): number[] => [...payways];

/** Payment figures of a profile. */
export const paymentFigures = (
  wagering: cashbox.StoredWagering,
  sums: cashbox.PaymentSums,
  realMinor: bigint,
): Pick<Profile, 'needToPlaying' | 'balanceByPayments' | 'payments'> => ({
  needToPlaying: Number(needToPlaying(wagering)),
  balanceByPayments: Number(balanceByPayments(sums, realMinor)),
  payments: paymentsOf(sums),
});
