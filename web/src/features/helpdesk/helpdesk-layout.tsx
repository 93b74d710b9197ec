import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import { helpdeskPath, helpdeskTabs, MIN_QUERY } from './helpdesk-tabs.ts';
import styles from './helpdesk.module.css';
import { Loading } from './loading.tsx';
import { useHelpdeskSearch } from './use-helpdesk-search.ts';

const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }));

const PAGE_HEIGHT = 1200; // more than a screen: the footer stays below it

/** The help desk: its tabs, its search, and the page or what the search has found. */
export const HelpdeskLayout = (): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  const { text, change } = useHelpdeskSearch();
  const query = text.trim();
  const isShort = query.length > 0 && query.length < MIN_QUERY;
  return (
    <div className={styles.helpdesk}>
      <TabLinks
        label={t('title')}
        links={helpdeskTabs.map((tab) => ({ to: helpdeskPath(tab), label: t(`tab.${tab}`) }))}
      />
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
        {isShort && <p id="search-more">{t('search.more', { count: MIN_QUERY })}</p>}
      </search>
      <Suspense fallback={<Loading height={PAGE_HEIGHT} />}>
        {query.length < MIN_QUERY ? <Outlet /> : <SearchResults query={query} onClear={() => change('')} />}
      </Suspense>
    </div>
  );
};
