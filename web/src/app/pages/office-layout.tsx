import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import type { OfficePage } from '../../core/features/feature.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { StaffPage } from '../../core/office/staff-page.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';

const pathOf = ({ path }: OfficePage): string => `/office/${path}`;

const Tabs = ({ title, pages }: { title: string; pages: readonly OfficePage[] }): ReactNode => {
  const names = useLabels(pages.map(({ label }) => label));
  return (
    <>
      <h1>{title}</h1>
      <TabLinks label={title} links={pages.map((each, at) => ({ to: pathOf(each), label: names[at] }))} keepScroll />
    </>
  );
};

/** The back office: what areas have for the staff, each page for whom it is. */
export const OfficeLayout = ({ pages }: { pages: readonly OfficePage[] }): ReactNode => {
  const t = useMessages('app', 'office');
  const title = useMessages('app', 'shell')('office');
  const session = useSession();
  const { pathname } = useLocation();
  const visible = pages.filter(({ audience }) => isAmong(audience, session));
  const present = pages.find((each) => pathname === pathOf(each) || pathname.startsWith(`${pathOf(each)}/`));
  const asked = present ?? visible[0] ?? pages[0];
  if (!asked) return null;
  return (
    <StaffPage whose={asked.audience} title={title} guest={t('guest')} forbidden={t('forbidden')} width={1240}>
      <Tabs title={title} pages={visible} />
      {present ? <Outlet /> : <Navigate to={pathOf(asked)} replace />}
    </StaffPage>
  );
};
