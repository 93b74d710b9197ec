import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Currency } from 'server/contract';
import { BASE_CURRENCY, useCurrencies, useGuestCurrencyId } from './currencies.ts';
import { useSession } from './session.ts';

const ShownCurrency = createContext(BASE_CURRENCY);
const RealCurrency = createContext(BASE_CURRENCY);

/** The currency in which amounts are shown and stated: the player's, and that of their country for guests. */
export const useCurrency = (): Currency => use(ShownCurrency);

/** Finds out in which currency amounts are shown, once for everything inside. */
export const CurrencyProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const currencies = useCurrencies();
  const { status, profile } = useSession();
  const guestCurrencyId = useGuestCurrencyId(status === 'guest');
  const id = profile?.targetCurrency ?? guestCurrencyId ?? BASE_CURRENCY.id;
  const currency = currencies.find((each) => each.id === id) ?? BASE_CURRENCY;
  return (
    <RealCurrency value={currency}>
      <ShownCurrency value={currency}>{children}</ShownCurrency>
    </RealCurrency>
  );
};

/**
 * Shows amounts inside under another unit: what is no money must not look like it. The course stays, so a stake is the
 * same figure. Without a `unit` they are money, also inside of a place where they were not.
 */
export const AmountsIn = ({ unit, children }: { unit?: string | undefined; children: ReactNode }): ReactNode => {
  const real = use(RealCurrency);
  const shown = useMemo(() => (unit === undefined ? real : { ...real, name: unit }), [real, unit]);
  return <ShownCurrency value={shown}>{children}</ShownCurrency>;
};
