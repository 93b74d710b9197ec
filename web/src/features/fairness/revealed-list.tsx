import { commitmentOf } from 'games-engine';
import { memo, type ReactNode } from 'react';
import type { RevealedSeeds } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { fairnessMessages } from './fairness.messages.ts';
import styles from './fairness.module.css';
import { Mark } from './mark.tsx';

const RevealedPair = memo(({ pair }: { pair: RevealedSeeds }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const computed = commitmentOf(pair.serverSeed);
  const matches = computed === pair.serverSeedHash;
  return (
    <li className={styles.pair}>
      <div className={styles.pairHead}>
        <Mark state={matches ? 'pass' : 'fail'}>{t(matches ? 'revealed.pass' : 'revealed.fail')}</Mark>
        <span className={styles.rounds}>
          {pair.nonce === 0 ? t('revealed.none') : t('revealed.rounds', { count: pair.nonce, last: pair.nonce - 1 })}
        </span>
      </div>
      <CopyValue label={t('revealed.serverSeed')} value={pair.serverSeed} />
      <CopyValue label={t('revealed.computed')} value={computed} />
      <CopyValue label={t('revealed.commitment')} value={pair.serverSeedHash} />
      <CopyValue label={t('revealed.clientSeed')} value={pair.clientSeed} />
    </li>
  );
});

/** Every pair revealed in this session, newest first, each checked here and now. */
export const RevealedPairs = ({ pairs }: { pairs: readonly RevealedSeeds[] }): ReactNode => {
  const t = useMessages(fairnessMessages);
  if (pairs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="fairness-revealed">
      <h3 id="fairness-revealed">{t('revealed.title')}</h3>
      <ol className={styles.pairs}>
        {pairs.map((pair) => (
          <RevealedPair key={pair.serverSeedHash} pair={pair} />
        ))}
      </ol>
    </section>
  );
};
