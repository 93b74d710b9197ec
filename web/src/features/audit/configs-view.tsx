import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditedConfig } from 'server/contract';
import { useGames } from '../../core/games/games.ts';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { versionPath } from './audit-paths.ts';
import { GuardrailChanges } from './guardrail-changes.tsx';
import { List, type Column } from '../../core/office/list.tsx';
import { useAuditQuery } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import type { PageFilters } from './use-filters.ts';
import { Pending } from '../../core/office/loaded.tsx';

const useColumns = (): readonly Column<AuditedConfig>[] => {
  const t = useMessages('audit', 'main');
  const checks = useMessages('audit', 'checks');
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
  const t = useMessages('audit', 'main');
  const checks = useMessages('audit', 'checks');
  const columns = useColumns();
  const { data, error, refetch } = useAuditQuery('audit.configs', filters);
  if (!data) return <Pending error={error} retry={refetch} />;
  return (
    <List
      empty={t('none')}
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
