import { Check, Copy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { QR_WIDTH, type CryptoNetwork, type LegacyData } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { CopyValue, useCopy } from '../../core/ui/copy.tsx';
import { useMedia } from '../../core/ui/use-media.ts';
import { useCashQuery, useMinimum } from './cash-query.ts';
import cashbox from './cashbox.module.css';
import styles from './crypto-address.module.css';
import { useCoinRate } from './fields.tsx';
import { LoadError, Loading, SandboxNote } from './notes.tsx';

type Coin = CryptoNetwork['coins'][number];
type Address = LegacyData<'cash:getCryptApiAddress'>;

export interface AddressViewProps {
  network: { readonly name: string };
  coin: Pick<Coin, 'name' | 'course'>;
  found: Address;
}

/** The address as a picture: folded on a phone, which does not look at itself. */
const Code = ({ picture }: { picture: string }): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const isNarrow = useMedia('(max-width: 719px)');
  const image = <img className={styles.qr} src={picture} width={QR_WIDTH} height={QR_WIDTH} alt={t('qr')} />;
  if (!isNarrow) return image;
  return (
    <details className={styles.folded}>
      <summary>{t('qrShow')}</summary>
      {image}
    </details>
  );
};

const CopyAddress = ({ address }: { address: string }): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const { state, copy } = useCopy(address);
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <Button variant="primary" size="large" block onClick={() => void copy()}>
      <Icon aria-hidden="true" size={20} />
      {t(state === 'copied' ? 'copied' : 'copy')}
    </Button>
  );
};

/** Address for a coin: what to copy first, then its picture, and a warning about other coins. */
export const AddressView = ({ network, coin, found }: AddressViewProps): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const { address, memo, minAmount, qrCode, ton } = found;
  const minimum = useMinimum();
  const rate = useCoinRate()(coin);
  return (
    <section className={styles.address}>
      <div className={cashbox.section}>
        <CopyValue label={t('address', { coin: coin.name, network: network.name })} value={address} />
        <CopyAddress address={address} />
        {memo !== null && (
          <CopyValue label={t('memo')} value={memo} note={<p className={cashbox.problem}>{t('memoNeeded')}</p>} />
        )}
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" size={20} />
          <span>{t('warning', { coin: coin.name, network: network.name })}</span>
        </p>
        <p className={cashbox.note}>
          {t('minimum', { amount: minimum({ name: coin.name, minAmount }) })} {rate}
        </p>
        <SandboxNote to={ton ? `/sandbox/ton?memo=${memo ?? ''}` : '/sandbox/cryptapi'} />
      </div>
      <Code picture={qrCode.qr_code} />
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
