import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** All deposits and withdrawals, in the back office. */
export const officePayments = defineFeature({
  office: [
    {
      group: 'money',
      order: 15,
      path: 'payments',
      label: label(texts('office-payments', 'titles'), 'payments'),
      audience: 'withdrawals',
      load: async () => (await import('./payments-screen.tsx')).PaymentsScreen,
    },
  ],
  officeFinders: [
    {
      order: 15,
      label: label(texts('office-payments', 'titles'), 'payments'),
      audience: 'withdrawals',
      load: async () => (await import('./find-by-text.ts')).findPayments,
    },
  ],
});
