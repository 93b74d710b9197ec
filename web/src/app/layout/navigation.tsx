import { Dices, House, Menu as MenuIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { shellMessages } from '../shell.messages.ts';
import { LanguageMenu } from './language-menu.tsx';
import styles from './navigation.module.css';

/** All sections, for the left menu and the sidebar. */
export const Sections = (): ReactNode => {
  const t = useMessages(shellMessages);
  return (
    <nav aria-label={t('nav.label')} className={styles.sections}>
      <NavLink to="/main" className={classNames(styles.link)}>
        <House aria-hidden="true" size={20} />
        {t('nav.main')}
      </NavLink>
      <p className={styles.group}>{t('nav.ownGames')}</p>
      <NavLink to="/game/dice" className={classNames(styles.link)}>
        <Dices aria-hidden="true" size={20} />
        {t('nav.dice')}
      </NavLink>
      <hr className={styles.rule} />
      <NavLink to="/fairness" className={classNames(styles.link)}>
        <ShieldCheck aria-hidden="true" size={20} />
        {t('nav.fairness')}
      </NavLink>
      <LanguageMenu />
    </nav>
  );
};

/** The bar at the bottom of a narrow screen. */
export const BottomBar = ({ onMenu, menuOpen }: { onMenu(): void; menuOpen: boolean }): ReactNode => {
  const t = useMessages(shellMessages);
  return (
    <nav aria-label={t('nav.label')} className={styles.bottom}>
      <NavLink to="/main" className={classNames(styles.tab)}>
        <House aria-hidden="true" size={20} />
        {t('nav.main')}
      </NavLink>
      <NavLink to="/game" className={classNames(styles.tab)}>
        <Dices aria-hidden="true" size={20} />
        {t('nav.games')}
      </NavLink>
      <NavLink to="/fairness" className={classNames(styles.tab)}>
        <ShieldCheck aria-hidden="true" size={20} />
        {t('nav.fairness')}
      </NavLink>
      <button type="button" className={styles.tab} aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenu}>
        <MenuIcon aria-hidden="true" size={20} />
        {t('nav.menu')}
      </button>
    </nav>
  );
};
