import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { AuditState } from './audit-state.tsx';
import { auditMessages } from './audit.messages.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';

interface PagedTableProps<Row> {
  rows: UseInfiniteQueryResult<readonly Row[], CallError>;
  columns: readonly Column<Row>[];
}

/** Rounds page by page: more is read when it is asked for. */
export const PagedTable = <Row extends { id: string }>({ rows, columns }: PagedTableProps<Row>): ReactNode => {
  const t = useMessages(auditMessages);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = rows;
  if (!data) return <AuditState error={error} retry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <DataTable label={t('col.round')} rows={data} columns={columns} keyOf={({ id }) => id} />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
};
