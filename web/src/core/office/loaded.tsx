import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../connection/call-error.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { useErrorText } from '../ui/use-error-text.ts';

const NOT_FOUND = 404;
const HEIGHT = 420;

/** A page or a part of it whose answer has not arrived: as high as it will be. */
export const Loading = ({ height = HEIGHT }: { height?: number }): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={height} />
  </div>
);

export interface PendingProps {
  error: CallError | null;
  retry(): unknown;
  height?: number | undefined;
}

/** A page without its answer: it is loading, or the server refused it, which its own words say. */
export const Pending = ({ error, retry, height }: PendingProps): ReactNode => {
  const t = useMessages('office', 'staff');
  const errorText = useErrorText();
  if (!error) return <Loading {...(height !== undefined && { height })} />;
  if (error.code === NOT_FOUND) return <EmptyState>{errorText(error)}</EmptyState>;
  return (
    <ErrorState about={error} action={<Button onClick={() => void retry()}>{t('retry')}</Button>}>
      {errorText(error)}
    </ErrorState>
  );
};

export interface LoadedProps<Answer> {
  query: UseQueryResult<Answer, CallError>;
  height?: number; // px, of the placeholder
  children: (answer: Answer) => ReactNode;
}

/** Shows the answer of a query, or what there is without it. */
export const Loaded = <Answer,>({
  query: { data, error, refetch },
  height,
  children,
}: LoadedProps<Answer>): ReactNode =>
  data === undefined ? <Pending error={error} retry={refetch} height={height} /> : children(data);
