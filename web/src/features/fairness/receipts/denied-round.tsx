import type { ReactNode } from 'react';
import { saveEvidence } from '../../../core/evidence/evidence-file.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useProfile } from '../../../core/session/session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import { Mark } from '../mark.tsx';
import styles from './receipts.module.css';
import { useRoundEvidence } from './use-evidence.ts';

/** A round that the casino says it does not have, although this browser keeps a signed receipt of it. */
export const DeniedRound = ({ roundId }: { roundId: string }): ReactNode => {
  const t = useMessages('evidence', 'main');
  const account = useProfile()?.profileID ?? '';
  const items = useRoundEvidence(account, roundId);
  if (!items.some(({ kind }) => kind === 'receipt' || kind === 'solo')) return null;
  return (
    <Card>
      <section className={styles.findings} aria-labelledby="round-denied">
        <h2 id="round-denied">{t('round.title')}</h2>
        <Mark state="fail">{t('round.denied')}</Mark>
        <p>{t('round.save')}</p>
        <div className={styles.actions}>
          <Button onClick={() => void saveEvidence(account, roundId)}>{t('list.download')}</Button>
        </div>
      </section>
    </Card>
  );
};
