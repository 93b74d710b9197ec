import { CircleCheck, CircleX, Clock, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KycDocument } from 'server/contract';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useMessages, useLanguage } from '../../core/i18n/messages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Card } from '../../core/ui/card.tsx';
import styles from './kyc.module.css';

const icons = { pending: Clock, approved: CircleCheck, rejected: CircleX } as const;
const tones = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;

/** Result of a document, in a word and a sign. */
const StatusBadge = ({ status }: { status: KycDocument['status'] }): ReactNode => {
  const t = useMessages('kyc', 'main');
  return (
    <Badge tone={tones[status]} icon={icons[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
};

const Row = ({ document }: { document: KycDocument }): ReactNode => {
  const t = useMessages('kyc', 'main');
  const locale = localeOf[useLanguage()];
  const sent = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(document.createdAt);
  const dayFormat = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li className={styles.document}>
      <Image aria-hidden="true" size={20} />
      <div className={styles.documentBody}>
        <p className={styles.documentKind}>{t(`kind.${document.kind}`)}</p>
        <p className={styles.note}>{t('sentAt', { at: sent })}</p>
        {document.expires !== null && (
          <p className={styles.note}>
            {t('expires', { day: dayFormat.format(Date.parse(`${document.expires}T00:00:00Z`)) })}
          </p>
        )}
        {document.reason !== null && <p className={styles.reason}>{t('reason', { reason: document.reason })}</p>}
      </div>
      <StatusBadge status={document.status} />
    </li>
  );
};

/** Sent documents and their results, the newest first. */
export const DocumentList = ({ documents }: { documents: readonly KycDocument[] }): ReactNode => {
  const t = useMessages('kyc', 'main');
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
