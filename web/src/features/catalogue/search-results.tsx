import type { ReactNode } from 'react';
import { SEARCH_MIN_LETTERS } from 'server/contract';
import type { CasinoCategory } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import styles from './catalogue.module.css';
import { ListFailed } from './category-list.tsx';
import { BlankGrid, GameGrid } from './game-grid.tsx';
import type { Found } from './use-search.ts';

const Words = ({ found }: { found: Found }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const text =
    found.state === 'short'
      ? t('search.short', { letters: SEARCH_MIN_LETTERS })
      : found.state === 'found' && found.games.length > 0
        ? t('search.found', { count: found.games.length })
        : '';
  return (
    <p role="status" className={text === '' ? 'visually-hidden' : undefined}>
      {text}
    </p>
  );
};

/** Search results, in place of the list. */
export const SearchResults = ({
  category,
  found,
}: {
  category: CasinoCategory | undefined;
  found: Found;
}): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const names = useMessages('catalogue', 'lists');
  return (
    <div className={styles.found}>
      <Words found={found} />
      {category && <p className={styles.where}>{t('search.where', { category: names(`category.${category}`) })}</p>}
      {found.state === 'searching' && <BlankGrid />}
      {found.state === 'failed' && <ListFailed retry={() => found.retry()} />}
      {found.state === 'found' &&
        (found.games.length === 0 ? (
          <EmptyState>{t('search.nothing')}</EmptyState>
        ) : (
          <GameGrid category={category ?? 'slots'} games={found.games} />
        ))}
    </div>
  );
};
