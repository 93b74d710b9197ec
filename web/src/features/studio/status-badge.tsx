import type { ReactNode } from 'react';
import type { VersionStatus } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { studioMessages } from './studio.messages.ts';

const tones = {
  draft: undefined,
  checked: 'told',
  approved: 'told',
  candidate: 'wait',
  active: 'good',
  retired: undefined,
  rejected: 'bad',
} as const satisfies Record<VersionStatus, Tone | undefined>;

/** Where a version is in its life. */
export const StatusBadge = ({ status }: { status: VersionStatus }): ReactNode => {
  const t = useMessages(studioMessages);
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
};
