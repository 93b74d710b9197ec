import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import type { GameRulesSource } from './game-rules-props.ts';
import { helpdeskPath, helpdeskTabs } from './helpdesk-tabs.ts';
import { helpdeskMessages } from './helpdesk.messages.ts';
import styles from './helpdesk.module.css';
import { Loading } from './loading.tsx';
import { LEAST_QUERY } from './search.ts';
import { useHelpdeskSearch } from './use-helpdesk-search.ts';

const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }));

const PAGE_HEIGHT = 640;

const Tabs = (): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const current = helpdeskTabs.map((tab) => helpdeskPath(tab)).find((path) => pathname.startsWith(path));
  useEffect(() => {
    // on a phone the last tabs lie beyond the edge
    row.current?.querySelector(`[href="${current}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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

/** The help desk: its tabs, its search, and the page or what the search has found. */
export const HelpdeskLayout = ({ rules }: { rules: GameRulesSource }): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const { text, change } = useHelpdeskSearch();
  const query = text.trim();
  return (
    <div className={styles.helpdesk}>
      <Tabs />
      <search>
        <TextField
          type="search"
          label={t('search.label')}
          hideLabel
          placeholder={t('search.label')}
          hint={query.length > 0 && query.length < LEAST_QUERY ? t('search.more', { count: LEAST_QUERY }) : undefined}
          prefix={<Search aria-hidden="true" size={18} />}
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </search>
      <Suspense fallback={<Loading height={PAGE_HEIGHT} />}>
        {query.length < LEAST_QUERY ? (
          <Outlet />
        ) : (
          <SearchResults source={rules} query={query} onClear={() => change('')} />
        )}
      </Suspense>
    </div>
  );
};
