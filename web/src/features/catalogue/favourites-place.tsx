import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const FavouritesShelf = lazyPart(async () => (await import('./favourites-shelf.tsx')).FavouritesShelf);

/** The player's favourites on the first page; nothing before the first of them. */
export const FavouritesPlace = (): ReactNode => (
  <Suspense>
    <FavouritesShelf />
  </Suspense>
);
