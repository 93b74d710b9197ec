import { isHouseSeed } from 'games-engine';
import type { Seeds } from 'server/contract';
import { randomClientSeed } from './client-seed.ts';

/** What making the player's own seed does to the world. */
export interface OwnSeedDeps {
  player: () => string | undefined; // public id of who is signed in
  seeds: () => Promise<Seeds>; // with the commitment that the house is bound to already
  setClientSeed: (clientSeed: string) => Promise<unknown>;
}

/** Seeds of before the house named its own: made by it unless a bet has been placed with them since they could be changed. */
const isOfOldHouse = ({ clientSeed, nonce }: Seeds): boolean => nonce === 0 && /^[0-9a-f]{32}$/.test(clientSeed);

/**
 * Has this browser make the client seed in the place of one that the house made, once for each player, after the
 * commitment has come. What fails holds no bet up: the record then says that the house made the seed.
 */
export const createOwnSeed = ({ player, seeds, setClientSeed }: OwnSeedDeps): (() => Promise<void>) => {
  const made = new Map<string, Promise<void>>();
  const make = async (): Promise<void> => {
    const shown = await seeds();
    if (isHouseSeed(shown.clientSeed) || isOfOldHouse(shown)) await setClientSeed(randomClientSeed());
  };
  return async () => {
    const id = player();
    if (id === undefined) return;
    const known = made.get(id) ?? make();
    made.set(id, known);
    await known.catch(() => void made.delete(id)); // the next bet tries again
  };
};
