/** A blockchain, as far as its addresses differ. */
export type Chain = 'bitcoin' | 'litecoin' | 'ethereum' | 'tron';

interface KnownNetwork {
  chain: Chain;
  network: string; // its code
  confirmations: number; // that we wait for
}

const networks: Readonly<Record<string, KnownNetwork>> = {
  btc: { chain: 'bitcoin', network: 'BTC', confirmations: 2 },
  ltc: { chain: 'litecoin', network: 'LTC', confirmations: 4 },
  eth: { chain: 'ethereum', network: 'ERC20', confirmations: 6 },
  erc20: { chain: 'ethereum', network: 'ERC20', confirmations: 6 },
  bep20: { chain: 'ethereum', network: 'BEP20', confirmations: 8 },
  trx: { chain: 'tron', network: 'TRC20', confirmations: 5 },
  trc20: { chain: 'tron', network: 'TRC20', confirmations: 5 },
};

/** The network of a coin: `btc`, or that of a token, `trc20/usdt`. Undefined for one whose addresses we cannot check. */
export const networkOf = (coin: string): KnownNetwork | undefined => {
  const [network = ''] = coin.split('/');
  return Object.hasOwn(networks, network) ? networks[network] : undefined;
};

/** A coin's ticker from how callbacks write it: trc20_usdt → trc20/usdt. */
export const tickerOf = (coin: string): string => coin.replace('_', '/');

/** The coins that the house takes where everything is simulated. */
export const usualCoins = ['trc20/usdt', 'erc20/usdt', 'bep20/usdt', 'btc', 'eth', 'ltc', 'trx'] as const;
