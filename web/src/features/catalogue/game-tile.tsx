import { noPicture } from 'assets';
import { Heart, Info, X } from 'lucide-react';
import { type ReactNode, useState, memo, useId, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { MIN_SHOWN_ROUNDS } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { categoryPath, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { wantGame } from '../../core/session/way-back.ts';
import { useUnavailable } from '../../core/games/unavailable.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { useSwitchFavourite } from '../../core/games/favourites.ts';
import { useIsFavourite } from './favourites.ts';
import { useTaste } from './taste.ts';
import { useOpenGame } from './overlay/open-game.ts';
import { isMobile, type Tile } from './tile.ts';
import catalogue from './catalogue.module.css';
import styles from './tile.module.css';

/** Adds a game to the favourites or removes it. */
const FavouriteButton = ({ game }: { game: Pick<Tile, 'identifier' | 'title' | 'favorite'> }): ReactNode => {
  const t = useMessages('catalogue', 'main');
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

const MIN_STATED_RTP = 1; // percent: smaller values mean that none is stated
const PLACES = 2;

const TOURNAMENTS = '/helpdesk/tournaments';

/** A game's stated and measured RTP, its promotions, and whether it counts towards wagering. */
const GameFacts = ({ game: { rtp, measured, ...marks } }: { game: Tile }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const { percent, count } = useFormat();
  const hasStated = rtp >= MIN_STATED_RTP;
  return (
    <>
      {hasStated && <p>{t('rtp.stated', { rtp: percent(rtp, PLACES) })}</p>}
      {measured && (
        <p>
          {t('rtp.measured', {
            rtp: percent(measured.rtp, PLACES),
            rounds: count(measured.rounds),
            count: measured.days,
          })}
        </p>
      )}
      {!hasStated && !measured && <p>{t('rtp.unknown')}</p>}
      <p>{t(marks.counts ? 'mark.counts.text' : 'mark.uncounted.text')}</p>
      {marks.cashback && <p>{t('mark.cashback.text')}</p>}
      {marks.tournament && <Link to={TOURNAMENTS}>{t('mark.tournament.text')}</Link>}
    </>
  );
};

/** A game's picture, or a placeholder when it fails to load. Decorative: the title is shown beside it. */
const GamePicture = ({ src }: { src: string }): ReactNode => {
  const [failed, setFailed] = useState<string>();
  const shown = src === '' || failed === src ? noPicture : src;
  return (
    <img
      src={shown}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      className={catalogue.picture}
      onError={() => setFailed(src)}
    />
  );
};

/** The address that opens a game over its list. */
export const gameAddress = (category: CasinoCategory, identifier: string): string =>
  `${categoryPath(category)}?${new URLSearchParams({ modal: 'game', id: identifier })}`;

/** Measured return of a game; nothing after too few rounds, of which luck is most. */
const Return = ({ measured }: Pick<Tile, 'measured'>): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const { percent, count } = useFormat();
  return (
    <span className={styles.return}>
      {measured && measured.rounds >= MIN_SHOWN_ROUNDS && (
        <>
          <span>{t('return.measured', { rtp: percent(measured.rtp, PLACES) })}</span>{' '}
          <span>{t('return.rounds', { rounds: count(measured.rounds) })}</span>
        </>
      )}
    </span>
  );
};

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

const Badges = ({ game }: { game: Tile }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const marks = (['new', 'cashback', 'tournament'] as const).filter((mark) => game[mark]);
  return (
    marks.length > 0 && (
      <span className={styles.badges}>
        {marks.map((mark) => (
          <span key={mark} className={classNames(styles.badge, styles[mark])}>
            {t(`mark.${mark}`)}
          </span>
        ))}
      </span>
    )
  );
};

/** The link to a game, or to sign-in for guests. */
const Opener = ({ category, game }: { category: CasinoCategory; game: Tile }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const isGuest = useSession().status === 'guest';
  const { showsReturn } = useTaste();
  const { isOpening, open } = useOpenGame(game.identifier);
  const why = useUnavailable(game.identifier);
  const content = (
    <>
      <GamePicture src={game.image} />
      {isOpening && <span className={styles.spinner} role="status" aria-label={t('opening', { title: game.title })} />}
      <span className={styles.words}>
        <span>{game.title}</span>{' '}
        <span className={styles.provider}>
          <span>{game.provider}</span> <Badges game={game} />
        </span>
        {showsReturn && <Return measured={game.measured} />}
      </span>
    </>
  );
  if (game.isClosed || why)
    return (
      <div className={classNames(styles.opener, styles.closed)}>
        {content}
        <span className={styles.away}>{t(why ? `off.${why}` : 'closed')}</span>
      </div>
    );
  if (isGuest)
    return (
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => {
          wantGame(gameAddress(category, game.identifier));
          openModal('login');
        }}
      >
        {content}
      </button>
    );
  return (
    <Link
      to={gameAddress(category, game.identifier)}
      className={styles.opener}
      aria-busy={isOpening}
      onClick={(event) => {
        if (!isPlain(event)) return; // the browser opens a new tab
        event.preventDefault();
        open();
      }}
    >
      {content}
    </Link>
  );
};

/** Listens to a long press; a mouse's menu is the browser's. */
const onLongPress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isMobile()) return;
    event.preventDefault();
    act();
  };

interface TileProps {
  category: CasinoCategory;
  game: Tile;
}

/** A provider's game, and beside its name its favourite and info buttons. Scrolling a list does not render it again. */
export const GameTile = memo(function GameTile({ category, game }: TileProps): ReactNode {
  const t = useMessages('catalogue', 'main');
  const [isTold, setIsTold] = useState(false);
  const factsId = useId();
  return (
    <div className={styles.tile} onContextMenu={onLongPress(() => setIsTold(true))}>
      <Opener category={category} game={game} />
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.round}
          aria-expanded={isTold}
          aria-controls={factsId}
          aria-label={t('facts', { title: game.title })}
          onClick={() => setIsTold(!isTold)}
        >
          {isTold ? <X aria-hidden="true" size={18} /> : <Info aria-hidden="true" size={18} />}
        </button>
        <FavouriteButton game={game} />
      </div>
      <div id={factsId} className={styles.facts} hidden={!isTold}>
        {isTold && <GameFacts game={game} />}
      </div>
    </div>
  );
});
