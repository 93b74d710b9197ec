import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../core/connection/connection.ts';
import { categoryPath } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Shelf } from '../../core/ui/shelf.tsx';
import { carouselIds, carousels, type CarouselId, rememberFilled } from './carousels.ts';
import styles from './carousels.module.css';
import { isMobile, carouselTile, type Tile } from './tile.ts';
import { GameTile } from './game-tile.tsx';
import slides from './slides.module.css';

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

const loadAll = () => Promise.all(carouselIds.map(async (id) => ({ id, games: await load(id) })));

const Carousel = ({ id, games }: { id: CarouselId; games: readonly Tile[] }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const title = useMessages('catalogue', 'titles')(`category.${id}`);
  return (
    <Shelf
      id={`carousel-${id}`}
      title={title}
      previous={t('previous', { title })}
      next={t('next', { title })}
      columns={slides.slides}
      more={
        <Link to={categoryPath(id)} aria-label={t('all.of', { title })}>
          {t('all')}
        </Link>
      }
    >
      {games.map((game) => (
        <li key={game.identifier}>
          <GameTile category={id} game={game} />
        </li>
      ))}
    </Shelf>
  );
};

/**
 * The carousels that have games. They appear together once all calls are answered, so that the layout shifts at most once.
 * Failed ones are left out.
 */
export const ProviderCarousels = ({ blanks }: { blanks: ReactNode }): ReactNode => {
  const { data } = useQuery({ queryKey: ['carousels'], queryFn: loadAll, staleTime: FRESH_MS });
  useEffect(() => {
    if (data?.every(({ games }) => games)) rememberFilled(data.filter(({ games }) => games?.length).length);
  }, [data]);
  if (!data) return blanks;
  return (
    <div className={styles.carousels}>
      {data.map(({ id, games }) => games && games.length > 0 && <Carousel key={id} id={id} games={games} />)}
    </div>
  );
};
