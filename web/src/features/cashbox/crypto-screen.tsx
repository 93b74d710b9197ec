import { lazy, Suspense, type ReactNode } from 'react';
import { paymentCodes } from 'server/contract';
import { isMiniApp } from '../../core/site/site-links.ts';
import { Card } from '../../core/ui/card.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { useCashQuery, useLastWays } from './cash-query.ts';
import styles from './cashbox.module.css';
import { IncomingDeposits } from './incoming-deposits.tsx';
import { LoadError, Loading } from './notes.tsx';

const BonusChoice = lazyPart(async () => (await import('./bonus-choice.tsx')).BonusChoice);
const CryptoCoins = lazy(async () => ({ default: (await import('./crypto-coins.tsx')).CryptoCoins }));

/** Paying in by crypto: a coin, its address, and what comes to it. */
export const CryptoScreen = (): ReactNode => {
  const networks = useCashQuery('cash:getCryptApiData', { isMiniApp: isMiniApp() });
  const last = useLastWays(paymentCodes.deposit);
  return (
    <>
      <IncomingDeposits />
      <Card className={styles.card}>
        <Suspense fallback={<Loading height={104} />}>
          <BonusChoice />
        </Suspense>
        {(networks.isPending || !last) && <Loading />}
        {networks.error && !networks.data && <LoadError error={networks.error} retry={() => void networks.refetch()} />}
        {networks.data && last && (
          <Suspense fallback={<Loading />}>
            <CryptoCoins networks={networks.data} last={last} />
          </Suspense>
        )}
      </Card>
    </>
  );
};
