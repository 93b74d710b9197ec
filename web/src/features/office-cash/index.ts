import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

const desk = ['cashier', 'finance'] as const; // administrators see whatever one of the staff sees

/** Pages of cashiers and the finance team: tabs of the back office. */
export const officeCash = defineFeature({
  office: [
    {
      order: 10,
      path: 'withdrawals',
      label: label(texts('office-cash', 'titles'), 'withdrawals'),
      audience: desk,
      load: async () => (await import('./queue-screen.tsx')).QueueScreen,
      below: { ':id': async () => (await import('./withdrawal-screen.tsx')).WithdrawalScreen },
    },
    {
      order: 20,
      path: 'figures',
      label: label(texts('office-cash', 'titles'), 'figures'),
      audience: 'finance',
      load: async () => (await import('./figures-screen.tsx')).FiguresScreen,
    },
    {
      order: 30,
      path: 'loose',
      label: label(texts('office-cash', 'titles'), 'loose'),
      audience: 'finance',
      load: async () => (await import('./loose-screen.tsx')).LooseScreen,
    },
    {
      order: 40,
      path: 'catalogue',
      label: label(texts('office-cash', 'titles'), 'catalogue'),
      audience: 'finance',
      load: async () => (await import('./catalogue-screen.tsx')).CatalogueScreen,
    },
  ],
});
