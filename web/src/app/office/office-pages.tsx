import type { RouteObject } from 'react-router';
import { page, type OfficePage } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { shellMessages } from '../shell.messages.ts';

/** /office with the pages of all areas; nothing where there is none. */
export const officeRoutes = (pages: readonly OfficePage[]): RouteObject[] => {
  if (pages.length === 0) return [];
  const layout = async () => {
    const { OfficeLayout } = await import('./office-layout.tsx');
    return () => <OfficeLayout pages={pages} />;
  };
  const children = pages.flatMap(({ path, label: title, load, below = {} }) => [
    page(path, title, load),
    ...Object.entries(below).map(([rest, loadBelow]) => page(`${path}/${rest}`, title, loadBelow)),
  ]);
  return [{ ...page('/office', label(shellMessages, 'office'), layout), children: [{ index: true }, ...children] }];
};
