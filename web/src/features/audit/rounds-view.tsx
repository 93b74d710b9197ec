import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuditedRound, CallAnswer } from 'server/contract';
import { call, type CallError } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import type { Filters } from './audit-filters.ts';
import { AuditState } from './audit-state.tsx';
import { auditMessages } from './audit.messages.ts';
import { DataTable } from './data-table.tsx';
import { AUDIT_ANSWER_MS } from './use-audit-query.ts';
import type { PageFilters } from './use-filters.ts';
import { useRoundColumns } from './use-round-columns.tsx';

const useRounds = (filters: Filters) =>
  useInfiniteQuery<CallAnswer<'audit.rounds'>, CallError, AuditedRound[], readonly unknown[], string | null>({
    queryKey: ['audit.rounds', filters],
    queryFn: ({ pageParam }) =>
      call('audit.rounds', { ...filters, ...(pageParam !== null && { cursor: pageParam }) }, AUDIT_ANSWER_MS),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rounds }) => rounds),
  });

/** /audit/rounds: every stake, by what an auditor looks for. */
export const RoundsView = ({ page: { filters } }: { page: PageFilters }): ReactNode => {
  const t = useMessages(auditMessages);
  const columns = useRoundColumns();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRounds(filters);
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
