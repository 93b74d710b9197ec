import { DOCUMENT_USERS } from '../../../contract/broadcast.ts';
import type { PublicUser, SharedRound } from '../../../contract/shared-round.contract.ts';

/** A player with all their stakes on a choice, base hundredths. */
export interface Staker {
  user: PublicUser;
  stakeMinor: number;
}

interface PlacedBet {
  player: string;
  stakeMinor: string;
  choice: object;
}

/** The players of the greatest stakes on a choice, as many as a document client is told of. */
export const greatestStakers = (round: SharedRound, isChosen: (choice: object) => boolean): Staker[] => {
  const stakes = new Map<string, number>();
  for (const { player, stakeMinor, choice } of round.state.context['bets'] as PlacedBet[])
    if (isChosen(choice)) stakes.set(player, (stakes.get(player) ?? 0) + Number(stakeMinor));
  return round.users
    .flatMap((user) => {
      const stakeMinor = stakes.get(user.id);
      return stakeMinor === undefined ? [] : [{ user, stakeMinor }];
    })
    .toSorted((one, other) => other.stakeMinor - one.stakeMinor)
    .slice(0, DOCUMENT_USERS);
};
