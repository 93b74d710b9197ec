import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { lazyTexts } from '../../core/i18n/messages.ts';

export const classicParts = defineParts({
  Replay: lazy(async () => ({ default: (await import('./fairness/replay.tsx')).ClassicReplay })),
  Scene: lazy(async () => ({ default: (await import('./studio/gallery.tsx')).ClassicGalleryScene })),
  scripts: async () => (await import('./studio/gallery.tsx')).classicScripts,
  direction: async () => (await import('./studio/gallery.tsx')).classicDirection,
  fairness: async () => (await import('./fairness/fairness.ts')).fairness,
  rules: async () => (await import('./screen/rules.tsx')).ClassicRulesSource,
  faq: async () => ({
    messages: await lazyTexts('classic', 'faq'),
    numbers: {
      seconds: ['seconds', 'countdownMs'],
      alone: ['seconds', 'aloneMs'],
      bets: ['count', 'maxBetsPerPlayer'],
      commission: ['percent', 'commissionPpm'],
    },
  }),
  studio: async () => (await import('./studio/studio.ts')).classicStudio,
});
