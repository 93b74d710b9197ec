import { Info, X } from 'lucide-react';
import { memo, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryPath, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { GameFacts } from './game-facts.tsx';
import { GamePicture } from './game-picture.tsx';
import { useOpenGame } from './overlay/open-game.ts';
import type { Tile } from './tile.ts';
import styles from './tile.module.css';

/** The address that opens a game over its list. */
export const gameAddress = (category: CasinoCategory, identifier: string): string =>
  `${categoryPath(category)}?${new URLSearchParams({ modal: 'game', id: identifier })}`;

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

const Badges = ({ game }: { game: Tile }): ReactNode => {
  const t = useMessages(catalogueMessages);
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
  const t = useMessages(catalogueMessages);
  const isGuest = useSession().status === 'guest';
  const { isOpening, open } = useOpenGame(game.identifier);
  const content = (
    <>
      <GamePicture src={game.image} />
      <Badges game={game} />
      {isOpening && <span className={styles.spinner} role="status" aria-label={t('opening', { title: game.title })} />}
      <span className={styles.words}>
        <span>{game.title}</span> <span className={styles.provider}>{game.provider}</span>
      </span>
    </>
  );
  if (game.isClosed)
    return (
      <div className={classNames(styles.opener, styles.closed)}>
        {content}
        <span className={styles.away}>{t('closed')}</span>
      </div>
    );
  if (isGuest)
    return (
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => openModal('login')}>
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

interface TileProps {
  category: CasinoCategory;
  game: Tile;
}

/** A provider's game with its favourite and info buttons. Scrolling a list does not render it again. */
export const GameTile = memo(function GameTile({ category, game }: TileProps): ReactNode {
  const t = useMessages(catalogueMessages);
  const [isTold, setIsTold] = useState(false);
  const factsId = useId();
  return (
    <div className={styles.tile}>
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
