import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { QR_WIDTH, type CryptoNetwork, type LegacyData } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { CopyValue } from '../../core/ui/copy.tsx';
import { useCashQuery, useMinimum } from './cash-query.ts';
import cashbox from './cashbox.module.css';
import styles from './crypto-address.module.css';
import { LoadError, Loading, SandboxNote } from './notes.tsx';

type Coin = CryptoNetwork['coins'][number];
type Address = LegacyData<'cash:getCryptApiAddress'>;

export interface AddressViewProps {
  network: { readonly name: string };
  coin: { readonly name: string };
  found: Address;
}

/** Address for a coin: address, memo, picture of both, and a warning about other coins. */
export const AddressView = ({ network, coin, found }: AddressViewProps): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const { address, memo, minAmount, qrCode, ton } = found;
  const minimum = useMinimum();
  return (
    <section className={cashbox.section}>
      <p className={styles.warning}>
        <TriangleAlert aria-hidden="true" size={20} />
        <span>{t('warning', { coin: coin.name, network: network.name })}</span>
      </p>
      <div className={styles.address}>
        <img className={styles.qr} src={qrCode.qr_code} width={QR_WIDTH} height={QR_WIDTH} alt={t('qr')} />
        <div className={cashbox.section}>
          <CopyValue label={t('address', { coin: coin.name, network: network.name })} value={address} />
          {memo !== null && (
            <CopyValue label={t('memo')} value={memo} note={<p className={cashbox.problem}>{t('memoNeeded')}</p>} />
          )}
          <p>{t('minimum', { amount: minimum({ name: coin.name, minAmount }) })}</p>
          <p className={cashbox.note}>{t('watch')}</p>
          <SandboxNote to={ton ? `/sandbox/ton?memo=${memo ?? ''}` : '/sandbox/cryptapi'} />
        </div>
      </div>
    </section>
  );
};

/** The player's address for a coin. It stays the same, so it is asked for once. */
export const CryptoAddress = ({ network, coin }: { network: CryptoNetwork; coin: Coin }): ReactNode => {
  const { data, error, refetch } = useCashQuery(
    'cash:getCryptApiAddress',
    { coin: coin.code },
    { staleTime: Infinity },
  );
  if (data) return <AddressView network={network} coin={coin} found={data} />;
  return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading height={QR_WIDTH} />;
};
