import { gameTiles } from 'assets';
import type { GameId } from 'games-engine';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { gameOrder, gamePaths } from '../../core/games/game-catalogue.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useRtp } from '../../core/games/use-rtp.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './game-carousel.module.css';
import { homeMessages } from './home.messages.ts';

const STEP = 0.8; // of the visible width: the last banner seen stays in sight

const Banner = ({ game }: { game: GameId }): ReactNode => {
  const t = useMessages(homeMessages);
  const nameOf = useGameName();
  const rtp = useRtp(game);
  return (
    <Link to={gamePaths[game]} className={styles.banner}>
      <img src={gameTiles[game]} width={96} height={96} alt="" />
      <div>
        <h3>{nameOf(game)}</h3>
        <p>{t(`game.text.${game}`)}</p>
        <div className={styles.rtp}>
          {rtp === undefined ? <Skeleton width={150} height={16} /> : t('games.rtp', { rtp })}
        </div>
      </div>
    </Link>
  );
};

/** The house's own games, side by side; what does not fit is scrolled to by swipe, wheel, Tab or the two buttons. */
export const GameCarousel = (): ReactNode => {
  const t = useMessages(homeMessages);
  const track = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1): void => {
    const list = track.current;
    list?.scrollBy({ left: direction * list.clientWidth * STEP }); // smooth by style, unless motion is unwelcome
  };
  return (
    <section className={styles.games} aria-labelledby="games">
      <div className={styles.head}>
        <h2 id="games">{t('games.title')}</h2>
        <IconButton label={t('games.previous')} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={t('games.next')} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <ul ref={track} className={styles.track}>
        {gameOrder.map((game) => (
          <li key={game}>
            <Banner game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
