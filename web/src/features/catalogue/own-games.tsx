import type { ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { useOwnFavourites } from '../../core/games/favourites.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Shelf } from '../../core/ui/shelf.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { ListFailed } from './category-list.tsx';
import { useFavourites } from './favourites.ts';
import { BlankGrid, GameGrid } from './game-grid.tsx';
import { GameTile } from './game-tile.tsx';
import { OwnTile } from './own-tile.tsx';
import slides from './slides.module.css';
import { tileOf } from './tile.ts';

/** The player's favourites. */
export const Favourites = (): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const { status } = useSession();
  const { tiles, hasFailed, retry } = useFavourites();
  const ownGames = useOwnFavourites();
  if (status === 'guest')
    return (
      <EmptyState action={<Button onClick={() => openModal('login')}>{t('guest.signIn')}</Button>}>
        {t('guest.text')}
      </EmptyState>
    );
  if (hasFailed) return <ListFailed retry={retry} />;
  if (!tiles) return <BlankGrid />;
  if (tiles.length + ownGames.length > 0)
    return (
      <>
        {ownGames.length > 0 && (
          <ul className={slides.own}>
            {ownGames.map((id) => (
              <li key={id}>
                <OwnTile id={id} />
              </li>
            ))}
          </ul>
        )}
        {tiles.length > 0 && <GameGrid category="favorite" games={tiles} />}
      </>
    );
  return (
    <EmptyState action={<ButtonLink to="/casino/slots">{t('favourite.choose')}</ButtonLink>}>
      {t('favourite.none')}
    </EmptyState>
  );
};

/** The player's recent games, an unfinished one first. */
export const RecentGames = (): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const isPlayer = useSession().status === 'player';
  const { data } = useCallQuery('games.getRecentGames', {}, { enabled: isPlayer });
  if (!data || data.games.length === 0) return null;
  const { continues } = data;
  const others = data.games.filter(({ identifier }) => identifier !== continues?.identifier);
  const games = [...(continues ? [continues] : []), ...others].map(tileOf);
  const title = t('recent');
  return (
    <Shelf
      id="recent-games"
      title={title}
      previous={t('previous', { title })}
      next={t('next', { title })}
      columns={slides.slides}
    >
      {games.map((game) => (
        <li key={game.identifier}>
          <GameTile category="slots" game={game} />
          {game.identifier === continues?.identifier && <p>{t('continues')}</p>}
        </li>
      ))}
    </Shelf>
  );
};
