import { useState, type ReactNode } from 'react';
import type { SolvencyStatement } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Mark } from '../mark.tsx';
import { useUnitAmount } from './unit-amount.ts';
import styles from './solvency.module.css';

type Checked = readonly string[] | 'failed';

/** Addresses that signed the newest statement, whose signatures this browser can check. */
export const Reserves = ({ record }: { record: SolvencyStatement['record'] }): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const amountOf = useUnitAmount();
  const [unsigned, setUnsigned] = useState<Checked>();
  const { proofs, simulated } = record.reserves;
  const run = async (): Promise<void> => {
    const { unsignedAddresses } = await import('./check-own.ts');
    setUnsigned(await unsignedAddresses(record).catch(() => 'failed' as const));
  };
  return (
    <section aria-labelledby="reserves">
      <h2 id="reserves">{t('reserves.title')}</h2>
      <p>{t('reserves.text')}</p>
      {simulated && <p className={styles.warning}>{t('reserves.simulated')}</p>}
      {proofs.length === 0 && <p>{t('reserves.none')}</p>}
      {proofs.length > 0 && (
        <>
          <ul className={styles.rows}>
            {proofs.map(({ address, asset, quantity, signature, unit, worthMinor }) => (
              <li key={`${address} ${asset}`}>
                <code>{address}</code>
                <span className={styles.held}>
                  {quantity} {asset.toUpperCase()} · {amountOf(worthMinor, unit)}
                </span>
                <span aria-live="polite">
                  {unsigned && unsigned !== 'failed' && (
                    <Mark state={unsigned.includes(address) ? 'fail' : 'pass'}>
                      {t(unsigned.includes(address) ? 'reserves.bad' : 'reserves.good')}
                    </Mark>
                  )}
                </span>
                <code className={styles.signature}>{signature}</code>
              </li>
            ))}
          </ul>
          <div aria-live="polite">{unsigned === 'failed' && <Mark state="blocked">{t('own.failed')}</Mark>}</div>
          <div className={styles.buttons}>
            <Button onClick={() => void run()}>{t('reserves.check')}</Button>
          </div>
        </>
      )}
    </section>
  );
};
