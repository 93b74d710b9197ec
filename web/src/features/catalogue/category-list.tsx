import type { ReactNode } from 'react';
import type { CatalogueCategory } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { catalogueMessages } from './catalogue.messages.ts';
import styles from './catalogue.module.css';
import { BlankGrid, GameGrid } from './game-grid.tsx';
import { useCategory } from './use-category.ts';
import { useNearEnd } from './use-near-end.ts';

const Failed = ({ retry }: { retry: () => void }): ReactNode => {
  const t = useMessages(catalogueMessages);
  return <ErrorState action={<Button onClick={retry}>{t('retry')}</Button>}>{t('failed')}</ErrorState>;
};

/** A category's games; further ones come when the end of the page is near, or by the button below them. */
export const CategoryList = ({ category, empty }: { category: CatalogueCategory; empty: ReactNode }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const { status, games, hasMore, isLoadingMore, moreFailed, more, retry } = useCategory(category);
  useNearEnd(games.length, hasMore && !isLoadingMore && !moreFailed, more);
  switch (status) {
    case 'loading':
      return <BlankGrid />;
    case 'failed':
      return <Failed retry={retry} />;
    case 'ready':
      if (games.length === 0) return empty;
      return (
        <>
          <GameGrid category={category} games={games} />
          {moreFailed ? (
            <Failed retry={more} />
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
