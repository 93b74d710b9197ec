import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressOfHash, isCoinAddress } from './coin-addresses.ts';

const right: readonly (readonly [coin: string, address: string])[] = [
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['btc', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'], // BIP 173
  ['btc', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'], // BIP 350
  ['ltc', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  ['ltc', 'MVcg9uEvtWuP5N6V48EHfEtbz48qR8TKZ9'],
  ['ltc', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'], // EIP-55
  ['erc20/usdt', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['bep20/usdt', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['erc20/usdt', '0xdbf03b407c01e7cd3cbea99509d93f8dddc8c6fb'], // one case: no checksum
  ['trc20/usdt', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['trx', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
];

const wrong: readonly (readonly [coin: string, address: string, why: string])[] = [
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'its checksum'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'its checksum'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8f3t4', 'its cases'],
  ['btc', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'an o among its signs'],
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bech32 where bech32m is due'],
  ['btc', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'its length'],
  ['btc', 'bc1sw50qgdz25j', 'a witness version that nobody can spend'],
  ['btc', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'the test network'],
  ['btc', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', "Litecoin's"],
  ['btc', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', "TRON's"],
  ['ltc', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', "Bitcoin's as well"],
  ['ltc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', "Bitcoin's"],
  ['ltc', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfeb', 'a sign that bech32 lacks'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'its checksum'],
  ['erc20/usdt', '0xFB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'its checksum'],
  ['eth', '0x0000000000000000000000000000000000000000', 'nobody owns it'],
  ['eth', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'no 0x'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'its length'],
  ['trc20/usdt', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'its checksum'],
  ['trc20/usdt', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', "Bitcoin's"],
  ['trx', '', 'empty'],
  ['trx', ` TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`, 'a space'],
  ['doge', 'D7Y55r6Yoc1G8EECxkQ6SuSjTgGJJ7M6yD', 'a coin that we do not know'],
  ['constructor', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'no coin at all'],
];

describe('an address', () => {
  it.each(right)('an address of %s is right: %s', (coin, address) => {
    expect(isCoinAddress(coin, address)).toBe(true);
  });

  it.each(wrong)('an address of %s is wrong: %s (%s)', (coin, address) => {
    expect(isCoinAddress(coin, address)).toBe(false);
  });

  it.each(['btc', 'ltc', 'eth', 'bep20/usdt', 'trx', 'trc20/usdt'])(
    'an address of %s can be made of any hash',
    (coin) => {
      for (let seed = 0; seed < 50; seed += 1) {
        const address = addressOfHash(coin, hash('sha256', `${coin} ${seed}`, 'buffer').subarray(0, 20));
        expect(isCoinAddress(coin, address)).toBe(true);
        const typo = `${address.slice(0, -1)}${address.endsWith('q') ? 'p' : 'q'}`;
        expect(isCoinAddress(coin, typo)).toBe(false);
      }
    },
  );
});
