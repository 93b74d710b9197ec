import type { ReactNode } from 'react';
import type { VersionStatus } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';

const tones = {
  draft: undefined,
  checked: 'told',
  approved: 'told',
  candidate: 'wait',
  active: 'good',
  retired: undefined,
  rejected: 'bad',
} as const satisfies Record<VersionStatus, Tone | undefined>;

/** Status of a version. */
export const StatusBadge = ({ status }: { status: VersionStatus }): ReactNode => {
  const t = useMessages('studio', 'main');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
};
