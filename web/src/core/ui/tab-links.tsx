import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './tab-links.module.css';

export interface TabLink {
  readonly to: string;
  readonly label: ReactNode;
}

export interface TabLinksProps {
  label: string; // what the tabs are about
  links: readonly TabLink[];
  keepScroll?: boolean; // the pages begin where the present one is
}

/** Tabs that are pages of their own. The present one is in sight where not all have room. */
export const TabLinks = ({ label, links, keepScroll = false }: TabLinksProps): ReactNode => {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tabs = [...(row.current?.querySelectorAll('a') ?? [])];
    tabs.find((tab) => pathname.startsWith(tab.pathname))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} className={styles.tab ?? ''} preventScrollReset={keepScroll}>
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
};
