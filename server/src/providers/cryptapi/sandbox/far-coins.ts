/** A coin as the simulated provider takes it. Amounts are decimal text. */
export interface FarCoin {
  name: string;
  minimum: string;
  tooLittle: string;
  usual: string; // what the page suggests to pay
  priceUsd: string;
  wrong: string; // another coin of the same network
}

const coin = (
  name: string,
  [tooLittle, minimum, usual]: readonly [string, string, string],
  priceUsd: string,
  wrong: string,
): FarCoin => ({ name, minimum, tooLittle, usual, priceUsd, wrong });

/** By ticker. */
export const farCoins: Readonly<Record<string, FarCoin>> = {
  btc: coin('Bitcoin', ['0.00004', '0.00008', '0.0005'], '95000', 'btc_token'),
  ltc: coin('Litecoin', ['0.001', '0.002', '0.3'], '95', 'ltc_token'),
  eth: coin('Ethereum', ['0.0005', '0.001', '0.01'], '3300', 'erc20/usdt'),
  trx: coin('TRON', ['5', '10', '100'], '0.28', 'trc20/usdt'),
  'trc20/usdt': coin('USDT', ['1', '2', '25'], '1', 'trx'),
  'erc20/usdt': coin('USDT', ['2.5', '5', '25'], '1', 'eth'),
  'bep20/usdt': coin('USDT', ['0.5', '1', '25'], '1', 'bep20/usdc'),
};
