import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** All deposits and withdrawals, in the back office. */
export const officePayments = defineFeature({
  office: [
    {
      order: 215,
      path: 'payments',
      label: label(texts('office-payments', 'titles'), 'payments'),
      audience: 'withdrawals',
      load: async () => (await import('./payments-screen.tsx')).PaymentsScreen,
      find: async () => (await import('./find-by-text.ts')).findPayments,
    },
  ],
});
