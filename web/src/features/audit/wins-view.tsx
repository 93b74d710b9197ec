import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import { List } from '../../core/office/list.tsx';
import { useAuditQuery } from './use-audit-query.ts';
import { usePeriod, type PageFilters } from './use-filters.ts';
import { useRoundColumns } from './use-round-columns.tsx';
import { Pending } from '../../core/office/loaded.tsx';

/** /audit/wins: what was paid most. */
export const WinsView = ({ page }: { page: PageFilters }): ReactNode => {
  const t = useMessages('audit', 'main');
  const columns = useRoundColumns();
  const period = usePeriod(page);
  const { data, error, refetch } = useAuditQuery('audit.largestWins', { ...page.filters, ...period });
  if (!data) return <Pending error={error} retry={refetch} />;
  return <List empty={t('none')} label={t('col.payout')} rows={data.rounds} columns={columns} keyOf={({ id }) => id} />;
};
