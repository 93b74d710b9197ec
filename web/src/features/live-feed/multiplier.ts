/** Paid back ÷ staked with two decimals, cut off, as text: "1.90". Amounts are base hundredths. */
export const multiplierText = (stakeMinor: number, payoutMinor: number): string => {
  if (stakeMinor <= 0) return '0.00';
  const hundredths = ((BigInt(payoutMinor) * 100n) / BigInt(stakeMinor)).toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
};
