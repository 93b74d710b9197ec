import { createHash, createHmac } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// Made up for the film: real server seeds are random, and secret until the player rotates them.
const serverSeed = sha256('a house of glass');
const clientSeed = '5b0c94d2e1f7a386';
const nonce = 0;

const WORD_DIGITS = 8; // hex digits of one 32-bit word
const ROLLS = 10_000;

/** The film's dice round, computed by the engine's stream. Its first word is below the rejection limit. */
export const filmRound = (() => {
  const commitment = sha256(serverSeed);
  const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest('hex');
  const word = block.slice(0, WORD_DIGITS);
  const roll = Number.parseInt(word, 16) % ROLLS;
  return { serverSeed, clientSeed, nonce, commitment, block, word, roll } as const;
})();

/** The roll as a player sees it, 0.00 to 99.99. */
export const filmRoll = (filmRound.roll / 100).toFixed(2);
