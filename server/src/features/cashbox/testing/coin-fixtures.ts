import type { TestPlayer } from '../../../testing/test-server.ts';
import type { CashServer } from './cashbox-fixtures.ts';

/** A player with an address of a coin. */
export interface CoinPlayer {
  player: TestPlayer;
  key: string; // the simulator's key of the address
  address: string;
  minAmount: string;
}

/** The page of the simulated provider of coins. */
export const coinPage = async ({ url }: CashServer): Promise<string> => (await fetch(`${url}/sandbox/cryptapi`)).text();

const press = ({ url }: CashServer, path: string, form: Record<string, string>) =>
  fetch(`${url}/sandbox/cryptapi${path}`, { method: 'POST', body: new URLSearchParams(form) });

/** Gives somebody an address of a coin. */
export const coinPlayer = async (server: CashServer, coin = 'trc20/usdt'): Promise<CoinPlayer> => {
  const player = await server.player({ creditMinor: 0n, language: 'en' });
  const { data } = await player.request<Omit<CoinPlayer, 'player' | 'key'>>('cash:getCryptApiAddress', { coin });
  const found = new RegExp(`${data.address}</dd>.*?name="address" value="([^"]+)"`).exec(await coinPage(server));
  return { player, key: found?.[1] ?? '', ...data };
};

/** Plays who pays to an address. */
export const paysCoin = async (
  server: CashServer,
  { key }: { key: string },
  act: string,
  amount = '100.000001',
): Promise<void> => {
  await press(server, '/act', { address: key, act, amount });
};

/** Gives the newest payment to an address all of its confirmations. */
export const confirmsCoin = async (server: CashServer, { key }: { key: string }): Promise<void> => {
  const payment = new RegExp(`value="${key}"><input type="hidden" name="payment" value="([^"]+)"`);
  await press(server, '/payment', {
    address: key,
    payment: payment.exec(await coinPage(server))?.[1] ?? '',
    act: 'all',
  });
};
