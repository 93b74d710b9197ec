import { sha256Hex } from '#digest';

/** Part of one accepted bet in a shared round's entropy. */
export interface EntropyBet {
  betId: string;
  clientSeed: string;
}

/**
 * The players' part of a shared round's draw: SHA-256 of one line "betId:clientSeed" per bet,
 * in order of acceptance, joined with line feeds. The house cannot know it while bets are taken.
 */
export const entropyOf = (bets: readonly EntropyBet[]): string => {
  let lines = '';
  for (const { betId, clientSeed } of bets) lines += `${lines === '' ? '' : '\n'}${betId}:${clientSeed}`;
  return sha256Hex(lines);
};

/** The seed before this one in a hash chain: what was published as this seed's commitment. */
export const previousInChain = (seed: string): string => sha256Hex(seed);
