import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditedConfig } from 'server/contract';
import { useGames } from '../../core/games/games.ts';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { auditChecksMessages } from './audit-checks.messages.ts';
import { versionPath } from './audit-paths.ts';
import { AuditState } from './audit-state.tsx';
import { auditMessages } from './audit.messages.ts';
import { GuardrailChanges } from './guardrail-changes.tsx';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { useAuditQuery } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import type { PageFilters } from './use-filters.ts';

const useColumns = (): readonly Column<AuditedConfig>[] => {
  const t = useMessages(auditMessages);
  const checks = useMessages(auditChecksMessages);
  const games = useGames();
  const { moment, decimal } = useFigures();
  return [
    {
      label: checks('col.config'),
      cell: ({ game, version }) => (
        <Link to={versionPath(game, version)}>
          <StaffGameName game={game}>{(name) => checks('config.version', { game: name, version })}</StaffGameName>
        </Link>
      ),
    },
    {
      label: t('col.state'),
      cell: ({ isActive, isCandidate }) =>
        checks(`config.${isCandidate ? 'candidate' : 'all'}.${isActive ? 'active' : 'past'}`),
    },
    { label: t('col.at'), cell: ({ at }) => moment(at) },
    {
      label: checks('col.rtp'),
      isNumber: true,
      cell: ({ game, rtpPercent }) => (rtpPercent && !games.findDraw(game) ? decimal(rtpPercent) : '—'),
    },
    { label: checks('col.author'), cell: ({ author }) => author?.nick ?? checks('config.house') },
    { label: checks('col.reason'), cell: ({ author, reason }) => author && reason },
    { label: checks('col.hash'), cell: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}…</code> },
  ];
};

const Configs = ({ filters }: Pick<PageFilters, 'filters'>): ReactNode => {
  const t = useMessages(auditMessages);
  const checks = useMessages(auditChecksMessages);
  const columns = useColumns();
  const { data, error, refetch } = useAuditQuery('audit.configs', filters);
  if (!data) return <AuditState error={error} retry={() => void refetch()} />;
  if (data.configs.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <DataTable
      label={checks('col.config')}
      rows={data.configs}
      columns={columns}
      keyOf={({ game, version, at }) => `${game} ${version} ${at}`}
    />
  );
};

/** /audit/configs: each time that the rules of a game or their bounds changed, and who changed them. */
export const ConfigsView = ({ page: { filters } }: { page: PageFilters }): ReactNode => (
  <>
    <Configs filters={filters} />
    <GuardrailChanges game={filters.game} />
  </>
);
