import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** The first page of the office, and everybody who works here with their roles and acts. */
export const officeStaff = defineFeature({
  office: [
    {
      order: 0,
      path: 'today',
      label: label(texts('office-staff', 'titles'), 'today'),
      audience: 'office',
      load: async () => (await import('./today-screen.tsx')).TodayScreen,
    },
    {
      order: 95,
      path: 'staff',
      label: label(texts('office-staff', 'titles'), 'staff'),
      audience: 'staff',
      load: async () => (await import('./staff-screen.tsx')).StaffScreen,
    },
  ],
});
