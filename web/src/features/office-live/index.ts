import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Play, outside systems and jobs in the back office. */
export const officeLive = defineFeature({
  office: [
    {
      order: 90,
      path: 'live',
      label: label(texts('office-live', 'titles'), 'live'),
      audience: 'operations',
      load: async () => (await import('./live-screen.tsx')).LiveScreen,
    },
  ],
});
