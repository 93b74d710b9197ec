import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CasinoCategory } from '../../core/games/casino-categories.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Shelf } from '../../core/ui/shelf.tsx';
import { GameTile } from './game-tile.tsx';
import slides from './slides.module.css';
import type { Tile } from './tile.ts';

interface GamesShelfProps {
  id: string; // id of its heading
  title: string;
  to: string; // address of all of them
  total?: number | undefined; // games of the list, where their number is known
  category: CasinoCategory; // list that games open over
  before?: ReactNode; // items in front of the games
  games: readonly Tile[];
  columns?: string | undefined; // class that says how wide a cover is; by default the window does
}

/** Games side by side, with a link to all of their list. */
export const GamesShelf = ({ id, title, to, total, category, before, games, columns }: GamesShelfProps): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const { count } = useFormat();
  const name = t('all.of', { title });
  return (
    <Shelf
      id={id}
      title={title}
      previous={t('previous', { title })}
      next={t('next', { title })}
      columns={columns ?? slides.slides}
      more={
        <Link to={to} aria-label={total === undefined ? name : `${name}, ${count(total)}`}>
          {t('all')} {total !== undefined && count(total)}
        </Link>
      }
    >
      {before}
      {games.map((game) => (
        <li key={game.identifier}>
          <GameTile category={category} game={game} />
        </li>
      ))}
    </Shelf>
  );
};
