import type { ReactNode } from 'react';
import type { FoundAccount } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import styles from './moderation.module.css';
import type { Rereads } from '../../core/office/rereads.ts';

/** The calls of moderation. */
export const ACCOUNT_CALLS: Rereads = ['moderation.'];

/** Progress of checking an identity or a document. */
export const kycTones = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;

/** Badges of an account: roles, a block, the check of its identity. */
export const Badges = ({ account }: { account: Pick<FoundAccount, 'roles' | 'kyc' | 'isBlocked'> }): ReactNode => {
  const t = useMessages('moderation', 'main');
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
