import type { ReactNode } from 'react';
import type { CallError } from '../../core/connection/call-error.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { auditMessages } from './audit.messages.ts';

/** A page without its answer: as high as it will be, or what went wrong and what to do. */
export const AuditState = ({ error, retry }: { error: CallError | null; retry: () => void }): ReactNode => {
  const t = useMessages(auditMessages);
  const errorText = useErrorText();
  if (error) return <ErrorState action={<Button onClick={retry}>{t('retry')}</Button>}>{errorText(error)}</ErrorState>;
  return (
    <div aria-busy="true">
      <Skeleton height={420} />
    </div>
  );
};
