import { redirect, type RouteObject } from 'react-router';
import type { RouteHandle } from '../layout/use-title.ts';
import type { SettingsTab } from './settings-layout.tsx';

/** A page of the settings: its tab, and how it loads. */
interface SettingsPage extends SettingsTab {
  lazy: () => Promise<{ Component: React.ComponentType }>;
}

const accountPage = async () => {
  const [{ AccountScreen }, { SocialLinks }] = await Promise.all([
    import('../../features/settings/account-screen.tsx'),
    import('../../features/social/social-links.tsx'),
  ]);
  return { Component: () => <AccountScreen social={<SocialLinks />} /> };
};

/** Every page of the settings in the order of its tabs: one that is added here has its route and its tab. */
const settingsPages: readonly SettingsPage[] = [
  {
    path: 'account',
    label: 'tab.account',
    lazy: accountPage,
  },
  {
    path: 'security',
    label: 'tab.security',
    lazy: async () => ({ Component: (await import('../../features/settings/security-screen.tsx')).SecurityScreen }),
  },
  {
    path: 'preferences',
    label: 'tab.preferences',
    lazy: async () => ({
      Component: (await import('../../features/settings/preferences-screen.tsx')).PreferencesScreen,
    }),
  },
  {
    path: 'kyc',
    label: 'tab.kyc',
    lazy: async () => ({ Component: (await import('../../features/kyc/kyc-screen.tsx')).KycScreen }),
  },
  {
    path: 'limits',
    label: 'tab.limits',
    forGuests: true,
    lazy: async () => ({ Component: (await import('../../features/limits/limits-screen.tsx')).LimitsScreen }),
  },
];

const settingsLayout = async () => {
  const { SettingsLayout } = await import('./settings-layout.tsx');
  return { Component: () => <SettingsLayout tabs={settingsPages} /> };
};

/** /settings with its pages. */
export const settingsRoute: RouteObject = {
  path: '/settings',
  lazy: settingsLayout,
  handle: { title: 'title.settings' } satisfies RouteHandle,
  children: [
    { index: true, loader: () => redirect('/settings/account') },
    ...settingsPages.map(({ path, lazy }) => ({ path, lazy })),
  ],
};
