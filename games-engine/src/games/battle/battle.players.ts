import type { BattlePlayer, BattleTeam } from './battle.rules.ts';

/**
 * What each player of a round has staked: by the last character of the public id, then by the id. A bet copies one part
 * of the index only: a single object of thousands of ids would make its copies cost more than all the rest of a round.
 */
export type BattlePlayers = Readonly<Record<string, Readonly<Record<string, BattlePlayer>>>>;

const partOf = (id: string): string => id.slice(-1);

/** What a player has staked in the round, or undefined before a first bet. */
export const findPlayer = (players: BattlePlayers, id: string): BattlePlayer | undefined => {
  const part = players[partOf(id)];
  return part && Object.hasOwn(part, id) ? part[id] : undefined; // an id may be a word that every object knows
};

/** The players after one more bet. */
export const withBet = (
  players: BattlePlayers,
  { player, choice, currencyId, stakeMinor }: PlayersBet,
): BattlePlayers => {
  const known = findPlayer(players, player);
  const next: BattlePlayer = {
    bets: (known?.bets ?? 0) + 1,
    currencyId,
    stakeMinor: (BigInt(known?.stakeMinor ?? '0') + BigInt(stakeMinor)).toString(),
    team: choice.team,
  };
  return { ...players, [partOf(player)]: { ...players[partOf(player)], [player]: next } };
};

/** What of a bet the index needs. */
interface PlayersBet {
  player: string;
  choice: { team: BattleTeam };
  currencyId: number;
  stakeMinor: string; // base hundredths
}
