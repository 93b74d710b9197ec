import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Pages of cashiers and the finance team: tabs of the back office. */
export const officeCash = defineFeature({
  office: [
    {
      order: 210,
      path: 'withdrawals',
      label: label(texts('office-cash', 'titles'), 'withdrawals'),
      audience: 'withdrawals',
      load: async () => (await import('./queue-screen.tsx')).QueueScreen,
      below: { ':id': async () => (await import('./withdrawal-screen.tsx')).WithdrawalScreen },
    },
    {
      order: 220,
      path: 'figures',
      label: label(texts('office-cash', 'titles'), 'figures'),
      audience: 'finances',
      load: async () => (await import('./figures-screen.tsx')).FiguresScreen,
    },
    {
      order: 230,
      path: 'loose',
      label: label(texts('office-cash', 'titles'), 'loose'),
      audience: 'finances',
      load: async () => (await import('./loose-screen.tsx')).LooseScreen,
    },
    {
      order: 240,
      path: 'catalogue',
      label: label(texts('office-cash', 'titles'), 'catalogue'),
      audience: 'finances',
      load: async () => (await import('./catalogue-screen.tsx')).CatalogueScreen,
    },
  ],
});
