import type { BattlePlayer, BattleTeam } from './battle.rules.ts';

/** A player of the index. */
interface IndexedPlayer extends BattlePlayer {
  player: string; // public id
}

/**
 * Stakes of each player of a round, in parts by the last character of the public id. A bet copies one part of the index
 * only: a copy of thousands of players would cost more than all the rest of a bet.
 */
export type BattlePlayers = readonly (readonly IndexedPlayer[])[];

const PARTS = 32; // the digits and the letters of an id's last place lie apart

const partOf = (id: string): number => id.charCodeAt(id.length - 1) % PARTS;

/** The index before any bet. */
export const noPlayers: BattlePlayers = Array.from({ length: PARTS }, () => []);

/** A player's stakes in the round, or undefined before a first bet. */
export const findPlayer = (players: BattlePlayers, id: string): BattlePlayer | undefined =>
  players[partOf(id)]?.find(({ player }) => player === id);

/** The players after one more bet. */
export const withBet = (
  players: BattlePlayers,
  { player, choice, currencyId, stakeMinor }: PlayersBet,
): BattlePlayers => {
  const part = players[partOf(player)] ?? [];
  const known = part.find((each) => each.player === player);
  const next: IndexedPlayer = {
    bets: (known?.bets ?? 0) + 1,
    currencyId,
    player,
    stakeMinor: (BigInt(known?.stakeMinor ?? '0') + BigInt(stakeMinor)).toString(),
    team: choice.team,
  };
  return players.with(partOf(player), known ? part.with(part.indexOf(known), next) : [...part, next]);
};

/** Fields of a bet that the index needs. */
interface PlayersBet {
  player: string;
  choice: { team: BattleTeam };
  currencyId: number;
  stakeMinor: string; // base hundredths
}
