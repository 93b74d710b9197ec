import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../connection/call-error.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Pending } from './loaded.tsx';

export interface MorePagesProps<Row> {
  query: Pick<
    UseInfiniteQueryResult<unknown, CallError>,
    'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
  rows: readonly Row[] | undefined; // rows of all pages so far; undefined until the first has come
  empty?: string; // shown instead of a list without rows
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that the server reads from a mark on: more are read when they are asked for. */
export const MorePages = <Row,>({ query, rows, empty, children }: MorePagesProps<Row>): ReactNode => {
  const t = useMessages('office', 'staff');
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!rows) return <Pending error={error} retry={refetch} />;
  if (rows.length === 0 && empty !== undefined) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      {children(rows)}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
};
