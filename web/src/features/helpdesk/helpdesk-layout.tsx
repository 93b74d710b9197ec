import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import type { GameRulesSource } from './game-rules-props.ts';
import { helpdeskPath, helpdeskTabs, LEAST_QUERY, type HelpdeskTab } from './helpdesk-tabs.ts';
import { helpdeskMessages } from './helpdesk.messages.ts';
import styles from './helpdesk.module.css';
import { Loading } from './loading.tsx';
import { useHelpdeskSearch } from './use-helpdesk-search.ts';

const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }));

const PAGE_HEIGHT = 640;

const Tabs = ({ current }: { current: HelpdeskTab }): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // on a phone the last tabs lie beyond the edge
    row.current
      ?.querySelector(`[href="${helpdeskPath(current)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={row} aria-label={t('title')} className={styles.tabs}>
      {helpdeskTabs.map((tab) => (
        <NavLink key={tab} to={helpdeskPath(tab)} className={styles.tab ?? ''}>
          {t(`tab.${tab}`)}
        </NavLink>
      ))}
    </nav>
  );
};

export interface HelpdeskLayoutProps {
  tab: HelpdeskTab;
  rules: GameRulesSource;
  children: ReactNode; // the page
}

/** The help desk: its tabs, its search, and the page or what the search has found. */
export const HelpdeskLayout = ({ tab, rules, children }: HelpdeskLayoutProps): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const { text, change } = useHelpdeskSearch();
  const query = text.trim();
  const isShort = query.length > 0 && query.length < LEAST_QUERY;
  return (
    <div className={styles.helpdesk}>
      <Tabs current={tab} />
      <search>
        <input
          type="search"
          aria-label={t('search.label')}
          aria-describedby={isShort ? 'search-more' : undefined}
          placeholder={t('search.label')}
          className={styles.search}
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {isShort && <p id="search-more">{t('search.more', { count: LEAST_QUERY })}</p>}
      </search>
      <Suspense fallback={<Loading height={PAGE_HEIGHT} />}>
        {query.length < LEAST_QUERY ? (
          children
        ) : (
          <SearchResults source={rules} query={query} onClear={() => change('')} />
        )}
      </Suspense>
    </div>
  );
};
