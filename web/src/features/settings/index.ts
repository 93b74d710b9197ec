import { Settings } from 'lucide-react';
import { defineFeature } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { settingsTitles } from './settings-titles.messages.ts';

/** The settings of the account itself; other areas put their tabs beside. */
export const settings = defineFeature({
  menu: {
    profile: [{ order: 10, label: label(settingsTitles, 'title'), Icon: Settings, to: '/settings/account' }],
  },
  settings: [
    {
      order: 10,
      path: 'account',
      label: label(settingsTitles, 'account'),
      load: async () => (await import('./account-screen.tsx')).AccountScreen,
    },
    {
      order: 20,
      path: 'security',
      label: label(settingsTitles, 'security'),
      load: async () => (await import('./security-screen.tsx')).SecurityScreen,
    },
    {
      order: 30,
      path: 'preferences',
      label: label(settingsTitles, 'preferences'),
      load: async () => (await import('./preferences-screen.tsx')).PreferencesScreen,
    },
  ],
});
