import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KycDocument } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { kycMessages } from './kyc.messages.ts';
import styles from './kyc.module.css';

const icons = { pending: Clock, approved: CircleCheck, rejected: CircleX } as const;

/** What came of a document, in a word and a sign. */
export const StatusBadge = ({ status }: { status: KycDocument['status'] }): ReactNode => {
  const t = useMessages(kycMessages);
  const Icon = icons[status];
  return (
    <span className={classNames(styles.badge, styles[status])}>
      <Icon aria-hidden="true" size={14} />
      {t(`status.${status}`)}
    </span>
  );
};
