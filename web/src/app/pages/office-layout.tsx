import { Search } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import { officeGroups, type OfficePage } from '../../core/features/feature.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { StaffPage } from '../../core/office/staff-page.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import styles from './office-layout.module.css';

const Palette = lazyPart(async () => (await import('./office-palette.tsx')).OfficePalette);

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const pathOf = ({ path }: OfficePage): string => `/office/${path}`;

/** A button and a key that open the palette. */
const PaletteButton = ({ pages }: { pages: readonly OfficePage[] }): ReactNode => {
  const t = useMessages('office', 'palette');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      event.preventDefault();
      setIsOpen((was) => !was && !isCovered);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog">
        <Search aria-hidden="true" size={18} />
        {t('open')}
        <kbd className={styles.keys}>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('title')} size="wide">
        <Suspense>
          <Palette pages={pages} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
};

const groupOf = ({ order }: OfficePage) => officeGroups[Math.floor(order / 100)] ?? officeGroups[0];

const MAX_FLAT = 8; // pages that stand in one row: more are grouped

interface TabsProps {
  title: string;
  pages: readonly OfficePage[];
  present: OfficePage | undefined;
}

/** The pages as tabs. Who has many sees what they are about first, and below it the pages of the present group. */
const Tabs = ({ title, pages, present }: TabsProps): ReactNode => {
  const t = useMessages('app', 'office');
  const names = useLabels(pages.map(({ label }) => label));
  const isGrouped = pages.length > MAX_FLAT;
  const presentGroup = present && groupOf(present);
  const shown = pages.flatMap((each, at) =>
    isGrouped && groupOf(each) !== presentGroup ? [] : [{ to: pathOf(each), label: names[at] }],
  );
  const groups = officeGroups.flatMap((group) => {
    const first = pages.find((each) => groupOf(each) === group);
    return first ? [{ to: pathOf(first), label: t(`groups.${group}`), isPresent: group === presentGroup }] : [];
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <PaletteButton pages={pages} />
      </div>
      {isGrouped && <TabLinks label={title} links={groups} />}
      <TabLinks
        label={(isGrouped && groups.find(({ isPresent }) => isPresent)?.label) || title}
        links={shown}
        keepScroll
      />
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
      <Tabs title={title} pages={visible} present={present} />
      {present ? <Outlet /> : <Navigate to={pathOf(asked)} replace />}
    </StaffPage>
  );
};
