import { defineFeature } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { kycTitles } from './kyc-titles.messages.ts';

/** The identity check. */
export const kyc = defineFeature({
  settings: [
    {
      order: 40,
      path: 'kyc',
      label: label(kycTitles, 'title'),
      load: async () => (await import('./kyc-screen.tsx')).KycScreen,
    },
  ],
});
