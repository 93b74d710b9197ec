import type { ClassicStake } from './classic.rules.ts';

/** A bet as its player's share is made of. */
export interface ClassicShareBet extends ClassicStake {
  readonly betId: string;
  readonly player: string;
}

/** The tickets of one bet, first and last. */
export interface ClassicTickets {
  betId: string;
  from: number;
  to: number;
}

/** What one player holds of a round. */
export interface ClassicShare {
  player: string; // public id
  stakeMinor: bigint; // all stakes of the player, base hundredths: as many tickets
  tickets: readonly ClassicTickets[]; // by bet, in order
  sharePpm: number; // chance to win in millionths, floored
}

/** What every player holds, in the order of their first bets. Ticket numbers are from 1 to the pot in hundredths. */
export const classicShares = (bets: readonly ClassicShareBet[]): ClassicShare[] => {
  const held = new Map<string, { stakeMinor: bigint; tickets: ClassicTickets[] }>();
  let potMinor = 0n;
  for (const { betId, player, stakeMinor } of bets) {
    const stake = BigInt(stakeMinor);
    const tickets = { betId, from: Number(potMinor) + 1, to: Number(potMinor + stake) };
    potMinor += stake;
    const own = held.get(player);
    held.set(player, {
      stakeMinor: (own?.stakeMinor ?? 0n) + stake,
      tickets: own ? [...own.tickets, tickets] : [tickets],
    });
  }
  return [...held].map(([player, { stakeMinor, tickets }]) => ({
    player,
    stakeMinor,
    tickets,
    sharePpm: Number((stakeMinor * 1_000_000n) / potMinor),
  }));
};
