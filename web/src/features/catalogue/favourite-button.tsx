import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { useIsFavourite, useSwitchFavourite } from './favourites.ts';
import type { Tile } from './tile.ts';
import styles from './tile.module.css';

/** Adds a game to the favourites or removes it. */
export const FavouriteButton = ({ game }: { game: Pick<Tile, 'identifier' | 'title' | 'favorite'> }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const isMarked = useIsFavourite(game);
  const switchFavourite = useSwitchFavourite();
  return (
    <button
      type="button"
      className={styles.round}
      aria-pressed={isMarked}
      aria-label={t('favourite', { title: game.title })}
      onClick={() => void switchFavourite(game.identifier)}
    >
      <Heart aria-hidden="true" size={18} fill={isMarked ? 'currentColor' : 'none'} />
    </button>
  );
};
