import { useMessages } from '../../core/i18n/messages.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../../core/connection/connection.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';

interface PagedTableProps<Row> {
  rows: UseInfiniteQueryResult<readonly Row[], CallError>;
  columns: readonly Column<Row>[];
}

/** Rounds page by page: more is read when it is asked for. */
export const PagedTable = <Row extends { id: string }>({ rows, columns }: PagedTableProps<Row>): ReactNode => {
  const t = useMessages('audit', 'main');
  return (
    <MorePages query={rows} rows={rows.data} empty={t('none')}>
      {(found) => <List label={t('col.round')} rows={found} columns={columns} keyOf={({ id }) => id} />}
    </MorePages>
  );
};
