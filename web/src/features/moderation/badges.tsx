import type { ReactNode } from 'react';
import type { FoundAccount } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { moderationMessages } from './moderation.messages.ts';
import styles from './moderation.module.css';

/** How far the check of an identity, or of a document, has come. */
export const kycTones = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;

/** What stands out of an account: roles, a block, the check of its identity. */
export const Badges = ({ account }: { account: Pick<FoundAccount, 'roles' | 'kyc' | 'isBlocked'> }): ReactNode => {
  const t = useMessages(moderationMessages);
  const { roles, kyc, isBlocked } = account;
  return (
    <span className={styles.badges}>
      {isBlocked && <Badge tone="bad">{t('blocked')}</Badge>}
      {roles.map((role) => (
        <Badge key={role} tone="told">
          {t(`role.${role}`)}
        </Badge>
      ))}
      {kyc !== 'none' && <Badge tone={kycTones[kyc]}>{t(`kyc.${kyc}`)}</Badge>}
    </span>
  );
};
