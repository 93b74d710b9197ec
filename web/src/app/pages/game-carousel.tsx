import { useEffect, useRef, useState, type RefObject, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MiniaturePlace } from '../../core/game-kit/scene/still.tsx';
import { useGames } from '../../core/games/games.ts';
import { useRtp } from '../../core/games/use-rtp.ts';
import type { WebGame } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Shelf } from '../../core/ui/shelf.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './game-carousel.module.css';

const AHEAD = '200px'; // so far outside of the window it counts as seen

/** Tells whether an element has been in sight yet. */
const useSeen = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
};

const Miniature = ({ game: { Miniature: Picture } }: { game: WebGame }): ReactNode => {
  const [place, seen] = useSeen<HTMLDivElement>();
  return (
    <div ref={place} className={styles.miniature}>
      <Suspense fallback={<MiniaturePlace />}>{seen ? <Picture /> : <MiniaturePlace />}</Suspense>
    </div>
  );
};

const GameCard = ({ game }: { game: WebGame }): ReactNode => {
  const { id, path, card } = game;
  const t = useMessages('app', 'home');
  const words = useMessages(card);
  const rtp = useRtp(id);
  return (
    <Link to={path} className={styles.card}>
      <h3>{words('name')}</h3>
      <Miniature game={game} />
      <p className={styles.text}>{words('text')}</p>
      <div className={styles.rtp}>
        {rtp === undefined ? <Skeleton width={150} height={16} /> : t('games.rtp', { rtp })}
      </div>
    </Link>
  );
};

/** The house's own games, side by side, each with what happens in it now. */
export const GameCarousel = (): ReactNode => {
  const t = useMessages('app', 'home');
  const { all } = useGames();
  return (
    <Shelf id="games" title={t('games.title')} previous={t('games.previous')} next={t('games.next')}>
      {all.map((game) => (
        <li key={game.id}>
          <GameCard game={game} />
        </li>
      ))}
    </Shelf>
  );
};
