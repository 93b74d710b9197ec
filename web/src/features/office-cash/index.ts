import { defineFeature } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { officeCashTitles } from './office-cash-titles.messages.ts';

const desk = ['cashier', 'finance'] as const; // administrators see whatever one of the staff sees

/** What cashiers and the finance team do: tabs of the back office. */
export const officeCash = defineFeature({
  office: [
    {
      order: 10,
      path: 'withdrawals',
      label: label(officeCashTitles, 'withdrawals'),
      audience: desk,
      load: async () => (await import('./queue-screen.tsx')).QueueScreen,
      below: { ':id': async () => (await import('./withdrawal-screen.tsx')).WithdrawalScreen },
    },
    {
      order: 20,
      path: 'figures',
      label: label(officeCashTitles, 'figures'),
      audience: 'finance',
      load: async () => (await import('./figures-screen.tsx')).FiguresScreen,
    },
    {
      order: 30,
      path: 'loose',
      label: label(officeCashTitles, 'loose'),
      audience: 'finance',
      load: async () => (await import('./loose-screen.tsx')).LooseScreen,
    },
    {
      order: 40,
      path: 'catalogue',
      label: label(officeCashTitles, 'catalogue'),
      audience: 'finance',
      load: async () => (await import('./catalogue-screen.tsx')).CatalogueScreen,
    },
  ],
});
