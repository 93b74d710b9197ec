import { useState, type ReactNode } from 'react';
import { CRYPTO_BONUS_PPM, type CryptoNetwork } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { isMiniApp } from '../../core/site/site-links.ts';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { useCashQuery, useMinimum } from './cash-query.ts';
import styles from './cashbox.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { CryptoAddress } from './crypto-address.tsx';
import { IncomingDeposits } from './incoming-deposits.tsx';
import { LoadError, Loading, PausedNote } from './notes.tsx';
import { PaywayIcon } from './payway-icon.tsx';
import { TonWallet } from './ton/ton-wallet.tsx';

const PPM_OF_PERCENT = 10_000;
const TON = 'TON';

const NetworkChoice = ({
  networks,
  network,
  onChange,
}: {
  networks: readonly CryptoNetwork[];
  network: CryptoNetwork | undefined;
  onChange(code: string): void;
}): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  return (
    <section className={styles.section}>
      <h2>{t('network')}</h2>
      <ChoiceGrid
        label={t('network')}
        value={network?.code}
        onChange={onChange}
        choices={networks.map(({ code, name, coins }) => ({
          id: code,
          name,
          note: coins.map((coin) => coin.name).join(', '),
          icon: <PaywayIcon image={code} crypto />,
        }))}
      />
    </section>
  );
};

const CoinChoice = ({
  network,
  coin,
  onChange,
}: {
  network: CryptoNetwork;
  coin: string | undefined;
  onChange(code: string): void;
}): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const cash = useMessages('cashbox', 'main');
  const minimum = useMinimum();
  return (
    <section className={styles.section}>
      <h2>{t('coin')}</h2>
      <ChoiceGrid
        label={t('coin')}
        value={coin}
        onChange={onChange}
        choices={network.coins.map((each) => ({
          id: each.code,
          name: each.name,
          note: each.paused ? cash('paused.note') : t('from', { amount: minimum(each) }),
          icon: <PaywayIcon image={each.name} crypto />,
        }))}
      />
    </section>
  );
};

const Networks = ({ networks }: { networks: readonly CryptoNetwork[] }): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const [chosen, setChosen] = useState(TON); // the network of DEFAULT_PAYWAY
  const [coinCode, setCoin] = useState<string>();
  const network = networks.find(({ code }) => code === chosen);
  const coin = network?.coins.find(({ code }) => code === coinCode);
  if (networks.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <NetworkChoice
        networks={networks}
        network={network}
        onChange={(code) => {
          setChosen(code);
          setCoin(undefined);
        }}
      />
      {network && <CoinChoice key={network.code} network={network} coin={coin?.code} onChange={setCoin} />}
      {coin?.paused && <PausedNote name={coin.name} paused={coin.paused} />}
      {network && coin && !coin.paused && <CryptoAddress key={coin.code} network={network} coin={coin} />}
      {network?.code === TON && network.coins.some(({ paused }) => !paused) && <TonWallet />}
    </>
  );
};

/** Paying in by crypto: a network, a coin, its address, and what comes to it. */
export const CryptoScreen = (): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const { percent } = useFormat();
  const networks = useCashQuery('cash:getCryptApiData', { isMiniApp: isMiniApp() });
  return (
    <>
      <IncomingDeposits />
      <Card className={styles.card}>
        <p className={styles.note}>{t('bonus', { percent: percent(CRYPTO_BONUS_PPM / PPM_OF_PERCENT) })}</p>
        {networks.isPending && <Loading />}
        {networks.error && !networks.data && <LoadError error={networks.error} retry={() => void networks.refetch()} />}
        {networks.data && <Networks networks={networks.data} />}
      </Card>
    </>
  );
};
