import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KycDocument } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { kycMessages } from './kyc.messages.ts';

const icons = { pending: Clock, approved: CircleCheck, rejected: CircleX } as const;
const tones = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;

/** What came of a document, in a word and a sign. */
export const StatusBadge = ({ status }: { status: KycDocument['status'] }): ReactNode => {
  const t = useMessages(kycMessages);
  return (
    <Badge tone={tones[status]} icon={icons[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
};
