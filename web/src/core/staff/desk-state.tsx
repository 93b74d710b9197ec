import type { ReactNode } from 'react';
import type { CallError } from '../connection/call-error.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { useErrorText } from '../ui/use-error-text.ts';
import { staffMessages } from './staff.messages.ts';

const NOT_FOUND = 404;

/** A page without its answer: as high as it will be, or what went wrong and what to do. */
export const DeskState = ({ error, retry }: { error: CallError | null; retry: () => void }): ReactNode => {
  const t = useMessages(staffMessages);
  const errorText = useErrorText();
  if (error?.code === NOT_FOUND) return <EmptyState>{errorText(error)}</EmptyState>;
  if (error) return <ErrorState action={<Button onClick={retry}>{t('retry')}</Button>}>{errorText(error)}</ErrorState>;
  return (
    <div aria-busy="true">
      <Skeleton height={420} />
    </div>
  );
};
