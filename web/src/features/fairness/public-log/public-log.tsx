import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useVoids } from '../../../core/voids/use-voids.ts';
import { VoidCountsList } from '../../../core/voids/void-counts.tsx';
import { Commitments } from './commitments.tsx';
import { KeyHistory } from './key-history.tsx';
import { RangeDownload } from './range-download.tsx';
import { SectionState } from './section-state.tsx';
import { TreeHeads } from './tree-heads.tsx';
import styles from './public-log.module.css';

/** Rounds of the last weeks that ended without a draw. */
const VoidRounds = (): ReactNode => {
  const t = useMessages('voids', 'main');
  const { games, error, refetch } = useVoids();
  return (
    <section aria-labelledby="voids">
      <h2 id="voids">{t('title')}</h2>
      {games ? <VoidCountsList games={games} /> : <SectionState error={error} retry={refetch} />}
    </section>
  );
};

const VerifierDownload = (): ReactNode => {
  const t = useMessages('fairness', 'public-log');
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

/** Public commitments and log of the house, live, with the means to check them. */
export const PublicLog = (): ReactNode => (
  <div className={styles.sections}>
    <Commitments />
    <TreeHeads />
    <KeyHistory />
    <VoidRounds />
    <RangeDownload />
    <VerifierDownload />
  </div>
);
