import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useModal } from '../../core/modal/modal.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Sections, type Panel } from './navigation.tsx';
import styles from './sidebar.module.css';

/** Calls back when another page or a dialog is opened, or the page becomes wide enough for the left menu. */
const useCloseByItself = (close: () => void): void => {
  const place = `${useLocation().pathname} ${useModal() ?? ''}`;
  const openedAt = useRef(place);
  useEffect(() => {
    if (place !== openedAt.current) close();
  }, [place, close]);
  useEffect(() => {
    const wide = matchMedia('(min-width: 990px), (min-width: 560px) and (max-height: 500px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
};

/** The house's own games as pictures, for a thumb. */
const GameGrid = (): ReactNode => {
  const nameOf = useGameName();
  return (
    <ul className={styles.grid}>
      {useGames().all.map(({ id, path, ...game }) => (
        <li key={id}>
          <NavLink to={path} className={classNames(styles.tile)}>
            <img src={game.cover.square} width={96} height={96} alt="" />
            {nameOf(id)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
};

/** The menu of a narrow screen, or its games, over all of it. */
export const Sidebar = ({ panel, onClose }: { panel: Panel; onClose(): void }): ReactNode => {
  const t = useMessages('app', 'shell');
  const ui = useMessages('ui', 'main');
  useCloseByItself(onClose);
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup className={styles.sidebar}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{t(panel === 'menu' ? 'nav.menu' : 'nav.ownGames')}</Base.Title>
            <Base.Close render={<IconButton label={ui('close')} />}>
              <X aria-hidden="true" size={20} />
            </Base.Close>
          </div>
          {panel === 'menu' ? <Sections /> : <GameGrid />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
