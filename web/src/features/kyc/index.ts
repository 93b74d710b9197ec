import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** The identity check. */
export const kyc = defineFeature({
  settings: [
    {
      order: 40,
      path: 'kyc',
      label: label(texts('kyc', 'titles'), 'title'),
      load: async () => (await import('./kyc-screen.tsx')).KycScreen,
    },
  ],
});
