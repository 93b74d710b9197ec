import { redirect, type RouteObject } from 'react-router';
import { page, type SettingsTab } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { settingsTitles } from '../../features/settings/settings-titles.messages.ts';

const title = label(settingsTitles, 'title');

/** /settings with the tabs of all areas; nothing where there is none. */
export const settingsRoutes = (tabs: readonly SettingsTab[]): RouteObject[] => {
  const [first] = tabs;
  if (!first) return [];
  const layout = async () => {
    const { SettingsLayout } = await import('./settings-layout.tsx');
    return () => <SettingsLayout tabs={tabs} />;
  };
  const children = tabs.map(({ path, load }) => page(path, title, load));
  const start = { index: true, loader: () => redirect(`/settings/${first.path}`) } as const;
  return [{ ...page('/settings', title, layout), children: [start, ...children] }];
};
