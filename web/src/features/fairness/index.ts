import { ShieldCheck } from 'lucide-react';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

const title = label(texts('fairness', 'titles'), 'title');
const link = { label: title, Icon: ShieldCheck, to: '/fairness' } as const;

/** Pages on which anybody checks a round. */
export const fairness = defineFeature({
  routes: [
    page('/fairness', title, async () => (await import('./guide-screen.tsx')).GuideScreen),
    page('/fairness/solvency', label(texts('fairness', 'titles'), 'solvency'), async () => {
      return (await import('./solvency/solvency-screen.tsx')).SolvencyScreen;
    }),
    page('/fairness/:game/:id', label(texts('fairness', 'titles'), 'round'), async () => {
      return (await import('./round-screen.tsx')).RoundScreen;
    }),
  ],
  menu: {
    sections: [{ order: 10, ...link }],
    bottom: [{ order: 10, audience: 'guests', ...link }], // players have the cashier there
    footer: [{ order: 10, label: title, to: '/fairness' }],
  },
  openPages: async () => (await import('./open-pages.ts')).openPages,
});
