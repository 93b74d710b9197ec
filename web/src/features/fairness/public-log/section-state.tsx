import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Skeleton } from '../../../core/ui/skeleton.tsx';
import { ErrorState } from '../../../core/ui/states.tsx';

/** A section without its data: as high as it will be, or what went wrong. */
export const SectionState = ({ error, retry }: { error: unknown; retry: () => void }): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  if (error)
    return (
      <ErrorState about={error} action={<Button onClick={retry}>{t('retry')}</Button>}>
        {t('failed')}
      </ErrorState>
    );
  return (
    <div aria-busy="true">
      <Skeleton height={240} />
    </div>
  );
};
