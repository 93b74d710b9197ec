import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './tab-links.module.css';

export interface TabLink {
  readonly to: string;
  readonly label: ReactNode;
  readonly disabled?: boolean; // not for this visitor now
  readonly isPresent?: boolean; // default: its page is open, or one below it
}

export interface TabLinksProps {
  label: string; // subject of the tabs
  links: readonly TabLink[];
  keepScroll?: boolean; // the pages begin where the present one is
  isEven?: boolean; // tabs share the row of a narrow screen: a few short names
}

/** Brings a tab into the sight of its row, and moves nothing but the row: the page stays where its reader is. */
const show = (row: HTMLElement, tab: HTMLElement): void => {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
};

const TabAnchor = ({ to, label, isPresent, keepScroll }: TabLink & { keepScroll: boolean }): ReactNode => {
  const props = { to, className: styles.tab ?? '', preventScrollReset: keepScroll };
  if (isPresent === undefined) return <NavLink {...props}>{label}</NavLink>;
  return (
    <Link {...props} aria-current={isPresent}>
      {label}
    </Link>
  );
};

/** Tabs that are pages of their own. The present one is in sight where not all have room. */
export const TabLinks = ({ label, links, keepScroll = false, isEven = false }: TabLinksProps): ReactNode => {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tabs = [...(row.current?.querySelectorAll('a') ?? [])];
    const present = tabs.find((tab) => tab.ariaCurrent === 'true' || pathname.startsWith(tab.pathname));
    if (row.current && present) show(row.current, present);
  }, [pathname]);
  return (
    <nav ref={row} aria-label={label} className={classNames(styles.tabs, isEven && styles.even)}>
      {links.map((link) =>
        link.disabled ? (
          <span key={link.to} role="link" aria-disabled="true" className={styles.tab}>
            {link.label}
          </span>
        ) : (
          <TabAnchor key={link.to} {...link} keepScroll={keepScroll} />
        ),
      )}
    </nav>
  );
};
