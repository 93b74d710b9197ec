import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Identity documents, seen and decided on by those who have the right to. */
export const officeIdentity = defineFeature({
  office: [
    {
      order: 145,
      path: 'identity',
      label: label(texts('office-identity', 'titles'), 'identity'),
      audience: 'documents',
      load: async () => (await import('./identity-screen.tsx')).IdentityScreen,
      below: { ':id': async () => (await import('./person-screen.tsx')).PersonScreen },
    },
  ],
});
