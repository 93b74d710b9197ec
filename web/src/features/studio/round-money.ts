import type { RoundEvent } from 'games-engine';

interface Placed extends RoundEvent {
  player: string;
  stakeMinor: string;
}

const isPlaced = (event: RoundEvent): event is Placed => event.type === 'bet.placed';

/** Stakes of a player in these events of a round, hundredths. */
export const stakedBy = (player: string, events: readonly RoundEvent[]): bigint =>
  events
    .filter(isPlaced)
    .filter((bet) => bet.player === player)
    .reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

/** Result of these events of a round for a player so far, below zero once a stake is down. Hundredths. */
export const wonBy = (player: string, events: readonly RoundEvent[]): bigint => {
  const bets = events.filter(isPlaced);
  let won = -stakedBy(player, events);
  for (const event of events) {
    const { payoutMinor, payoutsMinor = [] } = event as { payoutMinor?: string; payoutsMinor?: readonly string[] };
    if (payoutMinor !== undefined) won += BigInt(payoutMinor);
    for (const [index, payout] of payoutsMinor.entries()) if (bets[index]?.player === player) won += BigInt(payout);
  }
  return won;
};
