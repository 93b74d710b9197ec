// Apart from the schemas: pages show these values too.

/** The bonus that shares of a rain are granted as. */
export const RAIN_ID = 'rain';

/** The least amount of a rain, base hundredths. */
export const MIN_RAIN_MINOR = 10_000n;

/** Minutes between the announcement of a player's rain and its distribution. */
export const RAIN_MINUTES = 5;

/**
 * The published rule. All of it lies before the announcement: what somebody does because of a rain changes nothing.
 */
export const rainRule = {
  talkMinutes: 60, // window before the announcement
  messages: 3, // different ones, at most one a minute counts
  letters: 5, // characters of a message that counts
  playedMinor: 50_000n, // least stakes of real money on the Moscow day of the announcement and the one before
} as const;

/** Everybody's share, base hundredths, and what goes back because it cannot be divided. */
export const rainShares = (amountMinor: bigint, people: number): { shareMinor: bigint; restMinor: bigint } => {
  const shareMinor = people === 0 ? 0n : amountMinor / BigInt(people);
  return { shareMinor, restMinor: amountMinor - shareMinor * BigInt(people) };
};
