import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuditedRound, CallAnswer } from 'server/contract';
import { call, type CallError } from '../../core/connection/connection.ts';
import type { Filters } from './audit-filters.ts';
import { PagedTable } from './paged-table.tsx';
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
export const RoundsView = ({ page: { filters } }: { page: PageFilters }): ReactNode => (
  <PagedTable rows={useRounds(filters)} columns={useRoundColumns()} />
);
