import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { call } from '../../core/connection/connection.ts';
import { categoryPath } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { carouselIds, carousels, type CarouselId, rememberFilled, rowsToShow } from './carousels.ts';
import styles from './carousels.module.css';
import { isMobile, carouselTile, type Tile } from './tile.ts';
import { GamesShelf } from './games-shelf.tsx';

const FRESH_MS = 5 * 60_000;

/** A carousel's games; null when loading failed. */
const load = async (id: CarouselId): Promise<readonly Tile[] | null> => {
  try {
    return (await call(carousels[id], { isMobile: isMobile() })).games.map(carouselTile);
  } catch (error) {
    console.warn(`the carousel ${id} did not load`, error);
    return null;
  }
};

/** Lengths of all lists; undefined when they did not load. */
const loadCounts = () => call('games.getCounts', { isMobile: isMobile() }).catch(() => undefined);

const loadAll = async () => {
  const [counts, ...lists] = await Promise.all([loadCounts(), ...carouselIds.map(load)]);
  return carouselIds.map((id, place) => ({
    id,
    games: lists[place] ?? null,
    total: counts?.categoryCount[id],
  }));
};

const Carousel = ({
  id,
  games,
  total,
}: {
  id: CarouselId;
  games: readonly Tile[];
  total: number | undefined;
}): ReactNode => {
  const title = useMessages('catalogue', 'lists')(`category.${id}`);
  return (
    <GamesShelf id={`carousel-${id}`} title={title} to={categoryPath(id)} total={total} category={id} games={games} />
  );
};

/**
 * The carousels that have games. They appear together once all calls are answered, so that the layout shifts at most once.
 * Failed ones are left out, and one that would repeat the row above it.
 */
export const ProviderCarousels = ({ blanks }: { blanks: ReactNode }): ReactNode => {
  const { data } = useQuery({ queryKey: ['carousels'], queryFn: loadAll, staleTime: FRESH_MS });
  useEffect(() => {
    if (data?.every(({ games }) => games)) rememberFilled(rowsToShow(data).length);
  }, [data]);
  if (!data) return blanks;
  return (
    <div className={styles.carousels}>
      {rowsToShow(data).map(({ id, games, total }) => (
        <Carousel key={id} id={id} games={games ?? []} total={total} />
      ))}
    </div>
  );
};
