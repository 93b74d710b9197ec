import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Everybody who works here, with their roles and acts. */
export const officeStaff = defineFeature({
  office: [
    {
      order: 95,
      path: 'staff',
      label: label(texts('office-staff', 'titles'), 'staff'),
      audience: 'staff',
      load: async () => (await import('./staff-screen.tsx')).StaffScreen,
    },
  ],
});
