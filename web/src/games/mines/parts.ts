import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { lazyTexts, texts } from '../../core/i18n/messages.ts';

export const minesParts = defineParts({
  banner: { gradient: 'win', messages: texts('mines', 'home') },
  Replay: lazy(async () => ({ default: (await import('./fairness/replay.tsx')).MinesReplay })),
  Scene: lazy(async () => ({ default: (await import('./studio/gallery.tsx')).MinesGalleryScene })),
  scripts: async () => (await import('./studio/gallery.tsx')).minesScripts,
  direction: async () => (await import('./studio/gallery.tsx')).minesDirection,
  fairness: async () => (await import('./fairness/fairness.ts')).fairness,
  rules: async () => (await import('./screen/rules.tsx')).MinesRulesSource,
  faq: async () => ({
    messages: await lazyTexts('mines', 'faq'),
    numbers: { least: ['count', 'minMines'], most: ['count', 'maxMines'] },
  }),
  studio: async () => (await import('./studio/studio.ts')).minesStudio,
});
