import { currencyCodes, currencyIcons, type CurrencyCode } from 'assets';
import { Bitcoin, CreditCard, Landmark, Smartphone, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Readonly<Record<string, LucideIcon>> = {
  SBP: Landmark,
  CARD: CreditCard,
  PHONE: Smartphone,
  WALLET: Wallet,
  WEBMONEY: Wallet,
  YOOMONEY: Wallet,
};

const isCoin = (name: string): name is CurrencyCode => currencyCodes.some((code) => code === name);

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
  if (isCoin(image)) return <img src={currencyIcons[image]} width={size} height={size} alt="" />;
  const Icon = icons[image] ?? (crypto ? Bitcoin : Wallet);
  return <Icon aria-hidden="true" size={size} />;
};
