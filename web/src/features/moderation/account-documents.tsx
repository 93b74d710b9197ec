import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { KycDocument, ModeratedAccount } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { kycTones } from './badges.tsx';
import { moderationMessages } from './moderation.messages.ts';
import desk from '../../core/staff/desk.module.css';
import styles from './moderation.module.css';
import { useMoment } from './moment.ts';
import { useAccountAct } from './use-account-act.ts';

/** Accepting or refusing a document; an acceptance can be taken back. */
const Review = ({ document: { id, status } }: { document: KycDocument }): ReactNode => {
  const t = useMessages(moderationMessages);
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAccountAct();
  const approve = (): Promise<object | undefined> =>
    run((call) => call('moderation.reviewKyc', { documentId: id, approve: true }), 'document.approved');
  const reject = async (reason: string): Promise<void> => {
    const isDone = await run(
      (call) => call('moderation.reviewKyc', { documentId: id, approve: false, reason }),
      'document.rejected',
    );
    if (isDone) setOpen(false);
  };
  return (
    <div className={desk.actions}>
      {status === 'pending' && (
        <Button variant="primary" loading={busy} onClick={() => void approve()}>
          {t('document.approve')}
        </Button>
      )}
      <Button onClick={() => setOpen(true)}>{t('document.reject')}</Button>
      {!open && problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('document.reject')}
        text={t('document.reject.text')}
        submit={t('document.reject')}
        reason={t('reason')}
        busy={busy}
        problem={problem}
        onSubmit={(reason) => void reject(reason)}
      />
    </div>
  );
};

interface RowProps {
  document: KycDocument;
  mayOpen: boolean;
  mayReview: boolean;
}

const Row = ({ document, mayOpen, mayReview }: RowProps): ReactNode => {
  const t = useMessages(moderationMessages);
  const moment = useMoment();
  const { id, kind, status, reason, createdAt } = document;
  const name = t(`document.${kind}`);
  return (
    <li className={styles.document}>
      <div className={styles.documentBody}>
        <p className={styles.accountNames}>
          <strong>{name}</strong>
          <Badge tone={kycTones[status]}>{t(`kyc.${status}`)}</Badge>
        </p>
        <p className={desk.muted}>{moment(createdAt)}</p>
        {reason !== null && <p className={styles.quote}>{reason}</p>}
      </div>
      {mayOpen && (
        <a
          className={styles.download}
          href={`/api/moderation/kyc/${id}`}
          download
          aria-label={t('document.download', { name })}
        >
          <Download aria-hidden="true" size={18} />
          {t('document.save')}
        </a>
      )}
      {mayReview && status !== 'rejected' && <Review document={document} />}
    </li>
  );
};

/** The documents of an account. Admins save and review them; moderators see how they stand. */
export const AccountDocuments = ({ account, isAdmin }: { account: ModeratedAccount; isAdmin: boolean }): ReactNode => {
  const t = useMessages(moderationMessages);
  return (
    <Card className={styles.card}>
      <h2>{t('documents')}</h2>
      {account.documents.length === 0 ? (
        <p className={desk.muted}>{t('documents.none')}</p>
      ) : (
        <ul>
          {account.documents.map((document) => (
            <Row key={document.id} document={document} mayOpen={isAdmin} mayReview={isAdmin && !account.isProtected} />
          ))}
        </ul>
      )}
    </Card>
  );
};
