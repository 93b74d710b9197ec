import { cryptoIcons, currencyIcons } from 'assets';
import { Coins, CreditCard, Landmark, Smartphone, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Readonly<Record<string, LucideIcon>> = {
  SBP: Landmark,
  CARD: CreditCard,
  PHONE: Smartphone,
  WALLET: Wallet,
  WEBMONEY: Wallet,
  YOOMONEY: Wallet,
};

const coins: Readonly<Record<string, string>> = { ...currencyIcons, ...cryptoIcons };

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

/** The picture of a way to pay, by its key: a coin of ours, or a sign of its kind. */
export const PaywayIcon = ({
  image,
  crypto,
  size = 24,
}: {
  image: string;
  crypto: boolean;
  size?: number;
}): ReactNode => {
  const coin = coins[coinOf[image] ?? image];
  if (coin !== undefined) return <img src={coin} width={size} height={size} alt="" />;
  const Icon = icons[image] ?? (crypto ? Coins : Wallet);
  return <Icon aria-hidden="true" size={size} />;
};
