import { cryptoIcons, currencyIcons } from 'assets';
import { currenciesPictures } from 'assets/currencies/pictures';
import { Coins, CreditCard, Landmark, Smartphone, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice-grid.module.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  SBP: Landmark,
  CARD: CreditCard,
  PHONE: Smartphone,
  WALLET: Wallet,
  WEBMONEY: Wallet,
  YOOMONEY: Wallet,
};

const rendered: Readonly<Record<string, { readonly url: string } | undefined>> = currenciesPictures;
const drawn: Readonly<Record<string, string>> = { ...currencyIcons, ...cryptoIcons };

/** Networks have the picture of their own coin; coins are also known by their names. */
const coinOf: Readonly<Record<string, string>> = {
  TRC20: 'TRX',
  ERC20: 'ETH',
  BEP20: 'BNB',
  Bitcoin: 'BTC',
  Ethereum: 'ETH',
  Litecoin: 'LTC',
  TRON: 'TRX',
};

/** URL of the coin of a currency or a network: rendered where it is one of ours. */
export const coinPicture = (image: string): string | undefined => {
  const code = coinOf[image] ?? image;
  return rendered[`${code.toLowerCase()}Coin`]?.url ?? drawn[code];
};

/** The picture of a way to pay, by its key: a coin of ours, or a sign of its kind. */
export const PaywayIcon = ({
  image,
  crypto,
  size = 32,
}: {
  image: string;
  crypto: boolean;
  size?: number;
}): ReactNode => {
  const coin = coinPicture(image);
  if (coin !== undefined) return <img src={coin} width={size} height={size} alt="" />;
  const Icon = icons[image] ?? (crypto ? Coins : Wallet);
  return (
    <span className={styles.sign} style={{ inlineSize: size, blockSize: size }}>
      <Icon aria-hidden="true" size={Math.round(size * 0.6)} />
    </span>
  );
};
