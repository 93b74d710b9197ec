const WHOLE = 10_000n;

/**
 * Parts of a whole in hundredths of a percent, which sum to 10,000: each is rounded down, and what is left goes to the largest
 * remainders, the first ones of equals. Zeros where there is nothing to share.
 */
export const shownParts = (amounts: readonly bigint[]): number[] => {
  const all = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (all === 0n) return amounts.map(() => 0);
  const parts = amounts.map((amount) => Number((amount * WHOLE) / all));
  const left = Number(WHOLE) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = amounts
    .map((amount, at) => ({ at, remainder: (amount * WHOLE) % all }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1));
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
};
