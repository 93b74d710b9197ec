import type { ReactNode } from 'react';
import type { CallError } from '../../core/connection/call-error.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { studioMessages } from './studio.messages.ts';

interface LoadingProps {
  error?: CallError | null;
  retry?: () => void;
  height?: number; // of what will be there, px
}

/** What stands in until versions are there, or says that they did not come. */
export const Loading = ({ error = null, retry, height = 480 }: LoadingProps): ReactNode => {
  const t = useMessages(studioMessages);
  const errorText = useErrorText();
  if (error) return <ErrorState action={<Button onClick={retry}>{t('retry')}</Button>}>{errorText(error)}</ErrorState>;
  return (
    <div aria-busy="true">
      <Skeleton height={height} />
    </div>
  );
};
