import type { Queryable } from '../../core/pool.ts';

interface InitialPayway {
  id: number;
  name: string;
  image: string;
  network?: string;
  provider: 'cryptapi' | 'ton' | 'fiat';
  system?: 14 | 34 | 50; // system of deposits by fiat; 50 redirects
  isDepositOnly?: true;
  mask: 'phone' | 'card' | 'wallet' | 'account' | 'address';
  needsBank?: true;
  needsMemo?: true;
  currencyId: number;
  code: string; // as the provider names it
  deposit: readonly [min: bigint, max: bigint | null]; // hundredths of the currency
  withdrawal: readonly [min: bigint, max: bigint | null];
}

const [USD, RUB, KZT, UZS, TON] = [1, 2, 5, 8, 10];

const crypto = (coin: Pick<InitialPayway, 'id' | 'name' | 'image' | 'code'> & { network: string }): InitialPayway => ({
  ...coin,
  provider: 'cryptapi',
  mask: 'address',
  currencyId: USD,
  deposit: [500n, null],
  withdrawal: [2_000n, 5_000_000n],
});

const roubles = { provider: 'fiat', currencyId: RUB, withdrawal: [100_000n, 30_000_000n] } as const;
const redirect = { ...roubles, system: 50 } as const;

/** The ways to pay that a new database starts with, in the order in which they are shown. */
const initialPayways: readonly InitialPayway[] = [
  {
    id: 80,
    name: 'TON',
    image: 'TON',
    network: 'TON',
    provider: 'ton',
    mask: 'address',
    needsMemo: true,
    currencyId: TON,
    code: 'ton',
    deposit: [100n, null],
    withdrawal: [200n, 2_000_000n],
  },
  crypto({ id: 201, name: 'USDT TRC20', image: 'USDT', network: 'TRC20', code: 'trc20/usdt' }),
  crypto({ id: 202, name: 'USDT ERC20', image: 'USDT', network: 'ERC20', code: 'erc20/usdt' }),
  crypto({ id: 203, name: 'USDT BEP20', image: 'USDT', network: 'BEP20', code: 'bep20/usdt' }),
  crypto({ id: 204, name: 'Bitcoin', image: 'BTC', network: 'BTC', code: 'btc' }),
  crypto({ id: 205, name: 'Ethereum', image: 'ETH', network: 'ERC20', code: 'eth' }),
  crypto({ id: 206, name: 'Litecoin', image: 'LTC', network: 'LTC', code: 'ltc' }),
  crypto({ id: 207, name: 'TRON', image: 'TRX', network: 'TRC20', code: 'trx' }),
  {
    ...roubles,
    id: 74,
    name: 'СБП',
    image: 'SBP',
    system: 14,
    mask: 'phone',
    needsBank: true,
    code: 'sbp',
    deposit: [50_000n, 30_000_000n],
  },
  {
    ...roubles,
    id: 4,
    name: 'Банковская карта',
    image: 'CARD',
    system: 34,
    mask: 'card',
    needsBank: true,
    code: 'card',
    deposit: [100_000n, 15_000_000n],
  },
  {
    ...roubles,
    id: 97,
    name: 'СБП P2P',
    image: 'SBP',
    system: 34,
    mask: 'phone',
    needsBank: true,
    code: 'sbp',
    deposit: [100_000n, 15_000_000n],
  },
  {
    ...roubles,
    id: 98,
    name: 'Карта P2P',
    image: 'CARD',
    system: 34,
    mask: 'card',
    needsBank: true,
    code: 'card',
    deposit: [100_000n, 15_000_000n],
  },
  {
    id: 87,
    name: 'Карта KZT',
    image: 'CARD',
    provider: 'fiat',
    system: 50,
    mask: 'card',
    currencyId: KZT,
    code: 'card',
    deposit: [250_000n, 100_000_000n],
    withdrawal: [700_000n, 150_000_000n],
  },
  {
    id: 102,
    name: 'Карта UZS',
    image: 'CARD',
    provider: 'fiat',
    system: 50,
    mask: 'card',
    currencyId: UZS,
    code: 'card',
    deposit: [6_000_000n, 2_000_000_000n],
    withdrawal: [15_000_000n, 3_000_000_000n],
  },
  {
    ...redirect,
    id: 101,
    name: 'Мобильный платёж',
    image: 'PHONE',
    mask: 'phone',
    code: 'mobile',
    deposit: [10_000n, 1_500_000n],
  },
  {
    ...redirect,
    id: 7,
    name: 'WebMoney',
    image: 'WEBMONEY',
    mask: 'wallet',
    code: 'webmoney',
    deposit: [10_000n, 10_000_000n],
  },
  {
    ...redirect,
    id: 22,
    name: 'ЮMoney',
    image: 'YOOMONEY',
    mask: 'account',
    code: 'yoomoney',
    deposit: [10_000n, 10_000_000n],
  },
  {
    ...redirect,
    id: 118,
    name: 'Карта RUB',
    image: 'CARD',
    isDepositOnly: true,
    mask: 'card',
    code: 'card',
    deposit: [10_000n, 10_000_000n],
  },
];

const initialBanks = [
  'Сбербанк',
  'Т-Банк',
  'Альфа-Банк',
  'ВТБ',
  'Райффайзен Банк',
  'Газпромбанк',
  'Совкомбанк',
  'Озон Банк',
  'Россельхозбанк',
  'ПСБ',
];

/** Base units per coin, times a million: what amounts are shown by until the source of courses has answered once. */
const initialCoinCourses: Readonly<Record<string, bigint>> = {
  'trc20/usdt': 80_500_000n,
  'erc20/usdt': 80_500_000n,
  'bep20/usdt': 80_500_000n,
  btc: 7_600_000_000_000n,
  eth: 260_000_000_000n,
  ltc: 7_200_000_000n,
  trx: 23_000_000n,
  ton: 160_000_000n,
};

const addPayway = async (client: Queryable, payway: InitialPayway, position: number): Promise<void> => {
  const { id, name, image, network, provider, system, isDepositOnly, mask, needsBank, needsMemo } = payway;
  await client.query(
    `INSERT INTO payway (id, name, image, network, provider, system, deposits, withdrawals, mask, needs_bank, needs_memo, position)
     VALUES ($1, $2, $3, $4, $5, $6, true, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING`,
    [
      id,
      name,
      image,
      network ?? null,
      provider,
      system ?? null,
      !isDepositOnly,
      mask,
      needsBank ?? false,
      needsMemo ?? false,
      position,
    ],
  );
  const { currencyId, code, deposit, withdrawal } = payway;
  await client.query(
    `INSERT INTO pay_method (id, payway_id, currency_id, code, min_deposit, max_deposit, min_withdrawal, max_withdrawal)
     VALUES ($1, $1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [id, currencyId, code, ...deposit, ...withdrawal],
  );
};

/** Adds the ways to pay, banks and courses of coins that are missing; what was changed stays. */
export const seedCashCatalogue = async (client: Queryable): Promise<void> => {
  for (const [index, payway] of initialPayways.entries()) await addPayway(client, payway, index + 1);
  for (const [index, name] of initialBanks.entries())
    await client.query('INSERT INTO bank (id, name, position) VALUES ($1, $2, $1) ON CONFLICT (id) DO NOTHING', [
      index + 1,
      name,
    ]);
  for (const [code, course] of Object.entries(initialCoinCourses))
    await client.query(
      `INSERT INTO coin_course (code, course_micro, at, id) SELECT $1::text, $2::bigint, 0, coalesce(max(id), 0) + 1 FROM coin_course
       ON CONFLICT (code) DO NOTHING`,
      [code, course],
    );
};
