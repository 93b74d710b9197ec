import { useMessages } from '../../core/i18n/messages.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer, VoidedRound } from 'server/contract';
import { call, type CallError } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useVoids } from '../../core/voids/use-voids.ts';
import { VoidCountsList } from '../../core/voids/void-counts.tsx';
import type { Filters } from './audit-filters.ts';
import { versionPath } from './audit-paths.ts';
import type { Column } from '../../core/office/list.tsx';
import { PagedTable } from './paged-table.tsx';
import { AUDIT_ANSWER_MS } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import type { PageFilters } from './use-filters.ts';
import { Section } from '../../core/office/section.tsx';

const useVoided = (filters: Filters) =>
  useInfiniteQuery<CallAnswer<'audit.voided'>, CallError, VoidedRound[], readonly unknown[], string | null>({
    queryKey: ['audit.voided', filters],
    queryFn: ({ pageParam }) =>
      call('audit.voided', { ...filters, ...(pageParam !== null && { cursor: pageParam }) }, AUDIT_ANSWER_MS),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rounds }) => rounds),
  });

const useColumns = (): readonly Column<VoidedRound>[] => {
  const t = useMessages('audit', 'main');
  const checks = useMessages('audit', 'checks');
  const nameOf = useGameName();
  const { ordinal } = useFormat();
  const { amount, moment, number } = useFigures();
  return [
    {
      label: t('col.round'),
      cell: ({ game, id, number }) => (
        <Link to={`/fairness/${game}/${id}`}>{t('round', { game: nameOf(game), number: ordinal(number) })}</Link>
      ),
    },
    { label: checks('col.reason'), cell: ({ reason }) => checks(reason === null ? 'void.unsaid' : `void.${reason}`) },
    { label: checks('col.bets'), isNumber: true, cell: ({ bets }) => bets },
    { label: t('col.stake'), isNumber: true, cell: ({ stakesMinor }) => amount(stakesMinor) },
    {
      label: checks('col.returned'),
      cell: ({ isReturned }) => checks(isReturned ? 'void.returned' : 'void.kept'),
    },
    {
      label: t('col.version'),
      isNumber: true,
      cell: ({ game, version }) => <Link to={versionPath(game, version)}>{version}</Link>,
    },
    { label: t('col.at'), cell: ({ at }) => moment(at) },
    { label: t('col.log'), isNumber: true, cell: ({ logIndex }) => (logIndex === null ? '—' : number(logIndex)) },
  ];
};

/** The last weeks by game, as everybody sees them at /fairness. */
const Counts = ({ game }: { game: string | undefined }): ReactNode => {
  const t = useMessages('voids', 'main');
  const { games } = useVoids(game);
  return (
    games && (
      <Section title={t('title')}>
        <VoidCountsList games={games} />
      </Section>
    )
  );
};

/** /audit/void: rounds that ended without a draw, and why. */
export const VoidView = ({ page: { filters } }: { page: PageFilters }): ReactNode => (
  <>
    <Counts game={filters.game} />
    <PagedTable rows={useVoided(filters)} columns={useColumns()} />
  </>
);
