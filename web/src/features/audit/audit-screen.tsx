import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import { auditFrameMessages } from './audit-frame.messages.ts';
import { auditTabs, type AuditTab } from './audit-tabs.ts';
import styles from './audit.module.css';
import { FilterForm } from './filter-form.tsx';
import { useFilters } from './use-filters.ts';

/** Instead of the pages: for whom they are, and what to do. */
const Closed = ({ text, action }: { text: string; action: ReactNode }): ReactNode => (
  <Card>
    <EmptyState action={action}>{text}</EmptyState>
  </Card>
);

const Loading = (): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={420} />
  </div>
);

/** One page: its conditions, and what they find once all of them can be asked for. */
const AuditPage = ({ tab: { filters, needsGame = false, View } }: { tab: AuditTab }): ReactNode => {
  const page = useFilters(filters);
  return (
    <>
      <FilterForm page={page} needsGame={needsGame} />
      {!page.isWrong && (
        <Suspense fallback={<Loading />}>
          <View page={page} />
        </Suspense>
      )}
    </>
  );
};

const Pages = (): ReactNode => {
  const t = useMessages(auditFrameMessages);
  const { pathname } = useLocation();
  const tab = auditTabs.find(({ path }) => pathname.startsWith(`/audit/${path}`));
  return (
    <>
      <TabLinks
        label={t('title')}
        links={auditTabs.map(({ path, label }) => ({ to: `/audit/${path}`, label: t(label) }))}
        keepScroll
      />
      {tab && <AuditPage key={tab.path} tab={tab} />}
    </>
  );
};

/** Keeps out who may not audit: the server does so too, whatever a page shows. */
const Content = (): ReactNode => {
  const t = useMessages(auditFrameMessages);
  const { status, profile } = useSession();
  if (status === 'loading') return <Loading />;
  if (status === 'guest') {
    const signIn = (
      <Button variant="primary" onClick={() => openModal('login')}>
        {t('signIn')}
      </Button>
    );
    return <Closed text={t('guest')} action={signIn} />;
  }
  if (profile?.roles.some((role) => role === 'auditor' || role === 'admin')) return <Pages />;
  return <Closed text={t('forbidden')} action={<ButtonLink to="/main">{t('home')}</ButtonLink>} />;
};

/** /audit/…: what auditors see, by tabs. */
export const AuditScreen = (): ReactNode => {
  const t = useMessages(auditFrameMessages);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Content />
    </div>
  );
};
