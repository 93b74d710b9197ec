import { Suspense, useId, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveBet } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useGames } from '../../core/games/games.ts';
import { useUnavailable } from '../../core/games/unavailable.ts';
import { useRtp } from '../../core/games/use-rtp.ts';
import type { GameCover, WebDraw, WebGame, GameLight } from '../../core/games/web-game.ts';
import { useMessages, type FoundKey } from '../../core/i18n/messages.ts';
import { askToSignIn, openModal } from '../../core/modal/modal.ts';
import { stakedAt, useMoney } from '../../core/money/money.ts';
import { useSession } from '../../core/session/session.ts';
import { hex, hexOf } from '../../core/tokens/tokens.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { useBestWins } from '../../features/live-feed/best-wins.ts';
import styles from './game-covers.module.css';

const RecentWins = lazyPart(async () => (await import('../../features/live-feed/recent-wins.tsx')).RecentWins);

const SEEN_AT_ONCE = 4; // covers of the first row; the others load when they come near

/** The light of a game's place, for its cover; the accent's without one. */
const lit = (light?: GameLight): CSSProperties =>
  ({ '--light': light ? hexOf(light.near) : hex('accent') }) as CSSProperties;

/** Turns a cover towards the mouse: where it is on the cover, from -1 to 1. */
const lean = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>): void => {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', (((clientX - left) / width) * 2 - 1).toFixed(2));
  currentTarget.style.setProperty('--y', (((clientY - top) / height) * 2 - 1).toFixed(2));
};

interface PictureProps {
  cover: GameCover;
  place: number;
}

const Picture = ({ cover, place }: PictureProps): ReactNode => (
  <span className={styles.frame}>
    <img
      src={cover.portrait}
      alt=""
      width={480}
      height={640}
      loading={place < SEEN_AT_ONCE ? 'eager' : 'lazy'}
      className={classNames(styles.picture, !cover && styles.drawn)}
    />
  </span>
);

const Return = ({ game }: { game: string }): ReactNode => {
  const t = useMessages('app', 'home');
  const rtp = useRtp(game);
  return rtp === undefined ? '\u00A0' : t('games.rtp', { rtp });
};

interface CoverProps {
  game: WebGame;
  best: LiveBet | undefined;
  place: number;
}

/** An own game: its cover, its name, and today's best win in it, or its return where there is none. */
const Game = ({ game: { id, path, card, cover, light }, best, place }: CoverProps): ReactNode => {
  const t = useMessages('app', 'home');
  const words = useMessages(card);
  const { format } = useMoney();
  const why = useUnavailable(id);
  const fact = best ? t('games.best', { amount: format(best.amount, stakedAt(best)) }) : <Return game={id} />;
  return (
    <Link to={path} className={classNames(styles.cover, why && styles.off)} style={lit(light)} onPointerMove={lean}>
      <Picture cover={cover} place={place} />
      <span className={styles.name}>{words('name')}</span>
      <span className={styles.fact}>{why ? t(`games.off.${why}`) : fact}</span>
    </Link>
  );
};

/** A draw that costs nothing, which opens over the page. */
const Draw = ({ draw: { id, cover }, place }: { draw: WebDraw; place: number }): ReactNode => {
  const t = useMessages('app', 'home');
  const isPlayer = useSession().status === 'player';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.cover}
      style={lit()}
      onPointerMove={lean}
      onClick={() => (isPlayer ? openModal(id) : askToSignIn())}
    >
      <Picture cover={cover} place={place} />
      <span className={styles.name}>{t(`draw.${id}` as FoundKey)}</span>
      <span className={styles.fact}>{t('draw.free')}</span>
    </button>
  );
};

const OFFERS_FRESH_MS = 60_000;

/** Draws that the house holds now. */
const useDraws = (): readonly WebDraw[] => {
  const { draws } = useGames();
  const { data } = useCallQuery('bonus.list', {}, { staleTime: OFFERS_FRESH_MS });
  return draws.filter(({ id, isSeasonal }) => {
    const offer = data?.bonuses.find(({ bonus }) => bonus === id);
    return offer?.isOffered ?? !isSeasonal;
  });
};

/** The house's own games, and beside them what is being won in them. */
export const GameCovers = (): ReactNode => {
  const t = useMessages('app', 'home');
  const { all } = useGames();
  const draws = useDraws();
  const bests = useBestWins();
  const [games, wins] = [useId(), useId()];
  return (
    <div className={styles.stage}>
      <section className={styles.games} aria-labelledby={games}>
        <h2 id={games}>{t('games.title')}</h2>
        <ul className={styles.covers}>
          {all.map((game, place) => (
            <li key={game.id}>
              <Game game={game} best={bests?.find((bet) => bet.game === game.id)} place={place} />
            </li>
          ))}
          {draws.map((draw, place) => (
            <li key={draw.id}>
              <Draw draw={draw} place={all.length + place} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.wins} aria-labelledby={wins}>
        <h2 id={wins}>{t('wins.title')}</h2>
        <div className={styles.winsPlace}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <RecentWins />
          </Suspense>
        </div>
      </section>
    </div>
  );
};
