import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { isCasinoCategory, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { toast } from '../../core/ui/toast.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import styles from './catalogue.module.css';
import { CategoryList } from './category-list.tsx';
import { Finder } from './finder.tsx';
import { BlankGrid } from './game-grid.tsx';
import { useSearch } from './use-search.ts';

const Favourites = lazyPart(async () => (await import('./own-games.tsx')).Favourites);
const RecentGames = lazyPart(async () => (await import('./own-games.tsx')).RecentGames);
const SearchResults = lazyPart(async () => (await import('./search-results.tsx')).SearchResults);

const PROVIDER = 'provider'; // parameter of the address
const LISTS_HELP = '/helpdesk/faq#game-lists';

/** Lists that are worked out from play. */
const workedOut: ReadonlySet<CasinoCategory> = new Set(['new', 'hot', 'popular'] as const);

const NoGames = (): ReactNode => {
  const t = useMessages('catalogue', 'main');
  return <EmptyState action={<ButtonLink to="/game">{t('empty.play')}</ButtonLink>}>{t('empty')}</EmptyState>;
};

/** The provider in the address. */
const useProvider = (): [string | undefined, (next: string | undefined) => void] => {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (next: string | undefined): void =>
      setParams(
        (now) => {
          if (next === undefined) now.delete(PROVIDER);
          else now.set(PROVIDER, next);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params.get(PROVIDER) ?? undefined, choose];
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

const Category = ({ category }: { category: CasinoCategory }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const names = useMessages('catalogue', 'titles');
  const [provider, setProvider] = useProvider();
  const [text, setText] = useState('');
  const found = useSearch(text);
  const dropProvider = useCallback((): void => {
    toast.error(t('provider.failed'));
    setProvider(undefined);
  }, [t, setProvider]);
  const isSearching = found.state !== 'none';
  const endSearch = useCallback(() => setText(''), []);
  const place = usePressOutside(isSearching, endSearch);
  return (
    <div ref={place} className={styles.screen}>
      <h1>{names(`category.${category}`)}</h1>
      {workedOut.has(category) && (
        <Link className={styles.how} to={LISTS_HELP}>
          {t('lists.how')}
        </Link>
      )}
      <Finder category={category} provider={provider} onProvider={setProvider} text={text} onText={setText} />
      <div className={styles.list}>
        <Suspense fallback={<BlankGrid />}>
          {isSearching ? (
            <SearchResults category={category} found={found} />
          ) : category === 'favorite' ? (
            <Favourites />
          ) : (
            <>
              <Suspense>{provider === undefined && <RecentGames />}</Suspense>
              <CategoryList
                category={category}
                provider={provider}
                empty={<NoGames />}
                {...(provider !== undefined && { onFailed: dropProvider })}
              />
            </>
          )}
        </Suspense>
      </div>
    </div>
  );
};

/** The list of provider games in the address. The route ensures a valid one. */
export const CategoryScreen = (): ReactNode => {
  const { category = '' } = useParams();
  return isCasinoCategory(category) && <Category key={category} category={category} />;
};
