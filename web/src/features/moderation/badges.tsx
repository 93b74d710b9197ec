import type { ReactNode } from 'react';
import type { FoundAccount } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { moderationMessages } from './moderation.messages.ts';
import styles from './moderation.module.css';

const looks = { none: undefined, pending: styles.wait, approved: styles.good, rejected: styles.bad } as const;

/** What stands out of an account: roles, a block, the check of its identity. */
export const Badges = ({ account }: { account: Pick<FoundAccount, 'roles' | 'kyc' | 'isBlocked'> }): ReactNode => {
  const t = useMessages(moderationMessages);
  const { roles, kyc, isBlocked } = account;
  return (
    <span className={styles.badges}>
      {isBlocked && <span className={classNames(styles.badge, styles.bad)}>{t('blocked')}</span>}
      {roles.map((role) => (
        <span key={role} className={classNames(styles.badge, styles.role)}>
          {t(`role.${role}`)}
        </span>
      ))}
      {kyc !== 'none' && <span className={classNames(styles.badge, looks[kyc])}>{t(`kyc.${kyc}`)}</span>}
    </span>
  );
};
