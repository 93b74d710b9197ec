import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { StaffPage } from '../../core/office/staff-page.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import { auditTabs, type AuditTab } from './audit-tabs.ts';
import { useFilters } from './use-filters.ts';
import { Loading } from '../../core/office/loaded.tsx';

const AuditFilters = lazy(async () => ({ default: (await import('./audit-filter-form.tsx')).AuditFilters }));
const VersionView = lazy(async () => ({ default: (await import('./version-view.tsx')).VersionView }));

/** One page: its conditions, and what they find once all of them can be asked for. */
const AuditPage = ({ tab: { filters, needsGame = false, View } }: { tab: AuditTab }): ReactNode => {
  const page = useFilters(filters);
  return (
    <>
      <Suspense>
        <AuditFilters page={page} needsGame={needsGame} />
      </Suspense>
      {!page.isWrong && (
        <Suspense fallback={<Loading />}>
          <View page={page} />
        </Suspense>
      )}
    </>
  );
};

const Pages = (): ReactNode => {
  const t = useMessages('audit', 'frame');
  const { pathname } = useLocation();
  const version = useMatch('/audit/configs/:game/:version');
  const tab = auditTabs.find(({ path }) => pathname.startsWith(`/audit/${path}`));
  return (
    <>
      <h1>{t('title')}</h1>
      <TabLinks
        label={t('title')}
        links={auditTabs.map(({ path, label }) => ({ to: `/audit/${path}`, label: t(label) }))}
        keepScroll
      />
      {version ? (
        <Suspense fallback={<Loading />}>
          <VersionView key={pathname} game={version.params.game ?? ''} version={version.params.version ?? ''} />
        </Suspense>
      ) : (
        tab && <AuditPage key={tab.path} tab={tab} />
      )}
    </>
  );
};

/** /audit/…: what auditors see, by tabs. */
export const AuditScreen = (): ReactNode => {
  const t = useMessages('audit', 'frame');
  return (
    <StaffPage whose="audit" title={t('title')} guest={t('guest')} forbidden={t('forbidden')} width={1240}>
      <Pages />
    </StaffPage>
  );
};
