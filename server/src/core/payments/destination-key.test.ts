import { Address } from '@ton/core';
import { expect, it } from 'vitest';
import { destinationKeyOf, type PaidTo } from './destination-key.ts';

const secret = Buffer.alloc(32, 1);
const keyOf = (paidTo: Partial<PaidTo>): string =>
  destinationKeyOf(secret, { mask: 'address', network: null, purse: '', memo: null, ...paidTo }).toString('hex');

const ton = new Address(0, Buffer.alloc(32, 7));
const hex = '0x52908400098527886E0F7030069857D2E4169EE7';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

it.each<[what: string, paidTo: Partial<PaidTo>, spellings: string[]]>([
  [
    'a wallet of TON',
    { network: 'TON' },
    [
      ton.toRawString(),
      ton.toRawString().toUpperCase(),
      ton.toString({ bounceable: true }),
      ton.toString({ bounceable: false }),
      ton.toString({ bounceable: false, urlSafe: false }),
    ],
  ],
  ['an address of Ethereum', { network: 'ERC20' }, [hex, hex.toLowerCase(), `0x${hex.slice(2).toUpperCase()}`]],
  ['an address of Bitcoin', { network: 'BTC' }, [segwit, segwit.toUpperCase()]],
  ['a phone', { mask: 'phone' }, ['79991234567', '89991234567']],
])('%s is one destination, however it is written', (_, paidTo, spellings) => {
  expect(new Set(spellings.map((purse) => keyOf({ ...paidTo, purse }))).size).toBe(1);
});

it('another purse, memo, network or kind of purse is another destination', () => {
  const one = { network: 'TRC20', purse: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', memo: null };
  const keys = [one, { ...one, purse: one.purse.toLowerCase() }, { ...one, memo: '1' }, { ...one, network: 'BTC' }];
  const phone = { purse: '89991234567' };
  const all = [
    ...keys,
    { ...phone, mask: 'card' },
    { ...phone, mask: 'phone' },
    { purse: '889991234567', mask: 'phone' },
  ];
  expect(new Set(all.map(keyOf)).size).toBe(all.length);
});
