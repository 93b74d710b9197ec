import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Commitments } from './commitments.tsx';
import { publicLogMessages } from './public-log.messages.ts';
import styles from './public-log.module.css';
import { RangeDownload } from './range-download.tsx';
import { TreeHeads } from './tree-heads.tsx';

const VerifierDownload = (): ReactNode => {
  const t = useMessages(publicLogMessages);
  return (
    <section aria-labelledby="verifier">
      <h2 id="verifier">{t('verifier.title')}</h2>
      <p>{t('verifier.text')}</p>
      <a href="/verifier.html" download="glasshouse-verifier.html" className={styles.download}>
        <Download aria-hidden="true" size={18} />
        {t('verifier.download')}
      </a>
      <p>{t('script.text')}</p>
      <a href="/check-a-round.sh" download className={styles.download}>
        <Download aria-hidden="true" size={18} />
        {t('script.download')}
      </a>
    </section>
  );
};

/** What is public of the house's commitments and log, live, with what is needed to check it. */
export const PublicLog = (): ReactNode => (
  <div className={styles.sections}>
    <Commitments />
    <TreeHeads />
    <RangeDownload />
    <VerifierDownload />
  </div>
);
