import { useState, type ReactNode } from 'react';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './partner.module.css';

/** The call that decides, and its subject. */
interface Decided {
  readonly call: 'officePartners.decideOrder' | 'officePartners.decideBid';
  readonly id: number;
}

const reread = (): void => void queryClient.invalidateQueries({ queryKey: ['officePartners.list'] });

/** Approves at once, rejects with a reason that the partner reads. */
export const OfficeDecision = ({ decided, isOff }: { decided: Decided; isOff: boolean }): ReactNode => {
  const t = useMessages('partner', 'office');
  const { busy, problem, run } = useAct(reread);
  const [isAsked, setIsAsked] = useState(false);
  const decide = async (isApproved: boolean, reason?: string): Promise<void> => {
    const { id } = decided;
    const act = { id, isApproved, ...(reason !== undefined && { reason }) };
    if (await run((call) => call(decided.call, act), t(isApproved ? 'approved' : 'rejected'))) setIsAsked(false);
  };
  return (
    <div className={styles.row}>
      <Button variant="primary" disabled={isOff} loading={busy} onClick={() => void decide(true)}>
        {t('approve')}
      </Button>
      <Button onClick={() => setIsAsked(true)}>{t('reject')}</Button>
      {!isAsked && problem !== undefined && <p role="alert">{problem}</p>}
      <ActDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('reject')}
        text={t('reject.text')}
        submit={t('reject')}
        reason={t('reject.reason')}
        busy={busy}
        problem={problem}
        onSubmit={(reason) => void decide(false, reason)}
      />
    </div>
  );
};
