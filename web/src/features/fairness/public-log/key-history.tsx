import { useQuery } from '@tanstack/react-query';
import { formatVerifierKey } from 'games-engine/log';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { CopyValue } from '../../../core/ui/copy.tsx';
import { Mark } from '../mark.tsx';
import { siteKeys, type SiteKeys } from '../site-keys.ts';
import { SectionState } from './section-state.tsx';
import styles from './public-log.module.css';

const Keys = ({ of: { chain, indexes, isProved } }: { of: SiteKeys }): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const moment = useMoment();
  const rows = chain.map(({ key, from }, place) => ({ text: formatVerifierKey(key), from, index: indexes[place - 1] }));
  return (
    <>
      <ol className={styles.games}>
        {rows.toReversed().map(({ text, from, index }) => (
          <li key={text} className={styles.game}>
            <CopyValue
              label={index === undefined ? t('keys.first') : t('keys.since', { at: moment(from) })}
              value={text}
              note={index !== undefined && <p>{t('keys.leaf', { index })}</p>}
            />
          </li>
        ))}
      </ol>
      {!isProved && <Mark state="fail">{t('keys.fail')}</Mark>}
      {isProved && rows.length > 1 && <Mark state="pass">{t('keys.pass')}</Mark>}
    </>
  );
};

/** The keys that have signed the log, the present one first, as this browser has checked them. */
export const KeyHistory = (): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const { data, error, refetch } = useQuery({ queryKey: ['log', 'keys'], queryFn: siteKeys });
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{t('keys.title')}</h2>
      <p>{t('keys.text')}</p>
      {data ? <Keys of={data} /> : <SectionState error={error} retry={() => void refetch()} />}
    </section>
  );
};
