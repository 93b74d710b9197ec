import { useEffect, type ReactNode } from 'react';
import type { CatalogueCategory } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { catalogueMessages } from './catalogue.messages.ts';
import styles from './catalogue.module.css';
import { BlankGrid, GameGrid } from './game-grid.tsx';
import { useGameList } from './use-game-list.ts';
import { useNearEnd } from './use-near-end.ts';

/** A list that did not load. */
export const ListFailed = ({ retry }: { retry: () => void }): ReactNode => {
  const t = useMessages(catalogueMessages);
  return <ErrorState action={<Button onClick={retry}>{t('retry')}</Button>}>{t('failed')}</ErrorState>;
};

interface CategoryListProps {
  category: CatalogueCategory;
  provider: string | undefined; // undefined: all
  empty: ReactNode;
  onFailed?(): void; // shows another list instead
}

/** A list's games. More load near the end of the page or by the button below. */
export const CategoryList = ({ category, provider, empty, onFailed }: CategoryListProps): ReactNode => {
  const t = useMessages(catalogueMessages);
  const { status, games, hasMore, isLoadingMore, moreFailed, more, retry } = useGameList({ category, provider });
  const hasFailed = status === 'failed';
  useEffect(() => {
    if (hasFailed) onFailed?.();
  }, [hasFailed, onFailed]);
  useNearEnd(games.length, hasMore && !isLoadingMore && !moreFailed, more);
  switch (status) {
    case 'loading':
      return <BlankGrid />;
    case 'failed':
      return <ListFailed retry={retry} />;
    case 'ready':
      if (games.length === 0) return empty;
      return (
        <>
          <GameGrid category={category} games={games} />
          {moreFailed ? (
            <ListFailed retry={more} />
          ) : (
            hasMore && (
              <Button className={styles.further} loading={isLoadingMore} onClick={more}>
                {t('more')}
              </Button>
            )
          )}
        </>
      );
  }
};
