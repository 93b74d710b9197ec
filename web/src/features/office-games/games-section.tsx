import { useMessages } from '../../core/i18n/messages.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OFFICE_GAMES_PAGE, type OfficeGame } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { List, type Column, type ServerPages } from '../../core/office/list.tsx';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { ChangeGame } from './change-game.tsx';
import { ChangeMany } from './change-many.tsx';
import { filterOf, gameFilters, GamesFilter } from './games-filter.tsx';
import { useFilterValues, useListState } from '../../core/office/list-state.ts';
import { Loaded } from '../../core/office/loaded.tsx';

const PLACES = 2;

const Names = ({ game: { title, provider } }: { game: OfficeGame }): ReactNode => (
  <>
    <span className={styles.strong}>{title}</span>
    <span className={classNames(styles.line, styles.faint)}>{provider}</span>
  </>
);

/** Place of a game, and its marks. */
const Marks = ({ game }: { game: OfficeGame }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const marks = (['special', 'cashback', 'tournament'] as const).filter((mark) => game[mark]);
  return (
    <span className={styles.actions}>
      {game.hidden && <Badge tone="bad">{t('state.hidden')}</Badge>}
      {game.providerHidden && <Badge tone="bad">{t('state.providerHidden')}</Badge>}
      {game.gone && <Badge tone="wait">{t('state.gone')}</Badge>}
      {!game.hidden && !game.providerHidden && !game.gone && <Badge tone="good">{t('state.listed')}</Badge>}
      {marks.map((mark) => (
        <Badge key={mark}>{t(`mark.${mark}`)}</Badge>
      ))}
      {game.place > 0 && <Badge>{t('mark.place', { place: game.place })}</Badge>}
      {!game.counts && <Badge tone="wait">{t('mark.uncounted')}</Badge>}
    </span>
  );
};

/** Measured return of a game here, and the play behind it. */
const useMeasured = (): ((measured: OfficeGame['measured']) => string) => {
  const t = useMessages('office-games', 'main');
  const { percent, count } = useFormat();
  return (measured) =>
    measured
      ? t('measured.of', {
          rtp: percent(measured.rtp, PLACES),
          rounds: count(measured.rounds),
          days: count(measured.days),
        })
      : '—';
};

const useColumns = (): readonly Column<OfficeGame>[] => {
  const t = useMessages('office-games', 'main');
  const { percent } = useFormat();
  const { base } = useDeskFormat();
  const measuredOf = useMeasured();
  return [
    { label: t('game'), cell: (game) => <Names game={game} /> },
    { label: t('action'), cell: (game) => <ChangeGame game={game} /> },
    { label: t('state'), cell: (game) => <Marks game={game} /> },
    { label: t('category'), cell: ({ category }) => t(`category.${category}`) },
    {
      label: t('lists'),
      cell: ({ lists }) => (lists.length === 0 ? '—' : lists.map((list) => t(`list.${list}`)).join(', ')),
    },
    { label: t('stated'), isNumber: true, cell: ({ rtp }) => (rtp === 0 ? '—' : percent(rtp, PLACES)) },
    { label: t('measured'), isNumber: true, cell: ({ measured }) => measuredOf(measured) },
    { label: t('amount'), isNumber: true, cell: ({ amount }) => base(amount) },
  ];
};

/** A page of the games that fit. */
export const GamesView = ({ games, ...pages }: { games: readonly OfficeGame[] } & ServerPages): ReactNode => {
  const t = useMessages('office-games', 'main');
  const columns = useColumns();
  return (
    <List
      label={t('part.games')}
      rows={games}
      columns={columns}
      keyOf={({ id }) => String(id)}
      empty={t('none')}
      pages={pages}
    />
  );
};

/** All games of providers, found as players find them; the address says which. */
export const GamesSection = (): ReactNode => {
  const t = useMessages('office-games', 'main');
  const [filters, putFilters] = useFilterValues(gameFilters);
  const [{ page }, putState] = useListState();
  const filter = filterOf(filters);
  const asked = { ...filter, from: (page - 1) * OFFICE_GAMES_PAGE };
  const query = useCallQuery('officeGames.list', asked, { placeholderData: keepPreviousData });
  const providers = useCallQuery('officeGames.providers', {}).data?.providers ?? [];
  return (
    <Section title={t('part.games')}>
      <Note>{t('games.text')}</Note>
      <GamesFilter providers={providers} values={filters} onFilter={putFilters} />
      <Loaded query={query}>
        {({ games, total }) => (
          <>
            <div className={styles.actions}>
              <ChangeMany filter={filter} total={total} />
            </div>
            <GamesView
              games={games}
              total={total}
              page={page}
              size={OFFICE_GAMES_PAGE}
              onPage={(next) => putState({ page: next })}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
};
