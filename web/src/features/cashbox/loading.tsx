import type { ReactNode } from 'react';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { cashboxMessages } from './cashbox.messages.ts';

/** Holds the place of a part of the desk. */
export const Loading = ({ height = 240 }: { height?: number }): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={height} />
  </div>
);

/** What could not be read, and a way to try again. */
export const LoadError = ({ error, retry }: { error: unknown; retry(): void }): ReactNode => {
  const t = useMessages(cashboxMessages);
  const errorText = useErrorText();
  return (
    <Card>
      <ErrorState action={<Button onClick={retry}>{t('again')}</Button>}>{errorText(error)}</ErrorState>
    </Card>
  );
};
