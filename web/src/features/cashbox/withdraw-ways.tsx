import { lazy, Suspense, useState, type ReactNode } from 'react';
import { DEFAULT_PAYWAY, type Payway, type SavedDestination, type WithdrawChecklist } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { isMiniApp } from '../../core/site/site-links.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { DESTINATIONS, lastFirst, useCashQuery } from './cash-query.ts';
import { usePaywayName } from '../../core/payments/payment-names.ts';
import styles from './cashbox.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { CurrencyField } from './fields.tsx';
import { LoadError, Loading, PausedNote } from './notes.tsx';
import { PaywayIcon } from './payway-icon.tsx';
import type { SavedDestinationsProps } from './saved-destinations.tsx';

const WithdrawForm = lazy(async () => ({ default: (await import('./withdraw-form.tsx')).WithdrawForm }));
const SavedDestinations = lazyPart<SavedDestinationsProps>(
  async () => (await import('./saved-destinations.tsx')).SavedDestinations,
);

const FEW_WAYS = 4;

const PaywayChoice = ({
  payways,
  value,
  onChange,
}: {
  payways: readonly Payway[];
  value: number | undefined;
  onChange(id: number): void;
}): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const cash = useMessages('cashbox', 'main');
  const paywayName = usePaywayName();
  return (
    <ChoiceGrid
      label={t('method')}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      few={FEW_WAYS}
      isWide
      choices={payways.map(({ id, name, image, crypto, network, currency, paused }) => ({
        id: String(id),
        name: paywayName(name),
        note: paused ? cash('paused.note') : (network ?? currency.name),
        icon: <PaywayIcon image={image} crypto={crypto === 1} />,
      }))}
    />
  );
};

export interface WaysProps {
  list: WithdrawChecklist | undefined;
  last: readonly { readonly id: number }[];
}

/** A saved destination or a method, and the form. */
export const WithdrawWays = ({ list, last }: WaysProps): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const { currency } = useMoney();
  const [chosen, setChosen] = useState<number>();
  const [saved, setSaved] = useState<SavedDestination>();
  const request = { currency: currency.id, isMiniApp: isMiniApp() };
  const { data, error, refetch } = useCashQuery('cash:loadPayWaysWithdraw', request);
  const destinations = useCashQuery(DESTINATIONS, {}).data ?? [];
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
  const usable = destinations.filter((one) => data.some(({ id }) => id === one.payway.id));
  const payways = lastFirst(data, last.length > 0 ? last : [{ id: DEFAULT_PAYWAY }]);
  const selected = saved?.payway.id ?? chosen;
  const payway = payways.find(({ id }) => id === selected) ?? payways[0];
  if (!payway) return <EmptyState>{t('noMethods')}</EmptyState>;
  return (
    <>
      {usable.length > 0 && (
        <Suspense fallback={<Loading height={88} />}>
          <SavedDestinations destinations={usable} chosen={saved?.id} onChoose={setSaved} />
        </Suspense>
      )}
      <div className={styles.top}>
        <h2>{t('method')}</h2>
        <CurrencyField />
      </div>
      <PaywayChoice
        payways={payways}
        value={payway.id}
        onChange={(id) => {
          setChosen(id);
          setSaved(undefined);
        }}
      />
      {payway.paused ? (
        <PausedNote name={payway.image} paused={payway.paused} />
      ) : (
        <Suspense fallback={<Loading />}>
          <WithdrawForm key={`${payway.id} ${saved?.id}`} payway={payway} saved={saved} list={list} />
        </Suspense>
      )}
    </>
  );
};
