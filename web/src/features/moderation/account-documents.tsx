import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { KycDocument, ModeratedAccount } from 'server/contract';
import { isAmong } from '../../core/features/audience.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { kycTones } from './badges.tsx';
import styles from './moderation.module.css';

const Row = ({ document: { kind, status, reason, createdAt } }: { document: KycDocument }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const moment = useMoment();
  return (
    <li className={styles.document}>
      <div className={office.rowBody}>
        <p className={office.names}>
          <strong>{t(`document.${kind}`)}</strong>
          <Badge tone={kycTones[status]}>{t(`kyc.${status}`)}</Badge>
        </p>
        <Note>{moment(createdAt)}</Note>
        {reason !== null && <p className={styles.quote}>{reason}</p>}
      </div>
    </li>
  );
};

/** States of an account's documents. Who may see and decide on them is led to where that is done. */
export const AccountDocuments = ({ account }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const mayReview = isAmong('documents', useSession());
  return (
    <Section title={t('documents')}>
      {account.documents.length === 0 ? (
        <Note>{t('documents.none')}</Note>
      ) : (
        <ul>
          {account.documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      )}
      {mayReview && <Link to={`/office/identity/${account.userId}`}>{t('documents.review')}</Link>}
    </Section>
  );
};
