import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';

/** A placeholder of a part of the page. */
export const Loading = (): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={160} />
  </div>
);

/** A load error with a button to retry. */
export const LoadError = ({ error, retry }: { error: unknown; retry(): void }): ReactNode => {
  const t = useMessages('bonus', 'main');
  const errorText = useErrorText();
  return (
    <ErrorState about={error} action={<Button onClick={retry}>{t('again')}</Button>}>
      {errorText(error)}
    </ErrorState>
  );
};
