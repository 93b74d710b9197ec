import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { lazyTexts, texts } from '../../core/i18n/messages.ts';

export const wheelParts = defineParts({
  banner: { gradient: 'gold', messages: texts('wheel', 'home') },
  Replay: lazy(async () => ({ default: (await import('./fairness/replay.tsx')).WheelReplay })),
  Scene: lazy(async () => ({ default: (await import('./studio/gallery.tsx')).WheelGalleryScene })),
  scripts: async () => (await import('./studio/gallery.tsx')).wheelScripts,
  direction: async () => (await import('./studio/gallery.tsx')).wheelDirection,
  fairness: async () => (await import('./fairness/fairness.ts')).fairness,
  rules: async () => (await import('./screen/rules.tsx')).WheelRulesSource,
  faq: async () => ({ messages: await lazyTexts('wheel', 'faq'), numbers: { seconds: ['seconds', 'bettingMs'] } }),
  studio: async () => (await import('./studio/studio.ts')).wheelStudio,
});
