import type { CryptoNetwork } from 'server/contract';

type Coin = CryptoNetwork['coins'][number];

/** A coin and the networks that it can come over, the usual one first. */
export interface CoinPlaces {
  readonly name: string;
  readonly places: readonly { readonly network: CryptoNetwork; readonly coin: Coin }[]; // one at least
}

/** Coins of all networks, each once. `last`: payways of the player's last deposits, the latest first. */
export const coinsOf = (networks: readonly CryptoNetwork[], last: readonly string[] = []): readonly CoinPlaces[] => {
  const names = [...new Set(networks.flatMap(({ coins }) => coins.map(({ name }) => name)))];
  const used = (name: string): number => {
    const at = last.findIndex((payway) => payway.startsWith(name));
    return at < 0 ? last.length : at;
  };
  return names
    .map((name) => ({
      name,
      places: networks.flatMap((network) => {
        const coin = network.coins.find((each) => each.name === name);
        return coin ? [{ network, coin }] : [];
      }),
    }))
    .toSorted((a, b) => used(a.name) - used(b.name));
};

/** Address of the page with a coin's address. */
export const coinPage = (name: string): string => `/cash/crypto?coin=${encodeURIComponent(name)}`;
