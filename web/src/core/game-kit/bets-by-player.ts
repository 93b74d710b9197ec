import type { PublicUser } from 'server/contract';
import type { PublicBet } from './use-shared-round.ts';

/** A player with all that they have staked. */
export interface PlayerBets<Bet extends PublicBet = PublicBet> {
  key: string; // the player's public id
  user: PublicUser | undefined;
  amountMinor: bigint; // base hundredths
  bets: readonly Bet[]; // in order of acceptance
}

const byAmount = (a: PlayerBets, b: PlayerBets): number =>
  a.amountMinor === b.amountMinor ? 0 : a.amountMinor > b.amountMinor ? -1 : 1;

/** Bets gathered by player, the greatest stake first; equal stakes in order of their first bets. */
export const betsByPlayer = <Bet extends PublicBet>(
  bets: readonly Bet[],
  users: ReadonlyMap<string, PublicUser>,
): PlayerBets<Bet>[] => {
  const players = new Map<string, Bet[]>();
  for (const bet of bets) {
    const known = players.get(bet.player);
    if (known) known.push(bet);
    else players.set(bet.player, [bet]);
  }
  return [...players]
    .map(([key, own]) => ({
      key,
      user: users.get(key),
      amountMinor: own.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n),
      bets: own,
    }))
    .sort(byAmount);
};
