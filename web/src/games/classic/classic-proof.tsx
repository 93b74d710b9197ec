import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classicMessages } from './classic.messages.ts';
import styles from './classic-proof.module.css';
import type { ClassicRoundView } from './use-classic.ts';

/** What the round is bound to before any bet, and what it was bound by once the ticket is out. */
export const ClassicProof = ({ view: { round, over } }: { view: ClassicRoundView }): ReactNode => {
  const t = useMessages(classicMessages);
  const { ordinal } = useFormat();
  const seed = over && round?.seed; // it tells the ticket: not before the reel does
  return (
    <dl className={styles.proof}>
      <div>
        <dt>{t('proof.round', { number: round ? ordinal(round.number) : '…' })}</dt>
        <dd>
          {t('proof.hash')}: <code>{round?.hash ?? '…'}</code>
        </dd>
      </div>
      <div>
        <dt>{t('proof.seed')}</dt>
        <dd>{seed ? <code>{seed}</code> : t('proof.later')}</dd>
      </div>
    </dl>
  );
};
