import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** A blockchain, as far as its addresses differ. */
type Chain = 'bitcoin' | 'litecoin' | 'ethereum' | 'tron';

interface KnownNetwork {
  chain: Chain;
  network: string; // its code
  confirmations: number; // confirmations that we wait for
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

const base58 = createBase58check(sha256);
const HASH_BYTES = 20;
const WITNESS_LENGTHS = [20, 32];
const TAPROOT_BYTES = 32;

const decodeBase58 = (text: string): Uint8Array | undefined => {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
};

/** A version byte and a hash, with the double SHA-256 checksum. */
const isBase58 = (text: string, versions: readonly number[]): boolean => {
  const bytes = decodeBase58(text);
  return bytes?.length === 1 + HASH_BYTES && versions.includes(bytes[0] ?? -1);
};

/**
 * BIP 173 and BIP 350: version 0 by bech32, version 1 (taproot) by bech32m. Nobody can spend from later versions safely
 * yet, so they are none.
 */
const isSegwit = (text: string, prefix: string): boolean => {
  const [old, taproot] = [bech32.decodeUnsafe(text), bech32m.decodeUnsafe(text)];
  const decoded = old ?? taproot;
  if (!decoded || decoded.prefix !== prefix) return false;
  const [version, ...words] = decoded.words;
  const length = bech32.fromWordsUnsafe(words)?.length ?? 0;
  return old ? version === 0 && WITNESS_LENGTHS.includes(length) : version === 1 && length === TAPROOT_BYTES;
};

const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;

/** An address with the capitals that EIP-55 gives it. `digits`: 40 hexadecimal ones. */
export const checksummed = (digits: string): string => {
  const lower = digits.toLowerCase();
  const digest = Buffer.from(keccak_256(Buffer.from(lower))).toString('hex');
  const cased = [...lower].map((digit, place) =>
    Number.parseInt(digest[place] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
};

/** EIP-55. Written in one case an address has no checksum, which that standard allows. Nobody owns the address of zeros. */
const isEthereum = (text: string): boolean => {
  const digits = text.slice(2);
  if (!ETHEREUM.test(text) || /^0+$/.test(digits)) return false;
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || checksummed(digits) === text;
};

// Litecoin's old script addresses begin with 3 as Bitcoin's do: one cannot tell whose they are, so they are none.
const checks: Readonly<Record<Chain, (text: string) => boolean>> = {
  bitcoin: (text) => isBase58(text, [0x00, 0x05]) || isSegwit(text, 'bc'),
  litecoin: (text) => isBase58(text, [0x30, 0x32]) || isSegwit(text, 'ltc'),
  ethereum: isEthereum,
  tron: (text) => isBase58(text, [0x41]),
};

/** True for an address of the coin's network with a valid checksum. */
export const isCoinAddress = (coin: string, text: string): boolean => {
  const known = networkOf(coin);
  return known !== undefined && checks[known.chain](text);
};

/** An address that is right by its form and belongs to nobody. `hash`: 20 bytes. */
export const addressOfHash = (coin: string, hash: Uint8Array): string => {
  const words = [0, ...bech32.toWords(hash)];
  switch (networkOf(coin)?.chain) {
    case 'bitcoin':
      return bech32.encode('bc', words);
    case 'litecoin':
      return bech32.encode('ltc', words);
    case 'tron':
      return base58.encode(Uint8Array.from([0x41, ...hash]));
    default:
      return checksummed(Buffer.from(hash).toString('hex'));
  }
};
