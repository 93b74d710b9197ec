import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { AuditState } from './audit-state.tsx';
import { auditMessages } from './audit.messages.ts';
import { DataTable } from '../../core/staff/data-table.tsx';
import { useAuditQuery } from './use-audit-query.ts';
import { usePeriod, type PageFilters } from './use-filters.ts';
import { useRoundColumns } from './use-round-columns.tsx';

/** /audit/wins: what was paid most. */
export const WinsView = ({ page }: { page: PageFilters }): ReactNode => {
  const t = useMessages(auditMessages);
  const columns = useRoundColumns();
  const period = usePeriod(page);
  const { data, error, refetch } = useAuditQuery('audit.largestWins', { ...page.filters, ...period });
  if (!data) return <AuditState error={error} retry={() => void refetch()} />;
  if (data.rounds.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return <DataTable label={t('col.payout')} rows={data.rounds} columns={columns} keyOf={({ id }) => id} />;
};
