/** Bets that were played alike, counted. Of a round that is over; nothing says who placed them. */
export interface PlayedBets {
  readonly choice: unknown; // as it stands in the log
  readonly opened: number; // moves before the one that took the win, in a solo round of several steps
  readonly isPaid: boolean;
  readonly isFirst: boolean; // first bet of its round
  readonly betsOfRound: number; // 1, 2, 3 for from three to 49, 50 for that and more
  readonly share: number; // the bet's own part of all stakes of its round, to a twentieth
  readonly sideShare: number; // stakes on the same choice, likewise
  readonly count: number; // above 0
  readonly stakeMinor: number; // stakes of all of them, base hundredths
}

/** A class as it was played. */
export interface PlayedClass {
  readonly id: string;
  readonly weight: number; // number of bets; an estimate where a bet does not tell its class, then no whole number
  readonly stakeMinor: bigint; // on average, base hundredths
}

/** Played bets by their class; what has none is left out. The most played class first. */
export const playedByClass = (
  bets: Iterable<PlayedBets>,
  idOf: (bets: PlayedBets) => string | undefined,
): PlayedClass[] => {
  const sums = new Map<string, { count: number; stakeMinor: number }>();
  for (const each of bets) {
    const id = idOf(each);
    if (id === undefined) continue;
    const { count, stakeMinor } = sums.get(id) ?? { count: 0, stakeMinor: 0 };
    sums.set(id, { count: count + each.count, stakeMinor: stakeMinor + each.stakeMinor });
  }
  return [...sums]
    .map(([id, { count, stakeMinor }]) => ({ id, weight: count, stakeMinor: meanStake(stakeMinor, count) }))
    .toSorted((a, b) => b.weight - a.weight);
};

/** The mean of stakes, to the nearest hundredth, at least one. */
export const meanStake = (stakeMinor: number, count: number): bigint =>
  BigInt(Math.max(1, Math.round(stakeMinor / count)));
