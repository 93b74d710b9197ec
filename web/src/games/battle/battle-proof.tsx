import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { battleMessages } from './battle.messages.ts';
import styles from './battle-proof.module.css';
import type { BattleRoundView } from './use-battle.ts';

/** What the round is bound to before any bet, and what it was bound by once the number is out. */
export const BattleProof = ({ view: { round, over } }: { view: BattleRoundView }): ReactNode => {
  const t = useMessages(battleMessages);
  const { ordinal } = useFormat();
  const seed = over && round?.seed; // it tells the number: not before the wheel does
  return (
    <section className={styles.proof} aria-label={t('proof.title')}>
      <dl className={styles.proofList}>
        <div>
          <dt>{t('proof.round')}</dt>
          <dd>{round ? ordinal(round.number) : '…'}</dd>
        </div>
        <div>
          <dt>{t('proof.hash')}</dt>
          <dd>{round?.hash ?? '…'}</dd>
        </div>
        <div>
          <dt>{t('proof.seed')}</dt>
          <dd className={seed ? undefined : styles.later}>{seed ?? t('proof.later')}</dd>
        </div>
      </dl>
    </section>
  );
};
