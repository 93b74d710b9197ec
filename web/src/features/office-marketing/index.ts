import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Segments of players, and what the house tells them of by itself. */
export const officeMarketing = defineFeature({
  office: [
    {
      order: 452,
      path: 'marketing',
      label: label(texts('office-marketing', 'titles'), 'marketing'),
      audience: 'marketing',
      load: async () => (await import('./marketing-screen.tsx')).MarketingScreen,
    },
  ],
});
