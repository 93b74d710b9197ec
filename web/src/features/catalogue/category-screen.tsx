import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { callQuery } from '../../core/connection/query.ts';
import { isCasinoCategory, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { toast } from '../../core/ui/toast.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import styles from './catalogue.module.css';
import { CategoryList } from './category-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Finder } from './finder.tsx';
import { BlankGrid } from './game-grid.tsx';
import { TasteRow } from './taste-row.tsx';
import { coverSizes, useTaste } from './taste.ts';
import { isMobile } from './tile.ts';
import { isFiltered, useFilters, type Filters } from './use-filters.ts';
import { useSearch } from './use-search.ts';

const Favourites = lazyPart(async () => (await import('./own-games.tsx')).Favourites);
const RecentGames = lazyPart(async () => (await import('./own-games.tsx')).RecentGames);
const LobbyRows = lazyPart(async () => (await import('./lobby-rows.tsx')).LobbyRows);
const SearchResults = lazyPart(async () => (await import('./search-results.tsx')).SearchResults);

const LISTS_HELP = '/helpdesk/faq#game-lists';

/** Lists that are worked out from play. */
const workedOut: ReadonlySet<CasinoCategory> = new Set(['new', 'hot', 'popular'] as const);

const NoGames = (): ReactNode => {
  const t = useMessages('catalogue', 'main');
  return <EmptyState action={<ButtonLink to="/game">{t('empty.play')}</ButtonLink>}>{t('empty')}</EmptyState>;
};

const COUNTS_FRESH_MS = 5 * 60_000;

/** The numbers behind the filters of a list; the last known ones while others load. */
const useCounts = (category: CasinoCategory | undefined, filters: Filters) => {
  const asked = { isMobile: isMobile(), ...(category && category !== 'favorite' && { category }), ...filters };
  return useQuery({
    ...callQuery('games.getCounts', asked),
    staleTime: COUNTS_FRESH_MS,
    placeholderData: keepPreviousData,
  }).data;
};

/** Calls back on a press outside an element. */
const usePressOutside = (isWanted: boolean, act: () => void) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = ({ target }: PointerEvent): void => {
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (target instanceof Node && !place.current?.contains(target) && !isInDialog) act();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [isWanted, act]);
  return place;
};

interface ListProps {
  category: CasinoCategory | undefined;
  filters: Filters;
  onFailed(): void; // drops the filters
}

/** The lobby's rows, a player's favourites, or the games of a list that the filters leave. */
const List = ({ category, filters, onFailed }: ListProps): ReactNode => {
  const hasFilters = isFiltered(filters);
  if (category === 'favorite') return <Favourites />;
  return (
    <>
      <Suspense>{!hasFilters && <RecentGames />}</Suspense>
      {category === undefined && !hasFilters ? (
        <LobbyRows empty={<NoGames />} />
      ) : (
        <CategoryList category={category} filters={filters} empty={<NoGames />} {...(hasFilters && { onFailed })} />
      )}
    </>
  );
};

/** A list of provider games, or all of them. */
const Lobby = ({ category }: { category: CasinoCategory | undefined }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const names = useMessages('catalogue', 'lists');
  const title = useMessages('catalogue', 'titles')('title');
  const [filters, setFilters] = useFilters();
  const { size } = useTaste();
  const counts = useCounts(category, filters);
  const [text, setText] = useState('');
  const found = useSearch(text);
  const dropFilters = useCallback((): void => {
    toast.error(t('provider.failed'));
    setFilters({});
  }, [t, setFilters]);
  const setProvider = useCallback(
    (provider: string | undefined) => setFilters({ ...filters, provider }),
    [filters, setFilters],
  );
  const isSearching = found.state !== 'none';
  const endSearch = useCallback(() => setText(''), []);
  const place = usePressOutside(isSearching, endSearch);
  return (
    <div ref={place} className={styles.screen} style={{ '--cover': `${coverSizes[size]}px` } as CSSProperties}>
      <div className={styles.head}>
        <h1>{category ? names(`category.${category}`) : title}</h1>
        <TasteRow />
      </div>
      {category && workedOut.has(category) && (
        <Link className={styles.how} to={LISTS_HELP}>
          {t('lists.how')}
        </Link>
      )}
      <Finder
        category={category}
        providers={counts?.providers ?? []}
        provider={filters.provider}
        onProvider={setProvider}
        text={text}
        onText={setText}
      />
      {!isSearching && category !== 'favorite' && (
        <div className={styles.filters}>
          {counts && <FilterChips category={category} counts={counts} filters={filters} onFilters={setFilters} />}
        </div>
      )}
      <div className={styles.list}>
        <Suspense fallback={<BlankGrid />}>
          {isSearching ? (
            <SearchResults category={category} found={found} />
          ) : (
            <List category={category} filters={filters} onFailed={dropFilters} />
          )}
        </Suspense>
      </div>
    </div>
  );
};

/** The lobby, or the list in the address. The route ensures a valid one. */
export const CategoryScreen = (): ReactNode => {
  const { category } = useParams();
  const list = category !== undefined && isCasinoCategory(category) ? category : undefined;
  return <Lobby key={list ?? ''} category={list} />;
};
