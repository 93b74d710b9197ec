import { useMessages } from '../../core/i18n/messages.ts';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KycDocument, ModeratedAccount } from 'server/contract';
import { ActButton } from '../../core/ui/act-button.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { ACCOUNT_CALLS, kycTones } from './badges.tsx';
import office from '../../core/office/office.module.css';
import styles from './moderation.module.css';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Note, Section } from '../../core/office/section.tsx';
import { Act } from '../../core/office/act.tsx';
import { rereadCalls } from '../../core/office/rereads.ts';

/** Accepts or refuses a document; an acceptance can be taken back. */
const Review = ({ document: { id, status } }: { document: KycDocument }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const { busy, problem, run } = useAct<object>(() => rereadCalls(ACCOUNT_CALLS));
  const approve = (): Promise<object | undefined> =>
    run((call) => call('moderation.reviewKyc', { documentId: id, approve: true }), t('document.approved'));
  return (
    <div className={office.actions}>
      {status === 'pending' && (
        <ActButton busy={busy} problem={problem} onAct={() => void approve()}>
          {t('document.approve')}
        </ActButton>
      )}
      <Act
        label={t('document.reject')}
        text={t('document.reject.text')}
        reason={t('reason')}
        done={t('document.rejected')}
        rereads={ACCOUNT_CALLS}
        send={(call, reason) => call('moderation.reviewKyc', { documentId: id, approve: false, reason })}
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
  const t = useMessages('moderation', 'main');
  const moment = useMoment();
  const { id, kind, status, reason, createdAt } = document;
  const name = t(`document.${kind}`);
  return (
    <li className={styles.document}>
      <div className={office.rowBody}>
        <p className={office.names}>
          <strong>{name}</strong>
          <Badge tone={kycTones[status]}>{t(`kyc.${status}`)}</Badge>
        </p>
        <Note>{moment(createdAt)}</Note>
        {reason !== null && <p className={styles.quote}>{reason}</p>}
      </div>
      {mayOpen && (
        <a
          className={office.download}
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
  const t = useMessages('moderation', 'main');
  return (
    <Section title={t('documents')}>
      {account.documents.length === 0 ? (
        <Note>{t('documents.none')}</Note>
      ) : (
        <ul>
          {account.documents.map((document) => (
            <Row key={document.id} document={document} mayOpen={isAdmin} mayReview={isAdmin && !account.isProtected} />
          ))}
        </ul>
      )}
    </Section>
  );
};
