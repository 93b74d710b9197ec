import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Figures of the house, the entries below them, and closed months. */
export const officeFinance = defineFeature({
  office: [
    {
      order: 222,
      path: 'finance',
      label: label(texts('office-finance', 'titles'), 'finance'),
      audience: 'finances',
      load: async () => (await import('./finance-screen.tsx')).FinanceScreen,
    },
  ],
});
