import type { GameId } from 'games-engine';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MiniaturePlace } from '../../core/game-kit/miniature.tsx';
import { gameOrder, gamePaths } from '../../core/games/game-catalogue.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useRtp } from '../../core/games/use-rtp.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Shelf } from '../../core/ui/shelf.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './game-carousel.module.css';
import { gameMiniatures } from './game-miniatures.ts';
import { homeMessages } from './home.messages.ts';
import { useSeen } from './use-seen.ts';

const Miniature = ({ game }: { game: GameId }): ReactNode => {
  const [place, seen] = useSeen<HTMLDivElement>();
  const Picture = gameMiniatures[game];
  return (
    <div ref={place} className={styles.miniature}>
      <Suspense fallback={<MiniaturePlace />}>{seen ? <Picture /> : <MiniaturePlace />}</Suspense>
    </div>
  );
};

const GameCard = ({ game }: { game: GameId }): ReactNode => {
  const t = useMessages(homeMessages);
  const nameOf = useGameName();
  const rtp = useRtp(game);
  return (
    <Link to={gamePaths[game]} className={styles.card}>
      <h3>{nameOf(game)}</h3>
      <Miniature game={game} />
      <p className={styles.text}>{t(`game.text.${game}`)}</p>
      <div className={styles.rtp}>
        {rtp === undefined ? <Skeleton width={150} height={16} /> : t('games.rtp', { rtp })}
      </div>
    </Link>
  );
};

/** The house's own games, side by side, each with what happens in it now. */
export const GameCarousel = (): ReactNode => {
  const t = useMessages(homeMessages);
  return (
    <Shelf id="games" title={t('games.title')} previous={t('games.previous')} next={t('games.next')}>
      {gameOrder.map((game) => (
        <li key={game}>
          <GameCard game={game} />
        </li>
      ))}
    </Shelf>
  );
};
