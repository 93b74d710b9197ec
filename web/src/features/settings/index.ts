import { Settings } from 'lucide-react';
import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** The settings of the account itself; other areas put their tabs beside. */
export const settings = defineFeature({
  menu: {
    profile: [
      { order: 10, label: label(texts('settings', 'titles'), 'title'), Icon: Settings, to: '/settings/account' },
    ],
  },
  settings: [
    {
      order: 10,
      path: 'account',
      label: label(texts('settings', 'titles'), 'account'),
      load: async () => (await import('./account-screen.tsx')).AccountScreen,
    },
    {
      order: 20,
      path: 'security',
      label: label(texts('settings', 'titles'), 'security'),
      load: async () => (await import('./security-screen.tsx')).SecurityScreen,
    },
    {
      order: 30,
      path: 'preferences',
      label: label(texts('settings', 'titles'), 'preferences'),
      load: async () => (await import('./preferences-screen.tsx')).PreferencesScreen,
    },
  ],
});
