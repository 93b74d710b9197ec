import { FairStream, type IntSource } from 'games-engine';

/** Randomness of one play-money round: the stream of real rounds, from a seed that this browser makes and forgets. */
export const localSource = (): IntSource => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  const serverSeed = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return new FairStream({ serverSeed, clientSeed: '', nonce: 0 });
};
