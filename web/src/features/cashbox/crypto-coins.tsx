import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CryptoNetwork } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { useMinimum } from './cash-query.ts';
import styles from './cashbox.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { coinsOf, type CoinPlaces } from './coin-choice.ts';
import { CryptoAddress } from './crypto-address.tsx';
import type { DepositTermsProps } from './deposit-terms.tsx';
import { Loading, PausedNote } from './notes.tsx';
import { PaywayIcon } from './payway-icon.tsx';

const DepositTerms = lazyPart<DepositTermsProps>(async () => (await import('./deposit-terms.tsx')).DepositTerms);
const TonWallet = lazyPart(async () => (await import('./ton/ton-wallet.tsx')).TonWallet);

const TON = 'TON';
const FEW_COINS = 6;

/** Networks of a coin; none to choose from where it has one. */
const NetworkChoice = ({
  places,
  value,
  onChange,
}: {
  places: CoinPlaces['places'];
  value: string;
  onChange(code: string): void;
}): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  if (places.length === 1) return null;
  const options = places.map(({ network: { code, name } }) => ({ value: code, label: name }));
  return (
    <div className={styles.top}>
      <h2>{t('network')}</h2>
      <SegmentedControl label={t('network')} options={options} value={value} onChange={onChange} />
    </div>
  );
};

/** A coin's address over one of its networks. */
const CoinAddress = ({ places }: { places: CoinPlaces['places'] }): ReactNode => {
  const [chosen, setChosen] = useState<string>();
  const place = places.find(({ network }) => network.code === chosen) ?? places[0];
  if (!place) return null;
  const { network, coin } = place;
  return (
    <>
      <NetworkChoice places={places} value={network.code} onChange={setChosen} />
      {coin.paused ? (
        <PausedNote name={coin.name} paused={coin.paused} />
      ) : (
        <CryptoAddress key={coin.code} network={network} coin={coin} />
      )}
    </>
  );
};

/** Coins, and the address of the chosen one. */
export const CryptoCoins = ({
  networks,
  last,
}: {
  networks: readonly CryptoNetwork[];
  last: readonly { readonly name: string }[];
}): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const cash = useMessages('cashbox', 'main');
  const minimum = useMinimum();
  const [search, setSearch] = useSearchParams();
  const coins = coinsOf(
    networks,
    last.map(({ name }) => name),
  );
  const coin = coins.find(({ name }) => name === search.get('coin')) ?? coins[0];
  if (!coin) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <ChoiceGrid
        label={t('coin')}
        value={coin.name}
        onChange={(name) => setSearch({ coin: name }, { replace: true, preventScrollReset: true })}
        few={FEW_COINS}
        choices={coins.map(({ name, places }) => ({
          id: name,
          name,
          note: places.every((place) => place.coin.paused)
            ? cash('paused.note')
            : t('from', { amount: minimum(places[0]?.coin ?? { name, minAmount: '0' }) }),
          icon: <PaywayIcon image={name} crypto />,
        }))}
      />
      <CoinAddress key={coin.name} places={coin.places} />
      <Suspense fallback={<Loading height={80} />}>
        <DepositTerms creditedMinor={0n} isCrypto />
        {coin.places.some(({ network, coin: { paused } }) => network.code === TON && !paused) && <TonWallet />}
      </Suspense>
    </>
  );
};
