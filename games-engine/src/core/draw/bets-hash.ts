import { sha256Hex } from '#digest';

/** Part of a bet in the hash of a round's bets. */
export interface HashedBet {
  player: string; // the player's public id
  stakeMinor: bigint | string; // base hundredths
  choice: string; // one word: see `choiceWord` of the game
  salt: string; // 32 lower-case hex characters
}

/** A bet's line, its place counted from 1: `place:publicId:stakeMinor:choice:salt`. */
export const betLine = ({ player, stakeMinor, choice, salt }: HashedBet, index: number): string =>
  `${index + 1}:${player}:${stakeMinor}:${choice}:${salt}`;

/** SHA-256 of the lines of all bets in order of acceptance, joined with line feeds. Nothing in it is the house's choice. */
export const betsHashOf = (bets: readonly HashedBet[]): string => sha256Hex(bets.map(betLine).join('\n'));

/** Text in the place of a client seed: `betsHash:randomness`, or the hash alone where no beacon takes part. */
export const drawSeedOf = (betsHash: string, randomness: string | undefined): string =>
  randomness === undefined ? betsHash : `${betsHash}:${randomness}`;
