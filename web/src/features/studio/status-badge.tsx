import type { ReactNode } from 'react';
import type { VersionStatus } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { studioMessages } from './studio.messages.ts';
import styles from '../../core/configs/status-badge.module.css';

const looks = {
  draft: undefined,
  checked: styles.told,
  approved: styles.told,
  candidate: styles.wait,
  active: styles.good,
  retired: undefined,
  rejected: styles.bad,
} as const satisfies Record<VersionStatus, string | undefined>;

/** Where a version is in its life. */
export const StatusBadge = ({ status }: { status: VersionStatus }): ReactNode => {
  const t = useMessages(studioMessages);
  return <span className={classNames(styles.badge, looks[status])}>{t(`status.${status}`)}</span>;
};
