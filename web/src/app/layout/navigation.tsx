import { Dices, Globe, House, Menu as MenuIcon, TrendingUp } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type Language, languages } from 'server/contract';
import { CallError } from '../../core/connection/connection.ts';
import { onlineCount } from '../../core/connection/online.ts';
import { isAmong } from '../../core/features/audience.ts';
import type { SectionLink } from '../../core/features/feature.ts';
import { useFeatures } from '../../core/features/features.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import type { WebGame } from '../../core/games/web-game.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages, useLabels } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { setLanguage } from '../../core/session/language.ts';
import { useSession } from '../../core/session/session.ts';
import { useSiteLinks } from '../../core/site/site-links.ts';
import { useStore } from '../../core/store/store.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { ChoiceMenu } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import styles from './navigation.module.css';

const options = languages.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }));

/** The language of the interface, each named in itself. `isGlobe`: an icon, for a bar. */
export const LanguageMenu = ({ isGlobe = false }: { isGlobe?: boolean }): ReactNode => {
  const t = useMessages('app', 'shell');
  const language = useLanguage();
  const name = languageNames[language];
  const choose = (next: Language): void => {
    setLanguage(next).catch((error: unknown) =>
      toast.error(t(error instanceof CallError ? 'language.failed' : 'language.notLoaded'), error),
    );
  };
  return (
    <ChoiceMenu
      align={isGlobe ? 'end' : 'start'}
      options={options}
      value={language}
      onChange={choose}
      trigger={
        isGlobe ? (
          <IconButton label={t('language.choose')}>
            <Globe aria-hidden="true" size={20} />
          </IconButton>
        ) : (
          <button type="button" className={styles.link} aria-label={t('language', { name })}>
            <Globe aria-hidden="true" size={20} />
            {name}
          </button>
        )
      }
    />
  );
};

const GameLink = ({ game: { id, path, Icon } }: { game: WebGame }): ReactNode => {
  const nameOf = useGameName();
  return (
    <NavLink to={path} className={classNames(styles.link)}>
      <Icon aria-hidden="true" size={20} />
      {nameOf(id)}
    </NavLink>
  );
};

/** Links of areas that this visitor may see. */
const Links = ({ links, className }: { links: readonly SectionLink[]; className?: string | undefined }): ReactNode => {
  const session = useSession();
  const names = useLabels(links.map(({ label }) => label));
  return links.map((link, at) => {
    const { Icon, Mark, audience = 'everyone' } = link;
    if (!isAmong(audience, session)) return null;
    const shown = (
      <>
        <Icon aria-hidden="true" size={20} />
        {names[at]}
        {Mark && (
          <Suspense>
            <Mark />
          </Suspense>
        )}
      </>
    );
    return 'to' in link ? (
      <NavLink key={link.to} to={link.to} className={classNames(className)}>
        {shown}
      </NavLink>
    ) : (
      <button
        key={link.modal}
        type="button"
        aria-haspopup="dialog"
        className={classNames(className)}
        onClick={() => openModal(link.modal)}
      >
        {shown}
      </button>
    );
  });
};

/** Investment: outside of the site, where the house has such an address. */
const InvestmentLink = (): ReactNode => {
  const t = useMessages('app', 'shell');
  const href = useSiteLinks()?.investment;
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      <TrendingUp aria-hidden="true" size={20} />
      {t('nav.investment')}
    </a>
  );
};

/** Number of pages open now. */
const Online = (): ReactNode => {
  const t = useMessages('app', 'shell');
  const count = useStore(onlineCount);
  if (count === undefined) return null;
  return (
    <p className={styles.online}>
      <span aria-hidden="true" className={styles.lamp} />
      {t('online', { count })}
    </p>
  );
};

/** All sections, for the left menu and the sidebar. */
export const Sections = (): ReactNode => {
  const t = useMessages('app', 'shell');
  const games = useGames();
  const { menu } = useFeatures();
  return (
    <nav aria-label={t('nav.label')} className={styles.sections}>
      <NavLink to="/main" className={classNames(styles.link)}>
        <House aria-hidden="true" size={20} />
        {t('nav.main')}
      </NavLink>
      {menu.casino.length > 0 && <p className={styles.group}>{t('nav.casino')}</p>}
      <Links links={menu.casino} className={styles.link} />
      <p className={styles.group}>{t('nav.ownGames')}</p>
      {games.all.map((game) => (
        <GameLink key={game.id} game={game} />
      ))}
      <hr className={styles.rule} />
      <Links links={menu.sections} className={styles.link} />
      <InvestmentLink />
      <LanguageMenu />
      <Online />
    </nav>
  );
};

/** A window that a narrow screen's bar opens over the page. */
export type Panel = 'menu' | 'games';

interface BottomBarProps {
  panel: Panel | undefined; // the one that is open
  onOpen(panel: Panel): void;
}

/** The bar at the bottom of a narrow screen. */
export const BottomBar = ({ panel, onOpen }: BottomBarProps): ReactNode => {
  const t = useMessages('app', 'shell');
  const { menu } = useFeatures();
  const inGame = useLocation().pathname.startsWith('/game');
  return (
    <nav aria-label={t('nav.label')} className={styles.bottom}>
      <NavLink to="/main" className={classNames(styles.tab)}>
        <House aria-hidden="true" size={20} />
        {t('nav.main')}
      </NavLink>
      <button
        type="button"
        className={classNames(styles.tab)}
        aria-current={inGame ? 'page' : undefined}
        aria-haspopup="dialog"
        aria-expanded={panel === 'games'}
        onClick={() => onOpen('games')}
      >
        <Dices aria-hidden="true" size={20} />
        {t('nav.games')}
      </button>
      <Links links={menu.bottom} className={styles.tab} />
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={panel === 'menu'}
        onClick={() => onOpen('menu')}
      >
        <MenuIcon aria-hidden="true" size={20} />
        {t('nav.menu')}
      </button>
    </nav>
  );
};
