import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KycDocument } from 'server/contract';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { kycMessages } from './kyc.messages.ts';
import styles from './kyc.module.css';
import { StatusBadge } from './status-badge.tsx';

const Row = ({ document }: { document: KycDocument }): ReactNode => {
  const t = useMessages(kycMessages);
  const locale = localeOf[useLanguage()];
  const sent = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(document.createdAt);
  return (
    <li className={styles.document}>
      <Image aria-hidden="true" size={20} />
      <div className={styles.documentBody}>
        <p className={styles.documentKind}>{t(`kind.${document.kind}`)}</p>
        <p className={styles.note}>{t('sentAt', { at: sent })}</p>
        {document.reason !== null && <p className={styles.reason}>{t('reason', { reason: document.reason })}</p>}
      </div>
      <StatusBadge status={document.status} />
    </li>
  );
};

/** What was sent and what came of it, the newest first. */
export const DocumentList = ({ documents }: { documents: readonly KycDocument[] }): ReactNode => {
  const t = useMessages(kycMessages);
  return (
    <Card className={styles.card}>
      <h2>{t('documents')}</h2>
      {documents.length === 0 ? (
        <p className={styles.text}>{t('documents.empty')}</p>
      ) : (
        <ul>
          {documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  );
};
